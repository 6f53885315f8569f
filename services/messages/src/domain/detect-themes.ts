import type { Word } from '@selah/distress/engine/lexicon';
import { compilePhrases, type Phrase, type PhraseMatcher } from '@selah/distress/engine/phrase-matcher';
import { LEXICON, readWords, type TypedText } from '@selah/distress/engine/read-words';
import { LANGUAGES, type Language } from '@selah/shared/contracts/languages';
import { en } from './theme-words/en.ts';
import { es } from './theme-words/es.ts';
import { fr } from './theme-words/fr.ts';
import { pt } from './theme-words/pt.ts';
import type { ThemeWords } from './theme-words/theme-words.ts';
import { type SecondTheme, THEMES, type Theme, type WordedTheme } from './themes.ts';

/** The themes of a worry: the main one, and at most one more. */
export interface RecognisedThemes {
  theme: Theme;
  also?: SecondTheme;
}

interface Pointer {
  theme: WordedTheme;
  weight: number;
  phrase: Phrase;
}

interface Reader {
  pointers: PhraseMatcher<Pointer>;
  turns: PhraseMatcher<true>;
}

const WEIGHT_OF_SURE = 3;
const WEIGHT_OF_HINT = 1;

const READERS: Readonly<Record<Language, Reader>> = {
  pt: readerOf(pt),
  en: readerOf(en),
  es: readerOf(es),
  fr: readerOf(fr),
};

/**
 * Detects the themes of a worry by its words, in the page's language first; if nothing is found there, in the others,
 * because people also write in their mother tongue. `anything` if no theme is found.
 */
export function detectThemes(question: TypedText, language: Language): RecognisedThemes {
  const words = readWords(question);
  for (const tongue of [language, ...LANGUAGES.filter((other) => other !== language)]) {
    const recognised = read(words, READERS[tongue]);
    if (recognised) return recognised;
  }
  return { theme: 'anything' };
}

function read(words: readonly Word[], { pointers, turns }: Reader): RecognisedThemes | undefined {
  const weights = weigh(words, pointers);
  // “Thank you” also ends a request, and thanks followed by “but” introduce another theme: gratitude counts only
  // if it is said outright.
  const thanks = weights.get('thanks') ?? 0;
  if (thanks > 0 && (thanks < WEIGHT_OF_SURE || turns.findRead(words).length > 0)) weights.delete('thanks');
  const [first, second] = [...weights].sort(([a, heavy], [b, light]) => light - heavy || rank(a) - rank(b));
  if (!first) return undefined;
  const theme = first[0];
  const also = theme === 'thanks' || !second || second[1] < WEIGHT_OF_SURE ? undefined : second[0];
  return also === undefined || also === 'thanks' ? { theme } : { theme, also };
}

/** Each phrase counts once, however often it is repeated. */
function weigh(words: readonly Word[], pointers: PhraseMatcher<Pointer>): Map<WordedTheme, number> {
  const weights = new Map<WordedTheme, number>();
  for (const { theme, weight } of new Set(pointers.findRead(words).map(({ label }) => label))) {
    weights.set(theme, (weights.get(theme) ?? 0) + weight);
  }
  return weights;
}

function rank(theme: Theme): number {
  return THEMES.indexOf(theme);
}

function readerOf({ themes, groups, turns }: ThemeWords): Reader {
  const pointers = THEMES.flatMap((theme) => {
    if (theme === 'anything') return [];
    const { sure, hint } = themes[theme];
    return [
      ...sure.map((phrase) => ({ theme, weight: WEIGHT_OF_SURE, phrase })),
      ...hint.map((phrase) => ({ theme, weight: WEIGHT_OF_HINT, phrase })),
    ];
  });
  return {
    pointers: compilePhrases(
      pointers.map((pointer) => [pointer, [pointer.phrase]] as const),
      groups,
      LEXICON,
    ),
    turns: compilePhrases([[true, turns]], groups, LEXICON),
  };
}
