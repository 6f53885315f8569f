import type { Language } from '@selah/shared/contracts/language-list';
import { type Distress, detectByLanguage, inAnyLanguage, wordsOfHints } from './detect-distress.ts';
import { loadHintReader } from './hints/load-hints.ts';
import type { HintReader } from './hints/read-hints.ts';

export interface DistressRead extends Distress {
  /** True if it is said directly, false if only hinted at, which may be a misunderstanding. */
  isExplicit: boolean;
}

/** How long a worry waits for what reads between the lines. Milliseconds. */
const PATIENCE_MS = 2_000;

/** What a phrase of the page's language adds to what was learned. Log-odds, chosen on `learning/tuning`. */
const SAID_OUTRIGHT = 1;

/**
 * What a worry speaks of. Phrases that say it outright and what was learned of hints are weighed together, so that a film,
 * a verse or a past overcome is not taken for danger. Where what was learned cannot be had, or not in time, phrases decide.
 */
export async function readDistress(text: string, language: Language): Promise<DistressRead> {
  const readHints = await withinTimeout(loadHintReader(language)).catch(() => undefined);
  const { distress, kinds, isExplicit } = weighDistress(text, language, readHints);
  return { distress, kinds, isExplicit };
}

/** The same with what was learned at hand, or without. */
export function weighDistress(
  text: string,
  language: Language,
  readHints: HintReader | undefined,
): DistressRead & { readonly score: number } {
  const found = detectByLanguage(text, language);
  const said = inAnyLanguage(found);
  const isExplicit = said.distress;
  // What was learned in the language of the page knows nothing of other languages.
  const decided = !readHints || (isExplicit && !found.has(language));
  if (decided) return { ...said, isExplicit, score: isExplicit ? Infinity : -Infinity };
  const hint = readHints(wordsOfHints(text, language));
  const score = hint.score + (isExplicit ? SAID_OUTRIGHT : 0);
  if (score < 0) return { distress: false, kinds: [], isExplicit: false, score };
  return { distress: true, kinds: isExplicit ? said.kinds : [...hint.kinds], isExplicit, score };
}

function withinTimeout<Answer>(answer: Promise<Answer>): Promise<Answer | undefined> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, PATIENCE_MS, undefined);
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
