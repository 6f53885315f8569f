import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { SLOW_MACHINE_MS } from '@selah/service-kit/testing/eventually';
import { videoSchema } from '@selah/shared/contracts/videos/video';
import type { Page } from 'playwright-core';
import { openAsAdmin } from './support/admin-page.ts';
import { httpVisitor, loggedInAdmin } from './support/http-visitor.ts';
import { pageJourney } from './support/journey.ts';
import { playUntilStored, waitUntilOfflineReady } from './support/offline-state.ts';
import { type SlowCloud, startSlowCloud } from './support/slow-cloud.ts';
import { formWithVideo, untilReady } from './support/test-videos.ts';

const PLAY = 'Reproduzir vídeo';
const BYTES_PER_SECOND = 100 * 1024 * 1024;
let cloud: SlowCloud | undefined;

const isPlaying = () => (document.querySelector('video')?.currentTime ?? 0) > 0;

pageJourney(
  'every film in a bucket',
  (site) => {
    beforeAll(async () => {
      const admin = await loggedInAdmin(site.url);
      for (const title of ['Salmo 23', 'Salmo 91']) {
        const { status } = await admin.call('POST', '/api/videos', { form: formWithVideo({ title }) });
        expect(status).toBe(201);
        await untilReady(admin, title);
      }
    }, 2 * SLOW_MACHINE_MS);
    afterAll(() => cloud?.stop());

    /** The addresses in the bucket from which the page gets films. */
    function watchBucket(page: Page): Set<string> {
      const addresses = new Set<string>();
      page.context().on('response', (response) => {
        if (response.url().startsWith(String(cloud?.env.S3_ENDPOINT)) && response.ok()) {
          addresses.add(response.url());
        }
      });
      return addresses;
    }

    it('a visitor plays films from signed addresses, the next one is loaded while the wheel turns, and the last one stays without a network', async () => {
      const { page, browserErrors } = await site.open();
      const addresses = watchBucket(page);
      await page.goto(site.url);
      await page.getByRole('button', { name: 'Girar a roleta' }).waitFor();
      await playUntilStored(page, PLAY);
      await page.waitForFunction(isPlaying);
      expect(addresses.size).toBeGreaterThan(0);
      for (const address of addresses)
        expect(new URL(address).searchParams.has('X-Amz-Signature')).toBe(true);

      const first = await page.locator('video').getAttribute('src');
      await page.getByRole('button', { name: 'Girar a roleta' }).click();
      await page.waitForFunction((before) => {
        const video = document.querySelector('video');
        return video?.getAttribute('src') !== before && (video?.currentTime ?? 0) > 0;
      }, first);
      // One address for each film and hour, however often it was asked for.
      const windows = [...addresses].map((address) => {
        const { pathname, searchParams } = new URL(address);
        return `${pathname} ${searchParams.get('X-Amz-Date')}`;
      });
      expect(new Set(windows).size).toBe(addresses.size);

      await waitUntilOfflineReady(page, 'pt');
      await page.waitForFunction(async () => {
        const source = document.querySelector('video')?.currentSrc;
        return (
          source !== undefined && (await (await caches.open('last-video-pt')).match(source)) !== undefined
        );
      });
      await page.context().setOffline(true);
      await page.reload();
      await page.getByRole('button', { name: PLAY }).click();
      await page.waitForFunction(isPlaying);
      expect(
        browserErrors.filter((error) => error.startsWith('uncaught') || /Content.Security/.test(error)),
      ).toEqual([]);
    });

    it('while the bucket does not answer, films wait for it, and nothing else does', async () => {
      const visitor = httpVisitor(site.url);
      const { body } = await visitor.call('GET', '/api/videos/random?language=pt');
      const { filename } = videoSchema.parse(body);
      cloud?.freeze();
      try {
        let hasFilm = false;
        const film = fetch(`${site.url}/api/videos/file/${filename}`).then((answer) => {
          hasFilm = true;
          return answer.arrayBuffer();
        });
        for (const path of ['/', '/api/videos/random?language=pt', '/api/videos', '/readyz']) {
          expect((await fetch(site.url + path)).status).toBe(200);
        }
        expect(hasFilm).toBe(false);
        cloud?.thaw();
        expect(
          Buffer.from(await film)
            .subarray(4, 8)
            .toString(),
        ).toBe('ftyp');
      } finally {
        cloud?.thaw();
      }
    });

    it('the administrator sees every film in the cloud, and no film is on the disk', async () => {
      const { page } = await openAsAdmin(site);
      await page.goto(`${site.url}/debug/video-status`);
      const list = page.getByRole('grid', { name: 'Lista de vídeos' });
      await list.getByText('Salmo 91').waitFor();
      expect(await list.getByText('Firebase', { exact: true }).count()).toBe(2);
      expect(await list.getByText('Enviar para Firebase').count()).toBe(0);
      const onDisk = await readdir(join(site.product.dataDirectory, 'videos'), { recursive: true });
      // But for what is being converted.
      const films = onDisk.filter((name) => name.endsWith('.mp4') && !name.startsWith('tmp'));
      expect(films).toEqual([]);
    });
  },
  {
    env: { VIDEOS_TIER: 'cloud', SELAH_SEED: 'none' },
    prepare: async () => {
      cloud = await startSlowCloud(BYTES_PER_SECOND);
      return cloud.env;
    },
  },
);
