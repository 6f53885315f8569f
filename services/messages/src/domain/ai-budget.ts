const MS_PER_DAY = 86_400_000;

/** The UTC day whose budget is spent at `now` (milliseconds), `YYYY-MM-DD`. */
export function budgetDay(now: number): string {
  return new Date(now).toISOString().slice(0, 10);
}

/** Milliseconds from `now` until the next budget begins. */
export function untilNextBudget(now: number): number {
  return MS_PER_DAY - (now % MS_PER_DAY);
}

/**
 * How many of a day's provider answers one network address may use, so that a single visitor cannot spend everyone's
 * (Q42). A tenth, but at least ten: behind one mobile carrier's address there are many people.
 */
export function shareOfOneAddress(dailyBudget: number): number {
  return Math.max(10, Math.ceil(dailyBudget / 10));
}
