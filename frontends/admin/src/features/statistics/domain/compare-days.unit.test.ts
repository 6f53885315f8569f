import { describe, expect, it } from '@jest/globals';
import type { StatsDay } from '@selah/shared/contracts/stats/stats';
import { type Counts, compareDays, comparisonShift, daysNeeded, sumDays } from './compare-days.ts';

const NONE: Counts = { pageViews: 0, spinCount: 0, videoPlays: 0, aiQuestions: 0 };
const TODAY = '2026-03-08';

function aDay(day: string, pageViews: number, inFrench = 0): StatsDay {
  return {
    day,
    totals: { ...NONE, pageViews },
    languages: { pt: { ...NONE, pageViews: pageViews - inFrench }, fr: { ...NONE, pageViews: inFrench } },
  };
}

describe('comparing a period with the one before', () => {
  it('compares the same days of the week, without overlap of the periods', () => {
    expect([7, 30, 365].map((period) => comparisonShift(period as 7))).toEqual([7, 35, 371]);
    expect(daysNeeded(365)).toBe(736);
    const weekday = (day: string) => new Date(`${day}T12:00:00Z`).getUTCDay();
    for (const { day } of compareDays({ history: [], today: TODAY, period: 30 })) {
      const before = new Date(Date.parse(`${day}T12:00:00Z`) - 35 * 86_400_000).toISOString().slice(0, 10);
      expect(weekday(before)).toBe(weekday(day));
    }
  });

  it('includes today as unfinished, and days without data as zero', () => {
    const days = compareDays({
      history: [aDay('2026-03-05', 4), aDay('2026-02-26', 3)],
      today: TODAY,
      period: 7,
    });
    expect(days.map(({ day }) => day.slice(8))).toEqual(['02', '03', '04', '05', '06', '07', '08']);
    expect(days.map(({ counts }) => counts.pageViews)).toEqual([0, 0, 0, 4, 0, 0, 0]);
    expect(days.map(({ before }) => before.pageViews)).toEqual([0, 0, 0, 3, 0, 0, 0]);
    expect(days.filter(({ isUnfinished }) => isUnfinished).map(({ day }) => day)).toEqual([TODAY]);
  });

  it('can be limited to one language', () => {
    const history = [aDay('2026-03-05', 10, 3), aDay('2026-03-06', 2)];
    const [total] = [sumDays(compareDays({ history, today: TODAY, period: 7, language: 'fr' }))];
    expect(total?.counts.pageViews).toBe(3);
    expect(sumDays(compareDays({ history, today: TODAY, period: 7, language: 'es' })).counts).toEqual(NONE);
  });

  it('computes the change from finished days only', () => {
    const history = [aDay('2026-03-07', 12), aDay('2026-02-28', 10), aDay('2026-03-01', 500), aDay(TODAY, 1)];
    const sums = sumDays(compareDays({ history, today: TODAY, period: 7 }));
    expect(sums.counts.pageViews).toBe(13);
    expect(sums.before.pageViews).toBe(510);
    expect(sums.change.pageViews).toBeCloseTo(0.2);
    expect(sums.change.spinCount).toBeUndefined();
  });

  it('handles the end of a year and leap days', () => {
    const days = compareDays({ history: [], today: '2028-03-01', period: 365 });
    expect(days[0]?.day).toBe('2027-03-03');
    expect(days.at(-2)?.day).toBe('2028-02-29');
  });
});
