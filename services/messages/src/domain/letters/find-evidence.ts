import type { PhraseMatch } from '@selah/distress/engine/phrase-matcher';
import { SITUATIONS, type Situation } from '../situations/situations.ts';
import type { Label, LanguageReader } from './language-reader.ts';
import type { TypedWords } from './typed-words.ts';

/** The phrases that say a situation. */
export interface Evidence {
  readonly situation: Situation;
  readonly matches: readonly PhraseMatch<Label>[];
  /** Distinct rules that were found. */
  readonly rules: number;
  /** Words of the longest rule that was found. */
  readonly length: number;
}

export interface FoundEvidence {
  readonly bySituation: ReadonlyMap<string, Evidence>;
  /** Situations that another phrase excludes, and those that are only denied or feared. */
  readonly ruledOut: ReadonlySet<string>;
  /** Words of the text. */
  readonly words: number;
}

/** What the phrases of a language say about a text. */
export function findEvidence(
  matches: readonly PhraseMatch<Label>[],
  typed: TypedWords,
  reader: LanguageReader,
): FoundEvidence {
  const byRule = new Map<number, PhraseMatch<Label>>();
  const excluded = new Set<string>();
  const turned = new Set<string>();
  for (const match of matches) {
    const { label } = match;
    if (label.kind === 'not') excluded.add(label.situation);
    if (label.kind !== 'says') continue;
    if (reader.isTurned(typed.folded, match)) turned.add(label.situation);
    else if (!byRule.has(label.part)) byRule.set(label.part, match);
  }
  const bySituation = new Map<string, Evidence>();
  for (const { situation: id, parts } of reader.rules) {
    const situation = SITUATIONS.get(id);
    if (!situation || excluded.has(id)) continue;
    const found = parts.map((part) => byRule.get(part)).filter((match) => match !== undefined);
    if (found.length < parts.length) continue;
    const before = bySituation.get(id);
    const length = found.reduce((sum, { start, end }) => sum + end - start, 0);
    bySituation.set(id, {
      situation,
      matches: [...(before?.matches ?? []), ...found],
      rules: (before?.rules ?? 0) + 1,
      length: Math.max(before?.length ?? 0, length),
    });
  }
  const denied = [...turned].filter((id) => !bySituation.has(id));
  return { bySituation, ruledOut: new Set([...excluded, ...denied]), words: typed.folded.length };
}
