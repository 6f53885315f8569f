import { describe, expect, it } from '@jest/globals';
import { toHistory } from './history.ts';
import { type DayCounts, NO_COUNTS } from './usage.ts';

function share(
  day: string,
  language: DayCounts['language'],
  counts: Partial<DayCounts['counts']>,
): DayCounts {
  return { day, language, counts: { ...NO_COUNTS, ...counts }, position: 1 };
}

describe('the history of usage', () => {
  it('is from the oldest day to the newest, with the sum of its languages', () => {
    const history = toHistory([
      share('2026-03-02', 'fr', { pageViews: 3 }),
      share('2026-03-01', 'pt', { pageViews: 1, spinCount: 4 }),
      share('2026-03-02', 'pt', { pageViews: 2 }),
    ]);
    expect(history.map(({ day }) => day)).toEqual(['2026-03-01', '2026-03-02']);
    expect(history[1]).toEqual({
      day: '2026-03-02',
      totals: { ...NO_COUNTS, pageViews: 5 },
      languages: { pt: { ...NO_COUNTS, pageViews: 2 }, fr: { ...NO_COUNTS, pageViews: 3 } },
    });
  });

  it('adds two counts of one day and language', () => {
    const [day] = toHistory([
      share('2026-03-01', 'pt', { videoPlays: 2 }),
      share('2026-03-01', 'pt', { videoPlays: 3 }),
    ]);
    expect(day?.languages.pt?.videoPlays).toBe(5);
    expect(day?.totals.videoPlays).toBe(5);
  });
});
