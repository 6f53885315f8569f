/** What a worry may speak of that calls for a human being at once. */
export const DISTRESS_KINDS = ['suicide', 'self_harm', 'abuse', 'danger'] as const;

export type DistressKind = (typeof DISTRESS_KINDS)[number];
