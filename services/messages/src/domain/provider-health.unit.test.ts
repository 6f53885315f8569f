import { describe, expect, it } from '@jest/globals';
import { afterFailure, HEALTHY, isPaused } from './provider-health.ts';

const NOW = Date.UTC(2026, 2, 1);

function afterFailures(count: number) {
  return Array.from({ length: count }).reduce<typeof HEALTHY>((health) => afterFailure(health, NOW), HEALTHY);
}

describe('the health of the provider', () => {
  it('is good after one or two failures', () => {
    expect(isPaused(afterFailures(2), NOW)).toBe(false);
  });

  it('means a pause of a minute after three failures in a row', () => {
    const health = afterFailures(3);
    expect(isPaused(health, NOW + 59_999)).toBe(true);
    expect(isPaused(health, NOW + 60_000)).toBe(false);
  });

  it('means another minute if the first call after the pause fails too', () => {
    const later = NOW + 60_000;
    expect(isPaused(afterFailure(afterFailures(3), later), later + 1)).toBe(true);
  });

  it('means a long pause at once where the account is used up', () => {
    const health = afterFailure(HEALTHY, NOW, 'spent');
    expect(isPaused(health, NOW + 599_999)).toBe(true);
    expect(isPaused(health, NOW + 600_000)).toBe(false);
  });

  it('stays good while a model is loaded: it is asked again a moment later', () => {
    const loading = [1, 2, 3].reduce((health) => afterFailure(health, NOW, 'loading'), HEALTHY);
    expect(isPaused(loading, NOW + 1)).toBe(true);
    expect(isPaused(loading, NOW + 5_000)).toBe(false);
    expect(loading.failuresInARow).toBe(0);
  });
});
