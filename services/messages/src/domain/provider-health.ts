import type { ProviderFailureReason } from './ports.ts';

/** Whether the provider should be asked at present. */
export interface ProviderHealth {
  readonly failuresInARow: number;
  /** Milliseconds since 1970. */
  readonly pausedUntil: number;
}

export const HEALTHY: ProviderHealth = { failuresInARow: 0, pausedUntil: 0 };

const FAILURES_BEFORE_PAUSE = 3;
const PAUSE_MS = 60_000;

/** A used-up account is filled by a person. */
const SPENT_PAUSE_MS = 10 * 60_000;

/** While a model loads in the background, no further question is sent. */
const LOADING_PAUSE_MS = 5_000;

export function isPaused(health: ProviderHealth, now: number): boolean {
  return now < health.pausedUntil;
}

/**
 * After three failures in a row the provider is not asked for a minute, because otherwise every visitor would wait for
 * its timeout before the composer answers. After the pause a single failure starts the next one. A used-up account is a
 * failure at once, a model that is being loaded is none.
 */
export function afterFailure(
  health: ProviderHealth,
  now: number,
  reason?: ProviderFailureReason,
): ProviderHealth {
  if (reason === 'loading') return { ...health, pausedUntil: now + LOADING_PAUSE_MS };
  if (reason === 'spent') return { failuresInARow: FAILURES_BEFORE_PAUSE, pausedUntil: now + SPENT_PAUSE_MS };
  const failuresInARow = health.failuresInARow + 1;
  if (failuresInARow < FAILURES_BEFORE_PAUSE) return { ...health, failuresInARow };
  return { failuresInARow, pausedUntil: now + PAUSE_MS };
}
