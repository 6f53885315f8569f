import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Answer, asAdmin, type Call } from '@selah/service-kit/testing/api-driver';
import { problemSchema } from '@selah/shared/contracts/problem';
import { type RunningStats, startStats } from '../../../test/running-stats.ts';

let stats: RunningStats;

beforeAll(async () => {
  stats = await startStats();
});
afterAll(async () => {
  const totals = await stats.api.get('/api/stats', { as: asAdmin });
  await stats.stop();
  // Nothing of this was counted, and the service still works.
  expect(totals).toMatchObject({
    status: 200,
    body: { pageViews: 0, spinCount: 0, videoPlays: 0, aiQuestions: 0 },
  });
});

function expectProblem(answer: Answer, status: number, code: string): void {
  expect({ status: answer.status, body: problemSchema.parse(answer.body) }).toMatchObject({
    status,
    body: { code },
  });
}

describe('counting with bad input', () => {
  const json = { 'content-type': 'application/json' };

  it.each<[string, Call, number, string]>([
    ['an unknown language', { json: { language: 'de' } }, 400, 'unsupported_language'],
    ['an operator as language', { json: { language: { $ne: '' } } }, 400, 'unsupported_language'],
    ['an array as body', { json: [] }, 400, 'invalid_input'],
    ['a number as body', { json: 7 }, 400, 'invalid_input'],
    ['null as body', { json: null }, 400, 'invalid_input'],
    ['truncated JSON', { raw: '{"language":', headers: json }, 400, 'malformed_body'],
    ['another content type', { raw: 'language=pt' }, 415, 'unsupported_media_type'],
    ['a body of a megabyte', { raw: ' '.repeat(2 ** 20), headers: json }, 413, 'body_too_large'],
  ])('answers %s with a 4xx', async (_, call, status, code) => {
    expectProblem(await stats.api.post('/api/stats/page-view', call), status, code);
  });

  it('refuses unknown counters', async () => {
    expectProblem(await stats.api.post('/api/stats/logins', { json: {} }), 404, 'not_found');
    expectProblem(await stats.api.post('/api/stats/pageViews', { json: {} }), 404, 'not_found');
    expectProblem(await stats.api.post('/api/stats/__proto__', { json: {} }), 404, 'not_found');
  });

  it('counts only by POST', async () => {
    expectProblem(await stats.api.put('/api/stats/page-view', { json: {} }), 405, 'method_not_allowed');
  });

  it.each([
    ['pt', 'Este idioma não está disponível'],
    ['en', 'This language is not available'],
    ['es', 'Este idioma no está disponible'],
    ['fr', "Cette langue n'est pas disponible"],
  ])('has the message in %s', async (language, text) => {
    const headers = { 'accept-language': language };
    const { body } = await stats.api.post('/api/stats/page-view', { json: { language: 'xx' }, headers });
    expect(problemSchema.parse(body).message).toContain(text);
  });
});

describe('reading the history with bad input', () => {
  it.each(['0', '-1', '1101', '1.5', '1e2', 'ten', '', ' 7', '99999999999999999999', '%7B%22$ne%22:1%7D'])(
    'refuses days=%s',
    async (days) => {
      const answer = await stats.api.get(`/api/stats/history?days=${days}`, { as: asAdmin });
      expectProblem(answer, 400, 'invalid_input');
    },
  );

  it.each(['days=1&days=2', 'days[$gt]=1', 'days[]=1', '$where=1'])('refuses ?%s', async (query) => {
    const answer = await stats.api.get(`/api/stats/history?${query}`, { as: asAdmin });
    expectProblem(answer, 400, 'invalid_input');
  });
});
