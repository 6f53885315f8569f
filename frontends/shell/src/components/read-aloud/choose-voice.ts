import { type Language, LOCALES } from '@selah/shared/contracts/language-list';

type Voice = Pick<SpeechSynthesisVoice, 'lang' | 'localService' | 'default'>;

/**
 * The best voice of the device for a language. Voices of other computers are left out, because they would be sent what
 * somebody was told about their worry.
 */
export function chooseVoice<Kind extends Voice>(
  voices: readonly Kind[],
  language: Language,
): Kind | undefined {
  const own = voices.filter((voice) => voice.localService && languageOf(voice) === language);
  const ofRegion = own.filter((voice) => tagOf(voice) === LOCALES[language].toLowerCase());
  const fitting = ofRegion.length > 0 ? ofRegion : own;
  return fitting.find((voice) => voice.default) ?? fitting[0];
}

/** Android writes `pt_BR`. */
function tagOf({ lang }: Voice): string {
  return lang.replace('_', '-').toLowerCase();
}

function languageOf(voice: Voice): string | undefined {
  return tagOf(voice).split('-')[0];
}
