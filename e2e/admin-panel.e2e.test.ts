import { beforeEach, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { openAsAdmin } from './support/admin-page.ts';
import { violationsInBothThemes } from './support/axe.ts';
import { errorsExceptRequests, type Visit } from './support/browser.ts';
import { pageJourney } from './support/journey.ts';
import { layoutFaults } from './support/layout.ts';
import { until } from './support/until.ts';

const LONG_WORDS = '<p>Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft</p>';

pageJourney(
  'the administrator’s panel',
  (site) => {
    let visit: Visit;
    let page: Page;

    beforeEach(async () => {
      visit = await openAsAdmin(site);
      page = visit.page;
    });

    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const statistics = () => page.getByRole('region', { name: 'Estatísticas' });
    const views = () => page.getByRole('slider', { name: 'Páginas vistas, dia por dia' });

    it('M-113 M-114 counts what visitors do today, and reloads on request', async () => {
      await page.goto(`${site.url}/admin`);
      await views().waitFor();
      const countOf = async () =>
        Number(/: (\d+);/.exec((await views().getAttribute('aria-valuetext')) ?? '')?.[1]);
      const before = await countOf();
      const visitor = await site.open();
      await visitor.page.goto(site.url);
      // The administrator's page does not load by itself what was counted since.
      await until(
        page,
        async (was: number) => {
          const counted: { pageViews: number } = await (await fetch('/api/stats')).json();
          return counted.pageViews > was;
        },
        before,
      );
      await button('Atualizar').click();
      await page.waitForFunction((was) => {
        const text = document.querySelector('[aria-label^="Páginas vistas"]')?.getAttribute('aria-valuetext');
        return Number(/: (\d+);/.exec(text ?? '')?.[1]) > was;
      }, before);
      expect(await views().getAttribute('aria-valuetext')).toContain('hoje, até agora');
      expect(errorsExceptRequests(visit)).toEqual([]);
    });

    it('M-115 shows an error when statistics cannot be loaded', async () => {
      await page.route('**/api/stats', (route) => route.abort());
      await page.goto(`${site.url}/admin`);
      await page.getByText('Não foi possível carregar as estatísticas').waitFor();
      await page.unroute('**/api/stats');
      await button('Tentar novamente').first().click();
      await views().waitFor();
    });

    it('reads the history with the keyboard and saves it as a file', async () => {
      await page.goto(`${site.url}/admin`);
      await views().focus();
      await page.keyboard.press('Home');
      expect(await views().getAttribute('aria-valuenow')).toBe('0');
      await page.getByRole('radio', { name: '365 dias' }).check();
      await page.locator('[role="slider"][aria-valuemax="364"]').first().waitFor();
      expect(await page.getByRole('table').getByRole('row').count()).toBe(367);
      const [file] = await Promise.all([page.waitForEvent('download'), button('Baixar CSV').click()]);
      expect(file.suggestedFilename()).toMatch(/^estatisticas-\d{4}-\d\d-\d\d-365-dias\.csv$/);
    });

    it('M-116 M-206 changes ads, previews them, and restores an earlier version', async () => {
      await page.goto(`${site.url}/admin`);
      const header = page.getByLabel('Código do cabeçalho', { exact: true });
      await header.fill('<p id="one">Primeiro anúncio</p>');
      await button('Mostrar a prévia: Código do cabeçalho').click();
      const preview = page.frameLocator('iframe[title="Prévia: Código do cabeçalho"]');
      await preview.getByText('Primeiro anúncio').waitFor();
      await header.press('Control+s');
      await page.getByText('Anúncios salvos').first().waitFor();
      await header.fill(LONG_WORDS);
      await button('Salvar anúncios').click();
      await page.getByText('Em uso').waitFor();
      await page
        .getByRole('button', { name: /^Usar de novo a versão/ })
        .first()
        .click();
      expect(await header.inputValue()).toBe('<p id="one">Primeiro anúncio</p>');
      await button('Salvar anúncios').click();
      await page.getByText('Há mudanças que ainda não foram salvas.').waitFor({ state: 'hidden' });
      const served = await page.request.get(`${site.url}/api/site-settings`);
      expect(await served.json()).toMatchObject({ headerAdCode: '<p id="one">Primeiro anúncio</p>' });
    });

    it('tells a second administrator that the first changed the ads, and overwrites nothing unseen', async () => {
      const served = async () => (await page.request.get(`${site.url}/api/site-settings`)).json();
      const header = (on: Page) => on.getByLabel('Código do cabeçalho', { exact: true });
      const second = await openAsAdmin(site);
      for (const on of [page, second.page]) await on.goto(`${site.url}/admin`);
      await header(second.page).fill('<b>segundo</b>');
      await header(page).fill('<b>primeiro</b>');
      await header(page).press('Control+s');
      await page.getByText('Anúncios salvos').first().waitFor();

      const save = second.page.getByRole('button', { name: 'Salvar anúncios' });
      await save.click();
      await second.page.getByText(/Os anúncios foram mudados em outra aba ou por outra pessoa/).waitFor();
      expect(await save.isDisabled()).toBe(true);
      expect(await header(second.page).inputValue()).toBe('<b>segundo</b>');
      expect(await served()).toMatchObject({ headerAdCode: '<b>primeiro</b>' });

      await second.page.getByRole('button', { name: 'Salvar os meus mesmo assim' }).click();
      await save.click();
      await second.page.getByText('Anúncios salvos').first().waitFor();
      expect(await served()).toMatchObject({ headerAdCode: '<b>segundo</b>' });
    });

    it('runs a preview that cannot reach the page', async () => {
      await page.goto(`${site.url}/admin`);
      const header = page.getByLabel('Código do cabeçalho', { exact: true });
      await header.fill(
        '<p id="out">?</p><script>let r="kept out"; try { parent.document.title = "taken"; r = "in"; } catch {} out.textContent = r + " " + self.origin;</script>',
      );
      await button('Mostrar a prévia: Código do cabeçalho').click();
      await page
        .frameLocator('iframe[title="Prévia: Código do cabeçalho"]')
        .getByText('kept out null')
        .waitFor();
      expect(await page.title()).not.toBe('taken');
    });

    it('asks before unsaved changes are discarded', async () => {
      await page.goto(`${site.url}/admin`);
      await page.getByLabel('Código do rodapé', { exact: true }).fill('<i>não salvo</i>');
      await page.getByRole('link', { name: 'Status' }).click();
      await page.getByRole('alertdialog', { name: 'Sair sem salvar?' }).waitFor();
      await button('Continuar aqui').click();
      expect(await page.getByLabel('Código do rodapé', { exact: true }).inputValue()).toBe(
        '<i>não salvo</i>',
      );
      const asked = page.waitForEvent('dialog');
      const reload = page.reload().catch(() => undefined);
      const dialog = await asked;
      expect(dialog.type()).toBe('beforeunload');
      await dialog.accept();
      await reload;
    });

    it('axe finds no violations, light or dark, and nothing is cut off, wide or narrow', async () => {
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await page.goto(`${site.url}/admin`);
      await views().waitFor();
      await page.getByLabel('Código do cabeçalho', { exact: true }).fill('<p>Anúncio</p>');
      await button('Mostrar a prévia: Código do cabeçalho').click();
      await page.getByTitle('Prévia: Código do cabeçalho').waitFor();
      await statistics().getByRole('table').waitFor();
      const found = await violationsInBothThemes(page, 'panel');
      found.push(...(await layoutFaults(page, 'panel', 'main')));
      await page.setViewportSize({ width: 390, height: 844 });
      const faults = await layoutFaults(page, 'panel on a phone', 'main');
      // The table scrolls inside of its own container.
      found.push(...faults.filter((fault) => !/reaches out of the screen: <t[hd] /.test(fault)));
      expect(found).toEqual([]);
    });
  },
  { env: { SELAH_SEED: 'none' } },
);
