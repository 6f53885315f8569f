import { afterEach, beforeEach, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { type ChangingNetwork, openChangingNetwork } from './support/changing-network.ts';
import { pageJourney } from './support/journey.ts';

pageJourney('a phone that changes networks', (site) => {
  let network: ChangingNetwork;
  beforeEach(async () => {
    network = await openChangingNetwork(site.url);
  });
  afterEach(() => network.close());

  /** A page whose first download of the script with this name never ends. */
  async function visitWithSilent(name: string, { phone = true } = {}): Promise<Page> {
    // An active service worker would answer such requests itself.
    const { page } = await site.open({ phone, noWorker: true });
    network.silenceNext(`/${name}-`);
    await page.goto(network.url);
    return page;
  }

  it('shows a part whose download never ended, without being asked', async () => {
    const page = await visitWithSilent('composer');
    await page.getByRole('button', { name: 'Receber mensagem' }).waitFor();
    expect(network.silenced()).toBe(1);
  });

  it('opens the login dialog at a later press, after its download never ended', async () => {
    const page = await visitWithSilent('login-dialog', { phone: false });
    const entrar = page.getByRole('button', { name: 'Entrar' });
    await entrar.click();
    await page.getByText('Esta parte não abriu.').first().waitFor();
    await entrar.click();
    await page.getByRole('dialog').waitFor();
    expect(network.silenced()).toBe(1);
  });

  it('shows the whole page after all connections were reset while it was loaded', async () => {
    const { page } = await site.open({ noWorker: true });
    let resets = 0;
    page.on('request', (request) => {
      if (!request.url().endsWith('.js') || resets === 3) return;
      resets += 1;
      network.change();
    });
    await page.goto(network.url);
    await page.getByRole('button', { name: 'Girar a roleta' }).waitFor();
    await page.getByRole('button', { name: 'Receber mensagem' }).waitFor();
    expect(resets).toBe(3);
  });
});
