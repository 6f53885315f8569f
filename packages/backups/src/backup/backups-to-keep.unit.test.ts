import { describe, expect, it } from '@jest/globals';
import { backupsToKeep } from './backups-to-keep.ts';

const kept = (moments: readonly number[]) => backupsToKeep(moments.map((createdAt) => ({ createdAt })));

const DAY_MS = 86_400_000;
const days = (moments: Iterable<number>) =>
  [...moments].toSorted((a, b) => a - b).map((moment) => new Date(moment).toISOString().slice(0, 10));

describe('which backups are kept', () => {
  it('the last one of each of seven days, five weeks and twelve months', () => {
    const start = Date.parse('2025-01-01T03:00:00Z');
    const daily = Array.from({ length: 730 }, (_, day) => start + day * DAY_MS);
    expect(days(kept(daily))).toEqual([
      // Twelve months, of which December is not over.
      ...['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31', '2026-06-30'],
      ...['2026-07-31', '2026-08-31', '2026-09-30', '2026-10-31', '2026-11-30'],
      // Sundays of five weeks, the last of which is not over, and seven days.
      ...['2026-12-06', '2026-12-13', '2026-12-20', '2026-12-25', '2026-12-26', '2026-12-27'],
      ...['2026-12-28', '2026-12-29', '2026-12-30', '2026-12-31'],
    ]);
  });

  it('the newest of one day', () => {
    const noon = Date.parse('2026-03-01T12:00:00Z');
    expect([...kept([noon - 1_000, noon, noon - 2_000])]).toEqual([noon]);
  });

  it('those from before a restore, as long as those of days', () => {
    const noon = Date.parse('2026-03-01T12:00:00Z');
    const beforeRestore = { createdAt: noon, isBeforeRestore: true };
    const daily = (count: number) =>
      Array.from({ length: count }, (_, day) => ({ createdAt: noon + 1 + day * DAY_MS }));
    expect(backupsToKeep([beforeRestore, ...daily(7)]).has(noon)).toBe(true);
    expect(backupsToKeep([beforeRestore, ...daily(8)]).has(noon)).toBe(false);
  });

  it('all that a clock has dated rarely, however long ago or ahead', () => {
    const moments = ['1970-01-02', '2026-03-01', '2026-03-02', '2099-01-01'].map((day) => Date.parse(day));
    expect(kept(moments)).toEqual(new Set(moments));
  });
});
