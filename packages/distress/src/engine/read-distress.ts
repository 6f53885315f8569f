import type { Language } from '@selah/shared/contracts/language-list';
import { type Distress, type PhrasesRead, readPhrases } from './detect-distress.ts';
import { type LoadHintReader, loadHintReader } from './hints/load-hints.ts';
import type { HintReader } from './hints/read-hints.ts';
import type { TypedText } from './read-words.ts';

export interface DistressRead extends Distress {
  /** True if it is said directly, false if only hinted at, which may be a misunderstanding. */
  isExplicit: boolean;
}

/** Time limit for loading the weights of a text in which no phrase decides. Milliseconds. */
const WEIGHTS_TIMEOUT_MS = 2_000;

/** What a phrase that does not decide alone adds to what was learned. Log-odds, chosen on `learning/tuning`. */
const PHRASE_LOG_ODDS = 0.5;

/**
 * How far over the threshold a phrase that does not decide alone counts as said outright. Below it, help is offered just as
 * well, beside an ordinary letter: one in a hundred texts of danger, and half of the worries that got the letter for
 * danger by mistake. Log-odds, chosen on `learning/tuning`.
 */
const SAID_OUTRIGHT = 0.75;

/**
 * What a text speaks of. Outright phrases decide at once and alone, whatever stands around them. Other phrases are
 * weighed with what was learned, so that a film, a verse or a past overcome is not taken for danger. If the learned
 * weights cannot be loaded in time, every phrase decides. Of `name`, which its author wrote before the text, only phrases
 * count: what was learned from worries knows nothing of names, and sees danger in some.
 */
export async function readDistress(
  text: TypedText,
  language: Language,
  loadReader: LoadHintReader = loadHintReader,
  name = '',
): Promise<DistressRead> {
  const said = readPhrases(text, language, name);
  if (said.decides) return { distress: true, kinds: said.kinds, isExplicit: true };
  const reader = loadReader(language);
  // Nearly always it is there: a timer for each text would cost as much as folding it.
  const readHints =
    typeof reader === 'function' ? reader : await withinTimeout(reader).catch(() => undefined);
  const { distress, kinds, isExplicit } = weigh(said, readHints);
  return { distress, kinds, isExplicit };
}

/** The same with the weights at hand or without any, and the log-odds over the threshold. */
export function weighDistress(
  text: string,
  language: Language,
  readHints: HintReader | undefined,
): DistressRead & { readonly score: number } {
  return weigh(readPhrases(text, language), readHints);
}

function weigh(
  { distress, kinds, decides, ownWords }: PhrasesRead,
  readHints: HintReader | undefined,
): DistressRead & { readonly score: number } {
  if (decides || !readHints) {
    return { distress, kinds, isExplicit: distress, score: distress ? Infinity : -Infinity };
  }
  const hint = readHints(ownWords);
  const score = hint.score + (distress ? PHRASE_LOG_ODDS : 0);
  if (score < 0) return { distress: false, kinds: [], isExplicit: false, score };
  const isExplicit = distress && score >= SAID_OUTRIGHT;
  return { distress: true, kinds: distress ? kinds : [...hint.kinds], isExplicit, score };
}

function withinTimeout<Answer>(answer: Promise<Answer>): Promise<Answer | undefined> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, WEIGHTS_TIMEOUT_MS, undefined);
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
