import { requests, thanks } from './plan/gladness.ts';
import { body, expecting, illness } from './plan/health.ts';
import { addiction, conscience, decision, faith, fear, growth } from './plan/inner.ts';
import { home, justice, money, study, work } from './plan/living.ts';
import { animals, grief } from './plan/loss.ts';
import { children, family, love, others } from './plan/love.ts';
import type { PlannedSituation, ThemePlan } from './plan/situation-plan.ts';

/** All situations by theme, the same in every language. Where two fit equally, the earlier one is chosen. */
export const PLAN = {
  grief,
  animals,
  illness,
  body,
  expecting,
  love,
  children,
  family,
  others,
  work,
  money,
  study,
  home,
  justice,
  fear,
  conscience,
  addiction,
  faith,
  decision,
  growth,
  thanks,
  requests,
} as const;

export type ThemeId = keyof typeof PLAN;

/** A situation with its place in the plan. */
export interface Situation extends PlannedSituation {
  readonly id: string;
  readonly theme: ThemeId;
  /** Its parents, nearest first, up to the root of its theme. */
  readonly ancestors: readonly string[];
  /** In the order of the plan. */
  readonly rank: number;
}

export const SITUATIONS: ReadonlyMap<string, Situation> = new Map(
  Object.entries<ThemePlan>(PLAN)
    .flatMap(([theme, plan]) => Object.entries(plan).map(([id, planned]) => ({ theme, plan, id, planned })))
    .map(({ theme, plan, id, planned }, rank) => [
      id,
      { ...planned, id, theme: theme as ThemeId, ancestors: ancestorsOf(id, plan), rank },
    ]),
);

function ancestorsOf(id: string, plan: ThemePlan): string[] {
  const root = Object.keys(plan)[0];
  if (id === root || root === undefined) return [];
  const parent = plan[id]?.parent ?? root;
  return [parent, ...ancestorsOf(parent, plan)];
}
