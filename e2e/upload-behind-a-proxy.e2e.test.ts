import { afterAll, afterEach, expect, it } from '@jest/globals';
import { logInAsAdmin } from './support/browser-login.ts';
import { type FaultyProxy, startFaultyProxy } from './support/faulty-proxy.ts';
import { pageJourney } from './support/journey.ts';
import { makeTestVideos } from './support/test-videos.ts';
import { bulkUpload, chooseAndSend } from './support/uploads.ts';

const MEGABYTE = 1024 * 1024;
const videos = makeTestVideos();

pageJourney('sending a film through a proxy', (site) => {
  let proxy: FaultyProxy | undefined;
  afterEach(async () => {
    await proxy?.close();
    proxy = undefined;
  });
  afterAll(() => videos.remove());

  async function openThrough(options: Parameters<typeof startFaultyProxy>[1]) {
    proxy = await startFaultyProxy(site.url, options);
    const { page } = await site.open({ noWorker: true });
    await logInAsAdmin(page, proxy.url);
    await page.goto(`${proxy.url}/admin?area=videos`);
    return page;
  }

  it('that accepts bodies of 1 MB and buffers them, as nginx does by itself', async () => {
    const page = await openThrough({ bodyLimit: MEGABYTE, isBuffering: true });
    await chooseAndSend(page, videos.video('limite.mp4', 12 * MEGABYTE).path);
    await page.getByText('1 vídeo adicionado').first().waitFor();
    expect(proxy?.forwardedBytes('/api/uploads')).toBeLessThan(13 * MEGABYTE);
  });

  it('that buffers and whose line breaks every three megabytes, so that a larger piece never arrives', async () => {
    const page = await openThrough({ bytesPerConnection: 3 * MEGABYTE, isBuffering: true });
    await chooseAndSend(page, videos.video('quebra.mp4', 12 * MEGABYTE).path);
    await page.getByText('1 vídeo adicionado').first().waitFor();
    expect(proxy?.droppedAtLimit()).toBeGreaterThan(1);
  });

  it('that refuses even the smallest piece, which the row says with the setting', async () => {
    const page = await openThrough({ bodyLimit: MEGABYTE / 4 });
    await chooseAndSend(page, videos.video('recusado.mp4', 2 * MEGABYTE).path);
    const row = bulkUpload(page).getByRole('listitem').filter({ hasText: 'recusado.mp4' });
    await row.getByText('client_max_body_size').waitFor();
  });
});
