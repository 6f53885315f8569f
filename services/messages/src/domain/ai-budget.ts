import { LETTER_COUNT_MS } from '@selah/shared/contracts/lifetimes';

/** The UTC day to which `now` (milliseconds) belongs, `YYYY-MM-DD`. */
export function budgetDay(now: number): string {
  return new Date(now).toISOString().slice(0, 10);
}

/** Milliseconds from `now` until the next UTC day. */
export function untilNextBudget(now: number): number {
  return LETTER_COUNT_MS - (now % LETTER_COUNT_MS);
}

/**
 * The part of a day's provider answers that one network address may use, so that a single visitor cannot use up
 * the whole budget (Q42). A tenth, but at least ten, because many people share the address of a mobile carrier.
 */
export function shareOfOneAddress(dailyBudget: number): number {
  return Math.max(10, Math.ceil(dailyBudget / 10));
}
