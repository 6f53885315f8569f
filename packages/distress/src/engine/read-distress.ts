import type { Language } from '@selah/shared/contracts/language-list';
import { type Distress, detectDistress, wordsOfHints } from './detect-distress.ts';
import { loadHintReader } from './hints/load-hints.ts';

export interface DistressRead extends Distress {
  /** It is said in so many words, and not only hinted at: what is hinted at may be a misunderstanding. */
  outright: boolean;
}

/** How long a worry in which nothing is said outright waits for what reads between the lines. Milliseconds. */
const PATIENCE_MS = 2_000;

/**
 * What a worry speaks of: outright (`detectDistress`), which never waits, and otherwise between the lines. Where what reads
 * these cannot be had, or not in time, they stay unread.
 */
export async function readDistress(text: string, language: Language): Promise<DistressRead> {
  const said = detectDistress(text, language);
  if (said.distress) return { ...said, outright: true };
  const readHints = await inTime(loadHintReader(language)).catch(() => undefined);
  const kinds = readHints?.(wordsOfHints(text, language)) ?? [];
  return { distress: kinds.length > 0, kinds: [...kinds], outright: false };
}

function inTime<Answer>(answer: Promise<Answer>): Promise<Answer | undefined> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, PATIENCE_MS, undefined);
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
