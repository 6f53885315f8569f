import type { Page } from 'playwright-core';

/** The block for uploading many files. */
export const bulkUpload = (page: Page) => page.getByRole('region', { name: 'Upload em massa' });

/** Chooses files in the block for many files, and sends them. */
export async function chooseAndSend(page: Page, ...paths: readonly string[]): Promise<void> {
  await bulkUpload(page)
    .getByLabel('Escolher vídeos')
    .setInputFiles([...paths]);
  await bulkUpload(page)
    .getByRole('button', { name: /^Enviar (vídeos|\d)/ })
    .click();
}

/** Waits until the progress bar with this name shows at least this percentage. */
export async function sentAbout(page: Page, name: string, percent: number): Promise<void> {
  await page.getByRole('progressbar', { name }).waitFor();
  await page.waitForFunction(
    ([label, wanted]) => {
      const bar = document.querySelector(`[role="progressbar"][aria-label="${label}"]`);
      return Number(bar?.getAttribute('aria-valuenow')) >= Number(wanted);
    },
    [name, percent] as const,
  );
}
