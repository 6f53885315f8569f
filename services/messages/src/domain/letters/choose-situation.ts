import { GENERAL, SITUATIONS, type Situation } from '../situations/situations.ts';
import type { Evidence, FoundEvidence } from './find-evidence.ts';

/** How likely a situation must be. A wrong letter costs more than an honest one. */
const LIKELY_ENOUGH = 0.6;

/**
 * The most particular situation that is likely enough: a parent is as likely as all that back off to it together.
 * Phrases that were found make a situation likelier than similar words alone.
 */
export function chooseSituation(
  logLikelihoods: ReadonlyMap<string, number>,
  { bySituation, ruledOut, words }: FoundEvidence,
): Situation | undefined {
  const scores = new Map(logLikelihoods);
  const least = Math.min(...scores.values());
  for (const [id, evidence] of bySituation)
    scores.set(id, (scores.get(id) ?? least) + weightOf(evidence, words));
  for (const id of ruledOut) scores.delete(id);
  const probabilities = withParents(softmax(scores));
  let chosen: Situation | undefined;
  for (const [id, probability] of probabilities) {
    const situation = SITUATIONS.get(id);
    if (!situation || probability < LIKELY_ENOUGH) continue;
    if (!chosen || depthOf(situation) > depthOf(chosen)) chosen = situation;
  }
  return chosen;
}

/** In the unit of log-likelihoods. A phrase that is nearly the whole text says more than one in a long text. */
function weightOf({ situation, rules, length }: Evidence, words: number): number {
  const all = 1 + 5 * Math.min(length / words, 1);
  const says = isAskedBesideAnything(situation) ? 0 : GENERAL.has(situation.id) ? all / 2 : all;
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

function withParents(probabilities: ReadonlyMap<string, number>): ReadonlyMap<string, number> {
  const sums = new Map(probabilities);
  for (const [id, probability] of probabilities)
    for (const parent of SITUATIONS.get(id)?.ancestors ?? [])
      sums.set(parent, (sums.get(parent) ?? 0) + probability);
  return sums;
}

const depthOf = ({ ancestors }: Situation) => ancestors.length;
