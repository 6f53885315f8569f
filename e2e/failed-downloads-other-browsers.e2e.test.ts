import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { OtherBrowser, Session } from './support/browser-session.ts';
import { type FaultyProxy, startFaultyProxy } from './support/faulty-proxy.ts';
import { FIREFOX, missing, WEBKIT } from './support/other-browsers.ts';
import { type RunningProduct, startProduct } from './support/product.ts';

const button = (name: string) => `//button[normalize-space()="${name}"]`;
const field = (label: string) => `//*[@id=//label[normalize-space()="${label}"]/@for]`;
const WHEEL = button('Girar a roleta');
const NOT_OPENED = '//*[contains(text(), "Esta parte não abriu.")]';

/** Firefox remembers an import that failed until the page is reloaded; WebKit asks again. */
describe.each([FIREFOX, WEBKIT])('in $name, a file that broke off', (engine) => {
  const absent = missing(engine);
  const group = absent.length === 0 ? describe : describe.skip;
  group(absent.length === 0 ? 'leaves a way on' : `(skipped: no ${absent.join(', no ')})`, () => {
    let product: RunningProduct;
    let proxy: FaultyProxy;
    let browser: OtherBrowser;
    let session: Session;

    beforeAll(async () => {
      [product, browser] = await Promise.all([startProduct(), engine.launch()]);
      proxy = await startFaultyProxy(product.url);
    });
    afterAll(async () => {
      await browser?.stop();
      await proxy?.close();
      await product?.stop();
    });
    afterEach(async () => {
      proxy.clearFaults();
      await session.close();
    });

    const open = async (path: string) => {
      session = await browser.openSession();
      await session.goto(`${proxy.url}${path}?lang=pt&force_lang=1`);
    };

    const isSeen = (xpath: string) =>
      session.run<boolean>(
        `return document.evaluate(${JSON.stringify(xpath)}, document, null, XPathResult.BOOLEAN_TYPE).booleanValue`,
      );

    /** Presses until the page shows this, and reloads where it says that only that helps. */
    async function pressUntil(press: string, sign: string) {
      for (let presses = 0; presses < 3; presses += 1) {
        await session.waitFor(press);
        await session.click(press);
        await session.waitFor(`(${sign} | ${button('Recarregar a página')})`);
        if (await isSeen(sign)) return;
        await session.click(button('Recarregar a página'));
      }
      throw new Error(`${sign} did not come`);
    }

    it('before the application is there: it comes by itself', async () => {
      proxy.truncateAnswers('/assets/application-', 500);
      await open('/');
      await session.waitFor('//h1[contains(., "Respire.")]');
      proxy.clearFaults();
      await session.waitFor(WHEEL);
    });

    it('behind a press: it opens at another one, and what was typed is kept', async () => {
      proxy.truncateAnswers('/assets/login-dialog-', 50);
      await open('/');
      await session.type(field('Seu problema ou pergunta'), 'Tenho medo.');
      await session.click(button('Entrar'));
      await session.waitFor(NOT_OPENED);
      proxy.clearFaults();
      await pressUntil(button('Entrar'), '//*[@role="dialog"]');
      expect(await session.run('return document.querySelector("textarea").value')).toBe('Tenho medo.');
    });

    it('in the place of a part: it comes when it is asked for again', async () => {
      proxy.truncateAnswers('/assets/composer-', 500);
      await open('/');
      await session.waitFor(NOT_OPENED);
      proxy.clearFaults();
      const form = field('Seu problema ou pergunta');
      await session.waitFor(`(${form} | ${button('Recarregar a página')})`);
      if (!(await isSeen(form))) await session.click(button('Recarregar a página'));
      await session.waitFor(form);
    });

    it('of the administration: it comes by itself', async () => {
      proxy.truncateAnswers('/remotes/admin/assets/__federation_expose', 10);
      await open('/debug/videos');
      await session.waitFor(button('Tentar novamente'));
      proxy.clearFaults();
      await session.waitFor('//main//h1[contains(., "vídeos")]');
    });
  });
});
