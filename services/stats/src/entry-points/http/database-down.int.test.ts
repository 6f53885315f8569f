import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { startEmbeddedMongo } from '@selah/embedded-mongo';
import { asAdmin } from '@selah/service-kit/testing/api-driver';
import { eventually } from '@selah/service-kit/testing/eventually';
import { temporaryFolder } from '@selah/service-kit/testing/temporary-folder';
import { statsSchema } from '@selah/shared/contracts/stats/stats';
import { startStats } from '../../../test/running-stats.ts';

describe('while the database is down', () => {
  it('reading answers 503, and what is counted meanwhile is there when the database is back', async () => {
    const folder = await temporaryFolder();
    const file = join(folder.path, 'stats.sqlite');
    let mongo = await startEmbeddedMongo({ file });
    const { port } = mongo;
    const { api, stop } = await startStats({ mongoUri: mongo.uriFor('stats') });
    try {
      await api.post('/api/stats/spin-count');
      await mongo.stop();
      expect(await api.get('/api/stats', { as: asAdmin })).toMatchObject({
        status: 503,
        body: { code: 'unavailable' },
      });
      expect(await api.get('/readyz')).toMatchObject({ status: 200 });
      expect(await api.get('/statusz')).toMatchObject({
        status: 200,
        body: { status: 'degraded', checks: { database: 'unavailable', events: 'ok' } },
      });
      expect(await api.get('/healthz')).toMatchObject({ status: 200 });
      expect(await api.post('/api/stats/spin-count')).toMatchObject({ status: 204 });

      mongo = await startEmbeddedMongo({ file, port });
      expect(await api.post('/api/stats/spin-count')).toMatchObject({ status: 204 });
      await eventually(async () => {
        const { spinCount } = statsSchema.parse((await api.get('/api/stats', { as: asAdmin })).body);
        expect(spinCount).toBe(3);
      });
    } finally {
      await stop();
      await mongo.stop();
      await folder.remove();
    }
  }, 60_000);
});
