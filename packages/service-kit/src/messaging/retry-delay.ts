const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** A quick second try for a hiccup, long pauses for something that a person has to repair. */
const REACTION_DELAYS_MS = [SECOND, 5 * SECOND, 30 * SECOND, 2 * MINUTE, 10 * MINUTE] as const;

/** Decides, from how often an event was tried (1 after the first failure), the milliseconds until it comes again. */
export type RetryDelay = (attempts: number) => number;

export const reactionRetryDelay: RetryDelay = (attempts) =>
  REACTION_DELAYS_MS[Math.min(attempts, REACTION_DELAYS_MS.length) - 1] ?? SECOND;

/** For work that someone waits for: 50 ms, doubled each time up to two seconds. */
export const shortRetryDelay: RetryDelay = (attempts) => Math.min(50 * 2 ** (attempts - 1), 2 * SECOND);

/** How long events stay for a reaction or follower that is away, the same with and without a broker. */
export const EVENT_LIFETIME_MS = 30 * 24 * 60 * MINUTE;
