import { LANGUAGES } from '@selah/shared/contracts/language-list';
import type { StatsDay } from '@selah/shared/contracts/stats/stats';
import { HttpResponse, http } from 'msw';

/** Today in all tests of the statistics; a Sunday. */
export const TODAY = '2026-03-08';
const MS_PER_DAY = 86_400_000;

const counts = (of: number) => ({ pageViews: of * 4, spinCount: of * 2, videoPlays: of, aiQuestions: 0 });

/** Days up to today: in Portuguese the count equals the day of the month, in French it is 1. */
export function aHistory(days: number): StatsDay[] {
  return Array.from({ length: days }, (_, index) => {
    const day = new Date(Date.parse(TODAY) - (days - 1 - index) * MS_PER_DAY).toISOString().slice(0, 10);
    const inPortuguese = Number(day.slice(8));
    return {
      day,
      totals: counts(inPortuguese + 1),
      languages: { pt: counts(inPortuguese), fr: counts(1) },
    };
  });
}

export const statisticsHandlers = [
  http.get('*/api/stats', () =>
    HttpResponse.json({
      pageViews: 12345,
      spinCount: 678,
      videoPlays: 90,
      aiQuestions: LANGUAGES.length,
      lastUpdated: '2026-03-08T12:00:00.000Z',
      timeZone: 'America/Sao_Paulo',
      today: TODAY,
    }),
  ),
  http.get('*/api/stats/history', ({ request }) =>
    HttpResponse.json(aHistory(Number(new URL(request.url).searchParams.get('days')))),
  ),
];
