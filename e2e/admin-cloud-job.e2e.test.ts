import { copyFile, mkdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, it } from '@jest/globals';
import { eventually } from '@selah/service-kit/testing/eventually';
import { cloudJobSchema } from '@selah/shared/contracts/videos/cloud-job';
import { videoFilesAnswerSchema } from '@selah/shared/contracts/videos/diagnostics';
import type { Page } from 'playwright-core';
import { openAsAdmin } from './support/admin-page.ts';
import { violationsOn } from './support/axe.ts';
import { type HttpVisitor, loggedInAdmin } from './support/http-visitor.ts';
import { pageJourney } from './support/journey.ts';
import { layoutFaults } from './support/layout.ts';
import { type SlowCloud, startSlowCloud } from './support/slow-cloud.ts';
import { makeTestVideos, untilReady } from './support/test-videos.ts';

const MEGABYTE = 1024 * 1024;
const files = makeTestVideos();
let cloud: SlowCloud | undefined;
/** Of three parts. Bytes. */
const LARGE = 24 * MEGABYTE;

const job = (page: Page) => page.getByRole('region', { name: 'Envio para o Firebase' });
const jobButton = (page: Page) =>
  page.getByRole('button', { name: /^(Upload em massa para Firebase|Processando…)$/ });

pageJourney(
  'the upload of everything to the cloud',
  (site) => {
    let page: Page;
    let admin: HttpVisitor;
    const stored = (...parts: string[]) => join(site.product.dataDirectory, 'videos', ...parts);

    beforeEach(async () => {
      page = (await openAsAdmin(site)).page;
      admin = await loggedInAdmin(site.url);
    });
    afterAll(async () => {
      files.remove();
      await cloud?.stop();
    });

    const inspect = async () =>
      videoFilesAnswerSchema.parse((await admin.call('GET', '/api/debug/video-files')).body);
    const readJob = async () => cloudJobSchema.parse((await admin.call('GET', '/api/debug/cloud-job')).body);
    const open = async (on = page) => {
      await on.goto(`${site.url}/debug/video-status`);
      await on.getByRole('grid', { name: 'Lista de vídeos' }).waitFor();
    };

    /** A video that is played, made of a file that was put into the folder by hand. */
    async function makeVideo(filename: string, bytes: number) {
      await copyFile(files.video(filename, bytes).path, stored('files', filename));
      const title = filename.replace('.mp4', '').replace(/^./, (letter) => letter.toUpperCase());
      const json = { filename, title, language: 'pt' };
      expect((await admin.call('POST', '/api/debug/unused-files/adopt', { json })).status).toBe(201);
      await untilReady(admin, title);
    }

    it('M-145 to M-147 brings all videos to the cloud, seen wherever the page is opened, paused, killed, gone on with', async () => {
      await makeVideo('perdido.mp4', MEGABYTE);
      for (const name of ['grande-1.mp4', 'grande-2.mp4']) await makeVideo(name, LARGE);
      const { videos } = await inspect();
      const lost = videos.find(({ title }) => title === 'Perdido');
      if (!lost) throw new Error('the video is not there');
      const waiting = videos.length;
      await mkdir(stored('aside'));
      await open();
      await rename(stored('files', lost.filename), stored('aside', lost.filename));
      const listAgain = page
        .waitForResponse('**/api/debug/upload-all-to-firebase')
        .then(() => page.waitForResponse('**/api/debug/video-files'));
      // In the third part of the first video, so that its progress is seen however slow the machine is.
      cloud?.line.pauseAfter(0.75 * LARGE, '/');
      await jobButton(page).click();
      const told = page.getByRole('alertdialog', { name: 'Upload em massa' });
      await told.getByText(/iniciado em segundo plano.*vários minutos.*Verifique o console/).waitFor();
      await told.getByRole('button', { name: 'OK' }).click();
      expect(await jobButton(page).isDisabled()).toBe(true);
      await listAgain;

      const second = await openAsAdmin(site, { phone: true });
      await open(second.page);
      await job(second.page)
        .getByText(new RegExp(`Em andamento · \\d+ de ${waiting} vídeos`))
        .waitFor();
      await job(second.page).getByRole('progressbar').nth(1).waitFor();
      await second.page.waitForFunction(() => {
        const bar = document.querySelector('[role="progressbar"][aria-label^="Grande"]');
        const percent = Number(bar?.getAttribute('aria-valuenow'));
        return percent > 0 && percent < 100;
      });
      const found = await violationsOn(second.page, 'running job on a phone');
      found.push(...(await layoutFaults(second.page, 'running job on a phone', 'main')));

      await job(second.page).getByRole('button', { name: 'Pausar' }).click();
      await job(second.page)
        .getByText(/Pausado/)
        .waitFor();
      cloud?.line.resume();
      // It stops after the current file.
      await eventually(async () => expect((await readJob()).current).toBeUndefined());
      cloud?.line.pauseAfter(LARGE / 4, '/');
      await page.reload();
      await job(page)
        .getByText(/Pausado/)
        .waitFor();
      await job(page).getByRole('button', { name: 'Continuar' }).click();
      await job(page)
        .getByText(/Em andamento/)
        .waitFor();
      await site.restart();
      cloud?.line.resume();

      await page.reload();
      await job(page).getByText(`Concluído · ${waiting} de ${waiting} vídeos`).waitFor({ timeout: 120_000 });
      await job(page).getByText('1 não foi enviado').waitFor();
      await job(page).getByText('Não enviados').click();
      await job(page).getByText(lost.title).waitFor();
      expect(await readJob()).toMatchObject({ state: 'finished', done: waiting });
      expect((await inspect()).summary.firebaseVideos).toBe(videos.length - 1);

      await rename(stored('aside', lost.filename), stored('files', lost.filename));
      await page.reload();
      await jobButton(page).click();
      await told.getByRole('button', { name: 'OK' }).click();
      await page.getByText('Todos os vídeos já estão no Firebase.').waitFor({ timeout: 60_000 });
      expect(await jobButton(page).isDisabled()).toBe(true);
      await page.getByText(`0 local · ${videos.length} Firebase`).waitFor();
      found.push(...(await violationsOn(page, 'status')), ...(await layoutFaults(page, 'status', 'main')));
      expect(found).toEqual([]);
    }, 300_000);
  },
  // Without ffmpeg, a film stays as large as it came.
  {
    env: { SELAH_SEED: 'none', FFMPEG_PATH: '/nonexistent/ffmpeg' },
    prepare: async () => {
      cloud = await startSlowCloud(8 * MEGABYTE);
      return cloud.env;
    },
  },
);
