import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { asAdmin } from '@selah/service-kit/testing/api-driver';
import { eventually } from '@selah/service-kit/testing/eventually';
import { callUntilError, describeOnSmallDisk } from '@selah/service-kit/testing/small-disk';
import { statsSchema } from '@selah/shared/contracts/stats/stats';
import { type RunningStats, startStats } from '../../../test/running-stats.ts';

describeOnSmallDisk('while the disk is full', 8, (disk) => {
  let stats: RunningStats;
  beforeAll(async () => {
    stats = await startStats({
      databaseFile: join(disk.path, 'selah.sqlite'),
    });
  });
  afterAll(() => stats.stop());

  const spin = () => stats.api.post('/api/stats/spin-count', { headers: { 'accept-language': 'pt' } });
  const spins = async () =>
    statsSchema.parse((await stats.api.get('/api/stats', { as: asAdmin })).body).spinCount;

  it('a spin that cannot be counted is refused in words, and each that was counted counts once', async () => {
    expect((await spin()).status).toBe(204);
    await disk.fill();
    const { accepted, error } = await callUntilError(spin);
    expect(error).toMatchObject({ status: 507, body: { code: 'storage_full' } });
    expect(error.body).toMatchObject({ message: expect.stringContaining('sem espaço') });
    // What was accepted last may wait for the database to have room.
    expect(await spins()).toBeLessThanOrEqual(1 + accepted.length);

    await disk.free();
    expect((await spin()).status).toBe(204);
    await eventually(async () => expect(await spins()).toBe(2 + accepted.length));
  });
});
