import { expect, test } from '@jest/globals';
import { journey } from './support/journey.ts';

const PAGES = ['/', '/login', '/user-messages', '/nowhere', '/admin', '/debug/videos', '/debug/video-status'];

journey(
  'The policy of the pages',
  (site) => {
    test.each(PAGES)('blocks nothing that %s itself does', async (path) => {
      const { page } = await site.open({ noWorker: true });
      const blocked: string[] = [];
      await page.exposeFunction('noteBlocked', (what: string) => void blocked.push(what));
      await page.addInitScript(() =>
        document.addEventListener('securitypolicyviolation', ({ blockedURI, sourceFile }) =>
          (window as unknown as { noteBlocked(what: string): void }).noteBlocked(
            `${blockedURI} in ${sourceFile}`,
          ),
        ),
      );
      await page.goto(site.url + path);
      await page.locator('footer').waitFor();
      await page.waitForLoadState('networkidle');
      expect(blocked).toEqual([]);
    });
  },
  { env: { SELAH_SEED: 'none' }, onlyPages: true },
);
