const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** Short delays for temporary failures, long ones for those that a person must repair. */
const REACTION_DELAYS_MS = [SECOND, 5 * SECOND, 30 * SECOND, 2 * MINUTE, 10 * MINUTE] as const;

/** Milliseconds until the next attempt, by the number of failed attempts (1 or more). */
export type RetryDelay = (attempts: number) => number;

export const reactionRetryDelay: RetryDelay = (attempts) =>
  REACTION_DELAYS_MS[Math.min(attempts, REACTION_DELAYS_MS.length) - 1] ?? SECOND;

/** For work that a caller waits for: 50 ms, doubled up to two seconds. */
export const shortRetryDelay: RetryDelay = (attempts) => Math.min(50 * 2 ** (attempts - 1), 2 * SECOND);

/** After this many failed deliveries, in about two and a half hours, an event is parked: a person must look at the cause. */
export const MAX_DELIVERIES = 20;

/** Length of a list of parked events. */
export const PARKED_LIST_MAX = 100;
