import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import { eventually } from '@selah/service-kit/testing/eventually';
import { describeOnCluster } from './support/describe-on-cluster.ts';
import { docker } from './support/docker.ts';
import { uploadFilm, waitUntilPlayable } from './support/films.ts';
import { failuresOf, quantileMs, startLoad } from './support/load.ts';
import { report } from './support/report.ts';
import { newVisitors } from './support/visitors.ts';

/** How long an engine is away. */
const OUTAGE_SECONDS = Number(process.env.SELAH_CLUSTER_OUTAGE_SECONDS ?? 15);
/** Requests per second. */
const RATE = 24;
/**
 * What an engine that is away adds at most to the time of nine in ten answers. `frozen-engines.e2e` holds each single answer to it;
 * here a dozen containers share the processors. Milliseconds.
 */
const LONGEST_MS = 2_000;
const MOST = 0.9;
const HEALTHY_MS = 3_000;
const RECOVERY_MS = 60_000;

/** What needs the engine; everything else goes on without one failure. */
const NEEDED_BY: Readonly<Record<string, readonly string[]>> = {
  mongo: ['account', 'save', 'settings'],
  nats: ['count'],
  redis: ['account', 'save'],
  s3: [],
};

describeOnCluster('the product in containers with an engine away', (cluster) => {
  it.each(Object.keys(NEEDED_BY))(
    'goes on without %s where it is not needed, says so in time where it is, and keeps what it acknowledged',
    async (engine) => {
      const visitors = await newVisitors(cluster(), (OUTAGE_SECONDS + RECOVERY_MS / 1_000) * RATE);
      const { port } = new URL(cluster().url);
      const options = { port: Number(port), origin: cluster().url, rate: RATE, requests: visitors.requests };
      const healthy = startLoad(options);
      await pause(HEALTHY_MS);
      await healthy.stop();
      expect(failuresOf(healthy)).toEqual({});

      const [id = ''] = await cluster().containers(engine);
      const needed = NEEDED_BY[engine] ?? [];
      await docker('pause', id);
      const load = startLoad(options);
      try {
        await pause(OUTAGE_SECONDS * 1_000);
        await load.stop();
      } finally {
        await docker('unpause', id);
      }
      const loads = [healthy, load];
      await eventually(async () => {
        const after = startLoad(options);
        loads.push(after);
        await pause(1_000);
        await after.stop();
        expect(failuresOf(after)).toEqual({});
      }, RECOVERY_MS);

      report(`${engine} away for ${OUTAGE_SECONDS} s`, load, await visitors.expectAllFound(...loads));
      for (const { name } of visitors.requests) {
        const [usual, away] = [healthy.results[name], load.results[name]];
        if (!usual || !away) throw new Error(`${name} was not sent`);
        const others = Object.keys(away.answers).filter((answer) => !/^2/.test(answer));
        expect([name, others]).toEqual([name, needed.includes(name) ? ['503'] : []]);
        const isInTime = quantileMs(away, MOST) < quantileMs(usual, 1) + LONGEST_MS;
        expect([name, isInTime]).toEqual([name, true]);
      }
    },
  );

  const scaleWorkers = (count: number) =>
    cluster().compose(
      ...['up', '-d', '--no-deps', '--no-recreate'],
      ...['--scale', `video-worker=${count}`, 'video-worker'],
    );

  it('finishes a film with another worker when one is killed in the middle', async () => {
    await scaleWorkers(2);
    await cluster().ready('video-worker');
    const admin = await cluster().admin();
    const workers = await cluster().containers('video-worker');
    const [anyWorker = ''] = workers;
    const film = await uploadFilm(admin, await slowFilm(anyWorker));

    const busy = await eventually(async () => {
      for (const id of workers) {
        if (/\bffmpeg\b/.test(await docker('top', id))) return id;
      }
      throw new Error('no worker runs ffmpeg');
    });
    await docker('kill', busy);

    try {
      await waitUntilPlayable(cluster(), film);
      process.stderr.write('worker killed with SIGKILL while ffmpeg ran: the other one finished the film\n');
    } finally {
      await docker('start', busy);
      await scaleWorkers(1);
    }
  });
});

/** A film in a format that phones cannot play, so that the worker must convert all of it. */
async function slowFilm(worker: string): Promise<Uint8Array<ArrayBuffer>> {
  const make = [
    'ffmpeg -loglevel error -y -f lavfi -i testsrc2=size=1280x720:rate=25:duration=40',
    '-f lavfi -i sine=duration=40 -c:v mpeg4 -q:v 6 -c:a aac /tmp/slow.mp4',
    '&& base64 -w0 /tmp/slow.mp4; rm -f /tmp/slow.mp4',
  ].join(' ');
  return new Uint8Array(Buffer.from(await docker('exec', worker, 'sh', '-c', make), 'base64'));
}
