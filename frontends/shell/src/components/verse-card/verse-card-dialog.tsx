import { useTranslation } from '@selah/web-kit/platform';
import { Button } from '@selah/web-kit/ui/button';
import { Dialog } from '@selah/web-kit/ui/dialog';
import { TextField } from '@selah/web-kit/ui/field';
import Download from 'lucide-react/icons/download';
import Share2 from 'lucide-react/icons/share-2';
import { useEffect, useRef, useState } from 'react';
import { productName } from '../../lib/product-name.ts';
import { useLanguage } from '../../lib/use-language.ts';
import { VERSE_CARD } from '../../locales/verse-card.ts';
import { type CardTheme, drawCard, loadCardFont } from './draw-card.ts';
import { canShareFiles, downloadPicture, pictureOf, sharePicture } from './pass-picture-on.ts';

/** Verses word for word, or only the place that a letter names. */
export type VerseOfCard = {
  readonly psalm: number;
  readonly verses?: string | undefined;
  readonly text?: string;
  readonly edition?: string;
  readonly licence?: string;
};

interface VerseCardDialogProps {
  readonly verse: VerseOfCard;
  readonly onOpenChange: (isOpen: boolean) => void;
}

const NAME_LENGTH = 40;
const THEMES: readonly CardTheme[] = ['light', 'dark'];

/** A picture of the verse, drawn on this device: never the question, and a name only if it is added here. */
export function VerseCardDialog({ verse, onOpenChange }: VerseCardDialogProps) {
  const { t } = useTranslation();
  const texts = VERSE_CARD[useLanguage()];
  const canvas = useRef<HTMLCanvasElement>(null);
  const drawing = useRef<Promise<void>>(undefined);
  const [theme, setTheme] = useState<CardTheme>(themeOfPage);
  const [name, setName] = useState('');
  const [hasFailed, setHasFailed] = useState(false);
  const { psalm, verses, text, edition, licence } = verse;
  const place = t('message.reference', { psalm: verses ? `${psalm}:${verses}` : String(psalm) });
  const credit = [edition, licence].filter(Boolean).join(' · ') || undefined;

  useEffect(() => {
    let isNewest = true;
    const draw = async () => {
      await loadCardFont(text ?? place);
      // While the font was loading, another name or colour may have been chosen.
      if (!isNewest || !canvas.current) return;
      const content = { text, place, edition: credit, name: name.trim(), site: productName() };
      drawCard(canvas.current, content, theme);
    };
    drawing.current = draw().catch(() => setHasFailed(true));
    return () => {
      isNewest = false;
    };
  }, [text, place, credit, name, theme]);

  async function pass(onwards: (picture: File) => void | Promise<void>) {
    await drawing.current;
    const picture = canvas.current && (await pictureOf(canvas.current));
    if (picture) await onwards(picture);
    else setHasFailed(true);
  }

  return (
    <Dialog open onOpenChange={onOpenChange} title={texts.title} closeLabel={t('notifications.close')}>
      <div className="grid gap-5">
        <canvas
          ref={canvas}
          role="img"
          aria-label={[text, place].filter(Boolean).join(' · ')}
          className="mx-auto aspect-4/5 max-h-[42vh] w-auto max-w-full rounded-xl border border-edge"
        />
        {hasFailed && (
          <p role="alert" className="text-danger">
            {texts.failed}
          </p>
        )}
        <fieldset className="flex flex-wrap justify-center gap-2">
          <legend className="sr-only">{texts.colours}</legend>
          {THEMES.map((each) => (
            <Button
              key={each}
              look="quiet"
              className="px-4! aria-pressed:border-accent aria-pressed:bg-wash"
              aria-pressed={theme === each}
              onClick={() => setTheme(each)}
            >
              {texts.themes[each]}
            </Button>
          ))}
        </fieldset>
        <TextField
          label={texts.name}
          hint={texts.nameHint}
          value={name}
          maxLength={NAME_LENGTH}
          autoComplete="off"
          onChange={({ target }) => setName(target.value)}
        />
        <div className="flex flex-wrap gap-3">
          {canShareFiles() && (
            <Button onClick={() => void pass(sharePicture)}>
              <Share2 aria-hidden="true" className="size-4" />
              <span>{texts.share}</span>
            </Button>
          )}
          <Button look={canShareFiles() ? 'quiet' : 'primary'} onClick={() => void pass(downloadPicture)}>
            <Download aria-hidden="true" className="size-4" />
            <span>{texts.download}</span>
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

function themeOfPage(): CardTheme {
  return window.matchMedia?.('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}
