import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { asAdmin, asSiteUser } from '@selah/service-kit/testing/api-driver';
import {
  COUNTER_PATHS,
  COUNTERS,
  statsHistorySchema,
  statsSchema,
} from '@selah/shared/contracts/stats/stats';
import { type RunningStats, startStats } from '../../../test/running-stats.ts';

let stats: RunningStats;

beforeAll(async () => {
  stats = await startStats();
});
afterAll(() => stats.stop());

async function totals() {
  const { status, body } = await stats.api.get('/api/stats', { as: asAdmin });
  expect(status).toBe(200);
  return statsSchema.parse(body);
}

describe('POST /api/stats/{counter}', () => {
  it.each(COUNTERS)('M-216 counts %s, with an empty JSON body or none', async (counter) => {
    const { lastUpdated: updatedBefore, ...before } = await totals();
    const path = `/api/stats/${COUNTER_PATHS[counter]}`;
    expect(await stats.api.post(path, { json: {} })).toMatchObject({ status: 204, body: undefined });
    expect(await stats.api.post(path)).toMatchObject({ status: 204, body: undefined });
    const { lastUpdated, ...after } = await totals();
    expect(after).toEqual({ ...before, [counter]: before[counter] + 2 });
    expect(Date.parse(lastUpdated)).toBeGreaterThanOrEqual(Date.parse(updatedBefore));
  });

  it('counts each of many simultaneous requests', async () => {
    const before = await totals();
    const answers = await Promise.all(
      Array.from({ length: 250 }, () => stats.api.post('/api/stats/spin-count', { json: {} })),
    );
    expect(answers.every(({ status }) => status === 204)).toBe(true);
    expect((await totals()).spinCount).toBe(before.spinCount + 250);
  });
});

describe('GET /api/stats', () => {
  it('M-215 returns the four counters and their last change, uncached', async () => {
    const { status, headers, body } = await stats.api.get('/api/stats', { as: asAdmin });
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(Object.keys(statsSchema.strict().parse(body))).toEqual([
      ...COUNTERS,
      'lastUpdated',
      'timeZone',
      'today',
    ]);
  });

  it.each(['/api/stats', '/api/stats/history'])(
    'M-007 refuses %s for all but the administrator',
    async (path) => {
      expect(await stats.api.get(path)).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
      expect(await stats.api.get(path, { as: asSiteUser(1) })).toMatchObject({ status: 401 });
    },
  );

  it('refuses requests that did not come through the gateway', async () => {
    const answer = await stats.api.get('/api/stats', { headers: { 'x-selah-identity': 'made up' } });
    expect(answer.status).toBe(401);
  });
});

describe('GET /api/stats/history', () => {
  const DAY_MS = 86_400_000;
  let today = Date.UTC(2026, 2, 1, 12);
  let old: RunningStats;

  beforeAll(async () => {
    old = await startStats({ now: () => today });
    await old.api.post('/api/stats/page-view', { json: { language: 'fr' } });
    today += 2 * DAY_MS;
    await old.api.post('/api/stats/page-view', { headers: { 'accept-language': 'es-MX,es;q=0.9' } });
    await old.api.post('/api/stats/video-play', { json: { language: 'fr' } });
  });
  afterAll(() => old.stop());

  async function history(query: string) {
    const { status, body } = await old.api.get(`/api/stats/history${query}`, { as: asAdmin });
    expect(status).toBe(200);
    return statsHistorySchema.parse(body);
  }

  it('separates days, and languages by the body or else by the request', async () => {
    expect(await history('?days=3')).toEqual([
      {
        day: '2026-03-01',
        totals: { pageViews: 1, spinCount: 0, videoPlays: 0, aiQuestions: 0 },
        languages: { fr: { pageViews: 1, spinCount: 0, videoPlays: 0, aiQuestions: 0 } },
      },
      {
        day: '2026-03-03',
        totals: { pageViews: 1, spinCount: 0, videoPlays: 1, aiQuestions: 0 },
        languages: {
          es: { pageViews: 1, spinCount: 0, videoPlays: 0, aiQuestions: 0 },
          fr: { pageViews: 0, spinCount: 0, videoPlays: 1, aiQuestions: 0 },
        },
      },
    ]);
  });

  it('returns the requested number of days including today, thirty by default', async () => {
    expect((await history('?days=2')).map(({ day }) => day)).toEqual(['2026-03-03']);
    expect(await history('')).toHaveLength(2);
  });
});

describe('the days of the site', () => {
  it('begin and end in its time zone', async () => {
    // 22:00 in São Paulo, 01:00 of the next day in UTC.
    let now = Date.UTC(2026, 2, 2, 1);
    const site = await startStats({ now: () => now, timeZone: 'America/Sao_Paulo' });
    const read = async () => ({
      today: statsSchema.parse((await site.api.get('/api/stats', { as: asAdmin })).body).today,
      days: statsHistorySchema
        .parse((await site.api.get('/api/stats/history?days=2', { as: asAdmin })).body)
        .map(({ day, totals }) => [day, totals.pageViews]),
    });
    await site.api.post('/api/stats/page-view');
    expect(await read()).toEqual({ today: '2026-03-01', days: [['2026-03-01', 1]] });
    now += 3 * 3_600_000;
    await site.api.post('/api/stats/page-view');
    expect(await read()).toEqual({
      today: '2026-03-02',
      days: [
        ['2026-03-01', 1],
        ['2026-03-02', 1],
      ],
    });
    await site.stop();
  });
});
