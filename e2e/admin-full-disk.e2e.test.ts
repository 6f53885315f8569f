import { join } from 'node:path';
import { afterAll, afterEach, expect, it } from '@jest/globals';
import { describeOnSmallDisk } from '@selah/service-kit/testing/small-disk';
import type { Page } from 'playwright-core';
import { openAsAdmin, rowOf, seeToast } from './support/admin-page.ts';
import { pageJourney } from './support/journey.ts';
import { openSlowNetwork, type SlowNetwork } from './support/slow-network.ts';
import { makeTestVideos } from './support/test-videos.ts';
import { chooseAndSend, sentAbout } from './support/uploads.ts';

const MEGABYTE = 1024 * 1024;
const SHORTAGE = /Faltam [\d.]+ MB no disco do servidor/;
const files = makeTestVideos();

afterAll(() => files.remove());

describeOnSmallDisk('a disk that fills up during an upload', 256, (disk) => {
  pageJourney(
    'in the browser',
    (site) => {
      let network: SlowNetwork;
      afterEach(async () => {
        await network?.close();
        await disk.free();
      });

      async function openVideos(): Promise<Page> {
        network = await openSlowNetwork(site.url, { bytesPerSecond: 4 * MEGABYTE });
        const { page } = await openAsAdmin(site);
        await page.goto(`${network.url}/admin?area=videos`);
        return page;
      }

      /** The network waits before and after, so that no more is sent than the server needs to notice. */
      async function fillTheDisk() {
        await disk.fill();
        network.resume();
        network.pauseAfter(MEGABYTE, '/api/uploads');
      }

      /** What is left of the refused request stands in the network's buffers, and would still be carried. */
      async function makeRoom() {
        await disk.free();
        network.breakConnections();
        network.resume();
      }

      it('of many files: the row says how much is missing, and continues when there is room', async () => {
        const video = files.video('cheio.mp4', 8 * MEGABYTE);
        const page = await openVideos();
        network.pauseAfter(video.bytes / 3, '/api/uploads');
        await chooseAndSend(page, video.path);
        await sentAbout(page, `Envio de ${video.name}`, 25);
        await fillTheDisk();
        const row = page.getByRole('listitem').filter({ hasText: video.name });
        await row.getByText(SHORTAGE).waitFor();
        await makeRoom();
        await row.getByRole('button', { name: 'Tentar novamente' }).click();
        await seeToast(page, '1 vídeo adicionado');
        await rowOf(page, 'Vídeos', 'cheio').first().waitFor();
        expect(network.carriedBytes('/api/uploads') / video.bytes).toBeLessThanOrEqual(1.5);
      });

      it('of one file: the form says how much is missing, and continues when it is sent again', async () => {
        const video = files.video('lotado.mp4', 8 * MEGABYTE);
        const page = await openVideos();
        network.pauseAfter(video.bytes / 3, '/api/uploads');
        const form = page.getByRole('region', { name: 'Adicionar vídeo' });
        await form.getByLabel('Título').fill('Salmo lotado');
        await form.getByLabel('Arquivo de vídeo').setInputFiles(video.path);
        await form.getByRole('button', { name: 'Adicionar Vídeo' }).click();
        await sentAbout(page, video.name, 25);
        await fillTheDisk();
        await page.getByText(SHORTAGE).first().waitFor();
        await makeRoom();
        expect(await form.getByLabel('Título').inputValue()).toBe('Salmo lotado');
        await form.getByRole('button', { name: 'Adicionar Vídeo' }).click();
        await seeToast(page, 'Vídeo adicionado');
        await rowOf(page, 'Vídeos', 'Salmo lotado').first().waitFor();
      });
    },
    {
      env: { SELAH_SEED: 'none', FFMPEG_PATH: '/nonexistent/ffmpeg' },
      dataDirectory: join(disk.path, 'data'),
    },
  );
});
