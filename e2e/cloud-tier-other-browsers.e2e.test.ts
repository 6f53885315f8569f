import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually, SLOW_MACHINE_MS } from '@selah/service-kit/testing/eventually';
import { videoSchema } from '@selah/shared/contracts/videos/video';
import type { OtherBrowser, Session } from './support/browser-session.ts';
import { httpVisitor, loggedInAdmin } from './support/http-visitor.ts';
import { FIREFOX, missingPackages, WEBKIT } from './support/other-browsers.ts';
import { type RunningProduct, startProduct } from './support/product.ts';
import { type SlowCloud, startSlowCloud } from './support/slow-cloud.ts';
import { formWithVideo, untilReady } from './support/test-videos.ts';

const SPIN = '//button[normalize-space()="Girar a roleta"]';
const BYTES_PER_SECOND = 100 * 1024 * 1024;
const TITLE = 'Salmo 23';

describe.each([FIREFOX, WEBKIT])('in $name', (engine) => {
  const absent = missingPackages(engine);
  const group = absent.length === 0 ? describe : describe.skip;
  group(absent.length === 0 ? 'a film in a bucket' : `(skipped: no ${absent.join(', no ')})`, () => {
    let cloud: SlowCloud;
    let product: RunningProduct;
    let browser: OtherBrowser;
    let session: Session;
    let address: string;

    beforeAll(async () => {
      cloud = await startSlowCloud(BYTES_PER_SECOND);
      const env = { ...cloud.env, VIDEOS_TIER: 'cloud', SELAH_SEED: 'none' };
      [product, browser] = await Promise.all([startProduct({ env }), engine.launch()]);
      const admin = await loggedInAdmin(product.url);
      const form = formWithVideo({ title: TITLE });
      expect((await admin.call('POST', '/api/videos', { form })).status).toBe(201);
      await untilReady(admin, TITLE);
      // The list is read from the database, and this from memory, a moment later.
      const film = await eventually(async () => {
        const { status, body } = await httpVisitor(product.url).call('GET', '/api/videos/random?language=pt');
        expect(status).toBe(200);
        return videoSchema.parse(body);
      });
      address = `/api/videos/file/${film.filename}`;
      session = await browser.openSession();
    }, 2 * SLOW_MACHINE_MS);
    afterAll(async () => {
      await session?.close();
      await browser?.stop();
      await product?.stop();
      await cloud?.stop();
    });

    it('is read in parts and played at any place through the service worker, which follows to the signed address', async () => {
      const home = `${product.url}/?lang=pt&force_lang=1`;
      await session.goto(home);
      await session.waitFor(SPIN);
      // A worker is ready before it is activated.
      await session.run(`
        const { active } = await navigator.serviceWorker.ready;
        if (active.state === "activated") return;
        await new Promise((resolve) => active.addEventListener("statechange", resolve, { once: true }));
      `);
      await session.goto(home);
      await session.waitFor(SPIN);
      expect(await session.run('return navigator.serviceWorker.controller?.state')).toBe('activated');

      const part = await session.run<{ url: string; status: number; bytes: number }>(`
        const answer = await fetch(${JSON.stringify(address)}, { headers: { range: "bytes=100-199" } });
        return { url: answer.url, status: answer.status, bytes: (await answer.arrayBuffer()).byteLength };
      `);
      expect(part).toMatchObject({ status: 206, bytes: 100 });
      expect(part.url.startsWith(String(cloud.env.S3_ENDPOINT))).toBe(true);
      expect(new URL(part.url).searchParams.has('X-Amz-Signature')).toBe(true);

      const place = await session.run<number>(`
        const video = document.createElement("video");
        video.muted = true;
        video.src = ${JSON.stringify(address)};
        await new Promise((resolve, reject) => {
          video.addEventListener("loadedmetadata", resolve, { once: true });
          video.addEventListener("error", () => reject(new Error("error " + video.error.code)), { once: true });
        });
        const seeked = new Promise((resolve) => video.addEventListener("seeked", resolve, { once: true }));
        video.currentTime = video.duration * 0.9;
        await seeked;
        return video.currentTime / video.duration;
      `);
      expect(place).toBeGreaterThan(0.85);
    });
  });
});
