import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { violationsOn } from './support/axe.ts';
import { pageJourney } from './support/journey.ts';
import { createWritingModel, type WritingModel } from './support/writing-model.ts';

const FIRST = 'Ana, perder o trabalho mexe com tudo: com as contas, com os dias e com o sono.';
const SECOND = 'Faz sentido que o amanhã assuste agora.';
const THIRD =
  'O Salmo 46 fala de um chão que treme e de um abrigo que continua de pé no meio do barulho. Talvez você não precise resolver o mês inteiro hoje; basta encontrar um lugar calmo para uma hora serena.';
const LAST =
  'Um passo pequeno para hoje: escreva numa folha as três contas mais próximas e converse sobre elas com alguém em quem você confia.';
const OPENING = '{"danger":"none","psalm":"46:1","message":"';

let model: WritingModel;

pageJourney(
  'a letter of a model',
  (site) => {
    beforeAll(() => model.start());
    afterAll(() => model.stop());

    /** Asks, and returns the number of the model's call. */
    async function ask(page: Page): Promise<number> {
      const call = model.calls + 1;
      await page.goto(site.url);
      await page.getByLabel('Seu nome').fill('Ana');
      await page.getByLabel('Seu problema ou pergunta').fill('Perdi o emprego e tenho medo do amanhã.');
      await page.getByRole('button', { name: 'Receber mensagem' }).click();
      await model.asked(call);
      return call;
    }

    /** When a text is first on the page, by the clock of this machine. */
    const noteWhen = (page: Page, text: string) =>
      page.evaluate(
        (wanted) =>
          new Promise<number>((resolve) => {
            const look = () => {
              if (document.body.textContent?.includes(wanted)) resolve(Date.now());
              else requestAnimationFrame(look);
            };
            look();
          }),
        text,
      );

    const letter = (page: Page) => page.getByTestId('ai-response');

    it('is on the screen sentence by sentence while it is being written, and does not move when it is whole', async () => {
      const { page, browserErrors } = await site.open();
      await ask(page);
      const isShown = noteWhen(page, SECOND);
      model.write(`${OPENING}${FIRST} ${SECOND}`);
      const written = Date.now();
      model.write('\\n\\nO Salmo');
      expect((await isShown) - written).toBeLessThanOrEqual(300);
      expect(await letter(page).innerText()).toBe(`${FIRST} ${SECOND}`);
      expect(await letter(page).getAttribute('aria-busy')).toBe('true');
      expect(await page.getByRole('button', { name: 'Salvar mensagem' }).count()).toBe(0);
      expect(await violationsOn(page, 'a growing letter')).toEqual([]);
      const place = await letter(page).boundingBox();
      model.write(`${THIRD.slice(7)}\\n\\n${LAST}"}`);
      model.end();
      await page.getByRole('button', { name: 'Salvar mensagem' }).waitFor();
      expect(await letter(page).getAttribute('aria-busy')).toBe('false');
      expect(await letter(page).innerText()).toContain(LAST);
      const { x, y } = (await letter(page).boundingBox()) ?? {};
      expect({ x, y }).toEqual({ x: place?.x, y: place?.y });
      expect(browserErrors).toEqual([]);
    });

    it('gives way to help at once where the danger is found late', async () => {
      const { page } = await site.open();
      await ask(page);
      model.write(`${OPENING}${FIRST} ${SECOND}\\n\\n${LAST}"}`);
      await page.getByText(SECOND).waitFor();
      model.write('{"danger":"life","psalm":"","message":""}');
      model.end();
      await page.getByRole('complementary', { name: 'Você não está só' }).waitFor();
      expect(await page.getByText(SECOND).count()).toBe(0);
      await page.getByRole('alert').filter({ hasText: 'A carta deu lugar a ajuda' }).waitFor();
      await page.locator('.help-line').first().waitFor();
      const heading = page.getByRole('heading', { name: 'Uma mensagem para Ana' });
      expect(await heading.evaluate((element) => element === document.activeElement)).toBe(true);
    });

    it('goes on after a reload, as the same letter of the same call', async () => {
      const { page } = await site.open();
      const call = await ask(page);
      model.write(`${OPENING}${FIRST} ${SECOND}\\n\\nO Salmo`);
      await page.getByText(SECOND).waitFor();
      await page.reload();
      await page.getByText(SECOND).waitFor();
      model.write(`${THIRD.slice(7)}\\n\\n${LAST}"}`);
      model.end();
      await page.getByRole('button', { name: 'Salvar mensagem' }).waitFor();
      expect(await letter(page).innerText()).toContain(`${FIRST} ${SECOND}`);
      expect(await letter(page).innerText()).toContain(LAST);
      expect(model.calls).toBe(call);
    });
  },
  {
    prepare: async () => {
      model = await createWritingModel();
      return model.env;
    },
  },
);
