import { expect, it } from '@jest/globals';
import { asAdmin } from '@selah/service-kit/testing/api-driver';
import { describeOn } from '@selah/service-kit/testing/engines/engine';
import { newDatabase, ownMongo } from '@selah/service-kit/testing/engines/mongo';
import { eventually } from '@selah/service-kit/testing/eventually';
import { statsSchema } from '@selah/shared/contracts/stats/stats';
import { startStats } from '../../../test/running-stats.ts';
import { STATS_DATA } from '../../adapters/mongo/migrations.ts';

describeOn('while the database is down', ownMongo, (mongo) => {
  it('reading answers 503, and what is counted meanwhile is there when the database is back', async () => {
    const { api, stop } = await startStats({ mongoUri: await newDatabase(mongo(), STATS_DATA) });
    const spins = async () =>
      statsSchema.parse((await api.get('/api/stats', { as: asAdmin })).body).spinCount;
    try {
      await api.post('/api/stats/spin-count');
      await eventually(async () => expect(await spins()).toBe(1));
      await mongo().freeze();
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

      mongo().thaw();
      expect(await api.post('/api/stats/spin-count')).toMatchObject({ status: 204 });
      await eventually(async () => expect(await spins()).toBe(3));
    } finally {
      mongo().thaw();
      await stop();
    }
  }, 60_000);
});
