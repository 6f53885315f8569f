import { it } from '@jest/globals';
import { eventually } from '@selah/service-kit/testing/eventually';
import { describeOnCluster } from './support/describe-on-cluster.ts';
import { docker } from './support/docker.ts';
import { uploadFilm, waitUntilPlayable } from './support/films.ts';

describeOnCluster('the video workers of the product in containers', (cluster) => {
  const scaleWorkers = (count: number) =>
    cluster().compose(
      ...['up', '-d', '--no-deps', '--no-recreate'],
      ...['--scale', `video-worker=${count}`, 'video-worker'],
    );

  it('finish a film with another one when one is killed in the middle', async () => {
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
