/** Who works on something, and until when (milliseconds since 1970) nobody else may take it. */
export interface Lease {
  readonly holder: string;
  readonly expiresAt: number;
}

/** How long a lease is valid without a renewal, in milliseconds; its holder renews it several times in that time. */
export const LEASE_MS = 30_000;

/** By how much the clocks of two machines may differ, in milliseconds. */
const CLOCK_TOLERANCE_MS = LEASE_MS;

/**
 * Whether nobody else may take it. A lease that ends later than any could has been taken by a clock that was ahead and was set
 * back since: it would keep the work of a process that was killed waiting until that clock's time.
 */
export function isValid(lease: Lease | undefined, now: number): boolean {
  if (!lease) return false;
  return lease.expiresAt > now && lease.expiresAt <= now + LEASE_MS + CLOCK_TOLERANCE_MS;
}
