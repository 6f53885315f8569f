import type { Page } from 'playwright-core';
import { until } from './until.ts';

/** The addresses of all cached files on this device, by cache. */
export function listCachedFiles(page: Page): Promise<Record<string, string[]>> {
  return page.evaluate(async () => {
    const kept: Record<string, string[]> = {};
    for (const name of await caches.keys()) {
      const requests = await (await caches.open(name)).keys();
      kept[name] = requests.map(({ url }) => new URL(url).pathname);
    }
    return kept;
  });
}

/** Waits until the site can be opened without a network, in the language of this texts file. */
export async function waitUntilOfflineReady(page: Page, language: string): Promise<void> {
  const isKept = async (texts: string) => {
    const registration = await navigator.serviceWorker.ready;
    const pages = (await caches.keys()).find((name) => name.startsWith('page'));
    const page = pages && (await (await caches.open(pages)).match('/'));
    const assets = await (await caches.open('assets')).keys();
    const isSpoken = assets.some(({ url }) => new URL(url).pathname.startsWith(texts));
    return registration.active?.state === 'activated' && page !== undefined && isSpoken;
  };
  await until(page, isKept, `/assets/${language}-`);
}

/** Plays the video on the stage and waits until its file is stored. */
export async function playUntilStored(page: Page, play: string): Promise<string> {
  await page.getByRole('button', { name: play }).click();
  return until(page, async () => {
    const name = (await caches.keys()).find((key) => key.startsWith('last-video-'));
    const described = name && (await (await caches.open(name)).match('/last-video.json'));
    return described ? name : '';
  });
}
