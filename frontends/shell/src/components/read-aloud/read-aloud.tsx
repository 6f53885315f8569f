import type { Language } from '@selah/shared/contracts/language-list';
import { Button } from '@selah/web-kit/ui/button';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import Square from 'lucide-react/icons/square';
import Volume2 from 'lucide-react/icons/volume-2';
import { useEffect, useState } from 'react';
import { useLanguage } from '../../lib/use-language.ts';
import { READ_ALOUD, type Speed } from '../../locales/read-aloud.ts';
import { sentencesOf } from './sentences.ts';
import { createSpeaker, type Speaking } from './speaker.ts';
import { useVoice } from './use-voice.ts';

interface ReadAloudProps {
  readonly text: string;
  /** The language of the text. */
  readonly language: Language;
}

/** A little slower than voices usually speak, because the text is for a hard moment. */
const RATES: Readonly<Record<Speed, number>> = { slow: 0.75, normal: 0.95, fast: 1.2 };

/** Reads a text with the device's own voice; nothing where it has none of the language. */
export function ReadAloud({ text, language }: ReadAloudProps) {
  const texts = READ_ALOUD[useLanguage()];
  const voice = useVoice(language);
  const [state, setState] = useState<Speaking>('silent');
  const [speed, setSpeed] = useState<Speed>('normal');
  const [speaker] = useState(() => createSpeaker(setState));

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new text silences the one before
  useEffect(() => {
    // The browser would go on speaking after the page was left.
    window.addEventListener('pagehide', speaker.stop);
    return () => {
      window.removeEventListener('pagehide', speaker.stop);
      speaker.stop();
    };
  }, [speaker, text]);

  if (!voice) return null;

  const { label, Icon, press } = {
    silent: {
      label: texts.listen,
      Icon: Volume2,
      press: () => speaker.start(sentencesOf(text), voice, RATES[speed]),
    },
    speaking: { label: texts.pause, Icon: Pause, press: speaker.pause },
    paused: { label: texts.resume, Icon: Play, press: speaker.resume },
  }[state];

  function choose(chosen: Speed) {
    setSpeed(chosen);
    speaker.setRate(RATES[chosen]);
  }

  return (
    <fieldset className="flex flex-wrap items-center">
      <legend className="sr-only">{texts.group}</legend>
      <Button look="plain" onClick={press}>
        <Icon aria-hidden="true" className="size-4" />
        <span>{label}</span>
      </Button>
      {state !== 'silent' && (
        <>
          <Button look="plain" onClick={speaker.stop}>
            <Square aria-hidden="true" className="size-4" />
            <span>{texts.stop}</span>
          </Button>
          <label className="inline-flex min-h-11 items-center gap-2 px-3 text-ink-soft">
            <span>{texts.speed}</span>
            <select
              className="min-h-9 rounded-lg border border-edge-strong bg-transparent px-2 text-ink"
              value={speed}
              onChange={({ target }) => choose(target.value as Speed)}
            >
              {(Object.keys(RATES) as Speed[]).map((each) => (
                <option key={each} value={each} className="bg-raised text-ink">
                  {texts.speeds[each]}
                </option>
              ))}
            </select>
          </label>
        </>
      )}
    </fieldset>
  );
}
