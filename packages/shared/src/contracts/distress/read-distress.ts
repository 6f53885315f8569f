import type { Language } from '../language-list.ts';
import { type Distress, detectDistress } from './detect-distress.ts';
import { loadHintReader } from './hints/load-hints.ts';

/** How long what is said outright waits for what reads between the lines. Milliseconds. */
const PATIENCE_MS = 2_000;

/**
 * What a worry speaks of, outright and between the lines (`detectDistress`). Where what reads between the lines cannot be
 * had, or not in time, the rest is read without.
 */
export async function readDistress(text: string, language: Language): Promise<Distress> {
  const readHints = await inTime(loadHintReader(language)).catch(() => undefined);
  return detectDistress(text, language, readHints);
}

function inTime<Answer>(answer: Promise<Answer>): Promise<Answer | undefined> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, PATIENCE_MS, undefined);
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
