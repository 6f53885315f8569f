/** Kinds of distress that need help from a person at once. */
export const DISTRESS_KINDS = ['suicide', 'self_harm', 'abuse', 'danger'] as const;

export type DistressKind = (typeof DISTRESS_KINDS)[number];
