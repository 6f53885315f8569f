import { requests, thanks } from './plan/gladness.ts';
import { body, expecting, illness } from './plan/health.ts';
import { addiction, conscience, decision, faith, fear, growth } from './plan/inner.ts';
import { home, justice, money, study, work } from './plan/living.ts';
import { grief } from './plan/loss.ts';
import { children, family, love, others } from './plan/love.ts';
import type { PlannedSituation, ThemePlan } from './plan/situation-plan.ts';

/** All situations by theme, the same in every language. Where two fit equally, the earlier one is chosen. */
export const PLAN = {
  grief,
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
  /** Its parents, nearest first. */
  readonly ancestors: readonly string[];
  /** In the order of the plan. */
  readonly rank: number;
}

const PLANNED = new Map(
  Object.entries<ThemePlan>(PLAN).flatMap(([theme, plan]) =>
    Object.entries(plan).map(([id, planned]) => [id, { ...planned, id, theme: theme as ThemeId }]),
  ),
);

export const SITUATIONS: ReadonlyMap<string, Situation> = new Map(
  [...PLANNED.values()].map((planned, rank) => [
    planned.id,
    { ...planned, ancestors: ancestorsOf(planned.id), rank },
  ]),
);

/** Situations to which others back off: they say less. */
export const GENERAL: ReadonlySet<string> = new Set(
  [...SITUATIONS.values()].flatMap(({ ancestors }) => ancestors),
);

function ancestorsOf(id: string): string[] {
  const parent = PLANNED.get(id)?.parent;
  return parent === undefined ? [] : [parent, ...ancestorsOf(parent)];
}
