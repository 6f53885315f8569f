import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import { makeTestVideos } from '../support/test-videos.ts';
import { describeOnCluster } from './support/describe-on-cluster.ts';
import { uploadFilm, waitUntilPlayable } from './support/films.ts';
import { startLoad } from './support/load.ts';
import { report } from './support/report.ts';
import { newVisitors } from './support/visitors.ts';

const RATE = 24;
const LOAD_MS = 5_000;

describeOnCluster('a backup of the product in containers', (cluster) => {
  it('brings back every acknowledged record after all volumes were deleted', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'selah-backup-'));
    const films = makeTestVideos();
    try {
      const visitors = await newVisitors(cluster(), (LOAD_MS / 1_000) * RATE);
      const admin = await cluster().admin();
      const { port } = new URL(cluster().url);
      const load = startLoad({
        ...{ port: Number(port), origin: cluster().url, rate: RATE, requests: visitors.requests },
      });
      await pause(LOAD_MS);
      await load.stop();
      // Acknowledged, but not processed yet: its event is part of the backup too.
      const film = await uploadFilm(admin, films.video('salmo-91.mp4', 300_000));

      const backup = join(folder, 'backup');
      await timed('backup', () => cluster().script('backup.sh', backup));
      // Healthy when the script ends.
      expect((await fetch(`${cluster().url}/readyz`)).status).toBe(200);
      await cluster().compose('down', '--volumes');
      await timed('restore', () => cluster().script('restore.sh', backup));

      report('backup and restore', load, await visitors.expectAllFound(load));
      await waitUntilPlayable(cluster(), film);
      // A second restore would mix two states.
      await expect(cluster().script('restore.sh', backup)).rejects.toThrow('has data');
    } finally {
      films.remove();
      await rm(folder, { recursive: true, force: true });
    }
  });

  it('is not made twice into the same folder', async () => {
    await expect(cluster().script('backup.sh', tmpdir())).rejects.toThrow('exists already');
    expect((await fetch(`${cluster().url}/readyz`)).status).toBe(200);
  });
});

async function timed(title: string, work: () => Promise<unknown>): Promise<void> {
  const startedAt = performance.now();
  await work();
  process.stderr.write(`${title}: ${Math.round((performance.now() - startedAt) / 1_000)} s\n`);
}
