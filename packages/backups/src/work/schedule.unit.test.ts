import { describe, expect, it } from '@jest/globals';
import { isBackupDue, NEVER, nextBackupAt } from './schedule.ts';

const ZONE = 'America/Sao_Paulo';
const daily = { every: 'daily', hour: 3 } as const;
const at = (text: string) => Date.parse(text);
/** São Paulo is three hours behind UTC. */
const AT_THREE = at('2026-03-10T06:00:00Z');
const DAY = 86_400_000;

const isDue = (now: number, lastAt: number, schedule: Parameters<typeof isBackupDue>[0] = daily) =>
  isBackupDue(schedule, now, lastAt, ZONE);

describe('the schedule of backups', () => {
  it('is due once at its hour in the time zone of the site', () => {
    const yesterday = AT_THREE - DAY + 60_000;
    expect(isDue(AT_THREE - 1, yesterday)).toBe(false);
    expect(isDue(AT_THREE, yesterday)).toBe(true);
    expect(isDue(AT_THREE + 1, AT_THREE)).toBe(false);
  });

  it('makes up for what was missed while nothing ran, once', () => {
    expect(isDue(AT_THREE + 5 * 3_600_000, AT_THREE - 3 * DAY)).toBe(true);
    expect(isDue(AT_THREE + 5 * 3_600_000, AT_THREE + 4 * 3_600_000)).toBe(false);
    expect(isDue(AT_THREE, NEVER)).toBe(true);
  });

  it('does not wait for years after a clock was set back', () => {
    expect(isDue(AT_THREE + 1, AT_THREE + 400 * DAY)).toBe(true);
  });

  it('makes one after a clock jumped forward', () => {
    expect(isDue(AT_THREE + 400 * DAY, AT_THREE)).toBe(true);
    expect(isDue(AT_THREE + 400 * DAY + 60_000, AT_THREE + 400 * DAY)).toBe(false);
  });

  it('is weekly on Sundays, or off', () => {
    const sunday = at('2026-03-15T06:00:00Z');
    const weekly = { every: 'weekly', hour: 3 } as const;
    expect(nextBackupAt(weekly, AT_THREE, ZONE)).toBe(sunday);
    expect(isDue(sunday - 1, AT_THREE - DAY, weekly)).toBe(false);
    expect(isDue(sunday, AT_THREE, weekly)).toBe(true);
    expect(isDue(sunday, NEVER, { every: 'off', hour: 3 })).toBe(false);
    expect(nextBackupAt({ every: 'off', hour: 3 }, AT_THREE, ZONE)).toBeUndefined();
  });

  it('knows zones that are not whole hours away', () => {
    expect(nextBackupAt(daily, at('2026-03-10T00:00:00Z'), 'Asia/Kathmandu')).toBe(
      at('2026-03-10T21:15:00Z'),
    );
  });
});
