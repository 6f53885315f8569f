import type { Browser, CDPSession, Page } from 'playwright-core';

/** A cheap phone on a slow connection, as in the performance budget of the page. */
const PHONE = { bytesPerSecond: (1.6 * 1024 * 1024) / 8, latencyMs: 150 };

/** How much slower than the machine's the phone's processor is. */
export const CPU_SLOWDOWN = 4;

/** A page in a session of its own, as wide as a phone, with a slowed processor and connection. Close its context. */
export async function openSlowPhone(
  browser: Browser,
  cpuSlowdown = CPU_SLOWDOWN,
): Promise<{ page: Page; cdp: CDPSession }> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'pt-BR' });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: PHONE.latencyMs,
    downloadThroughput: PHONE.bytesPerSecond,
    uploadThroughput: PHONE.bytesPerSecond,
  });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  return { page, cdp };
}
