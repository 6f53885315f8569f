import type { Manner } from '../situations/plan/situation-plan.ts';
import { GENERAL, SITUATIONS, type Situation } from '../situations/situations.ts';
import type { Evidence, FoundEvidence } from './find-evidence.ts';

/** How likely a situation must be. A wrong letter costs more than an honest one. */
const LIKELY_ENOUGH = 0.5;

/** How likely all sorrows or all joys together must be, for an honest letter to say so. */
const SURE_OF_MANNER = 0.85;

/** What a letter will speak of; of none, whether it is a sorrow or a joy, if that is sure. */
export interface Choice {
  readonly situation?: Situation | undefined;
  readonly manner?: Manner | undefined;
  /** How likely a situation is, from 0 to 1. */
  likelihoodOf(id: string): number;
}

/**
 * The most particular situation that is likely enough: a parent is as likely as all that back off to it together.
 * Phrases that were found make a situation likelier than similar words alone.
 */
export function chooseSituation(
  logLikelihoods: ReadonlyMap<string, number>,
  { bySituation, ruledOut, words }: FoundEvidence,
): Choice {
  const scores = new Map(logLikelihoods);
  const least = Math.min(...scores.values());
  for (const [id, evidence] of bySituation)
    scores.set(id, (scores.get(id) ?? least) + weightOf(evidence, words));
  for (const id of ruledOut) scores.delete(id);
  const likely = softmax(scores);
  let chosen: Situation | undefined;
  for (const [id, probability] of withParents(likely, ruledOut)) {
    const situation = SITUATIONS.get(id);
    if (!situation || probability < LIKELY_ENOUGH) continue;
    if (!chosen || depthOf(situation) > depthOf(chosen)) chosen = situation;
  }
  const likelihoodOf = (id: string) => likely.get(id) ?? 0;
  return chosen
    ? { situation: chosen, manner: chosen.manner, likelihoodOf }
    : { manner: sureManner(likely), likelihoodOf };
}

function sureManner(probabilities: ReadonlyMap<string, number>): Manner | undefined {
  const sums = new Map<Manner, number>();
  for (const [id, probability] of probabilities) {
    const manner = SITUATIONS.get(id)?.manner;
    if (manner) sums.set(manner, (sums.get(manner) ?? 0) + probability);
  }
  return [...sums].find(([, sum]) => sum >= SURE_OF_MANNER)?.[0];
}

/** In the unit of log-likelihoods. A phrase that is nearly the whole text says more than one in a long text. */
function weightOf({ situation, rules, length }: Evidence, words: number): number {
  const all = 1 + 5 * Math.min(length / words, 1);
  const says = isAskedBesideAnything(situation) ? 0 : GENERAL.has(situation.id) ? all - 0.5 : all;
  return says + Math.min(rules - 1, 3) / 2 + Math.min(length, 6) / 4;
}

/** What can be asked for beside any situation (a prayer, a blessing, a Psalm). */
function isAskedBesideAnything({ id, manner, theme }: Situation): boolean {
  return theme === 'requests' && manner === 'request' && !PARTICULAR_REQUESTS.has(id);
}

const PARTICULAR_REQUESTS = new Set([
  'which-psalm-fear',
  'which-psalm-sleep',
  'which-psalm-sick',
  'which-psalm-protection',
  'which-psalm-thanks',
  'which-psalm-grief',
  'how-to-pray',
]);

function softmax(scores: ReadonlyMap<string, number>): Map<string, number> {
  const most = Math.max(...scores.values());
  const powers = [...scores].map(([id, score]) => [id, Math.exp(score - most)] as const);
  const sum = powers.reduce((all, [, power]) => all + power, 0);
  return new Map(powers.map(([id, power]) => [id, power / sum]));
}

/** Parents are as likely as their children together, but not if a phrase rules them out. */
function withParents(
  probabilities: ReadonlyMap<string, number>,
  ruledOut: ReadonlySet<string>,
): ReadonlyMap<string, number> {
  const sums = new Map(probabilities);
  for (const [id, probability] of probabilities)
    for (const parent of SITUATIONS.get(id)?.ancestors ?? [])
      if (!ruledOut.has(parent)) sums.set(parent, (sums.get(parent) ?? 0) + probability);
  return sums;
}

const depthOf = ({ ancestors }: Situation) => ancestors.length;
