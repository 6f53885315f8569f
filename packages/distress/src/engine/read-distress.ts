import type { Language } from '@selah/shared/contracts/language-list';
import { type Distress, detectDistress, wordsOfHints } from './detect-distress.ts';
import { loadHintReader } from './hints/load-hints.ts';

export interface DistressRead extends Distress {
  /** True if it is said directly, false if only hinted at, which may be a misunderstanding. */
  isExplicit: boolean;
}

/** Time limit for loading the hints of a text in which nothing is said directly. Milliseconds. */
const HINTS_TIMEOUT_MS = 2_000;

/**
 * What a text speaks of: directly (`detectDistress`), which needs no download, and otherwise by hints. If the hints
 * cannot be loaded in time, they are not read.
 */
export async function readDistress(text: string, language: Language): Promise<DistressRead> {
  const said = detectDistress(text, language);
  if (said.distress) return { ...said, isExplicit: true };
  const readHints = await withinTimeout(loadHintReader(language)).catch(() => undefined);
  const kinds = readHints?.(wordsOfHints(text, language)) ?? [];
  return { distress: kinds.length > 0, kinds: [...kinds], isExplicit: false };
}

function withinTimeout<Answer>(answer: Promise<Answer>): Promise<Answer | undefined> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, HINTS_TIMEOUT_MS, undefined);
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
