import type { Page } from 'playwright-core';
import { logInAsAdmin } from './browser-login.ts';
import type { Site } from './journey.ts';

/** A browser of its own in which the administrator is logged in. */
export async function openAsAdmin(site: Site, options: { readonly phone?: boolean } = {}) {
  const visit = await site.open({ phone: options.phone ?? false, noWorker: true });
  await logInAsAdmin(visit.page, site.url);
  return visit;
}

/** The row of a list in which this text stands. */
export function rowOf(page: Page, list: string, text: string) {
  return page.getByRole('grid', { name: list, exact: true }).getByRole('row').filter({ hasText: text });
}

/** Waits for a notification with this text. */
export async function seeToast(page: Page, text: string | RegExp): Promise<void> {
  await page.getByText(text).first().waitFor();
}
