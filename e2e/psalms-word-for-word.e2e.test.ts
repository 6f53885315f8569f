import { expect, it } from '@jest/globals';
import { aiMessageAnswerSchema, type LetterVerse } from '@selah/shared/contracts/messages/requests';
import type { Page } from 'playwright-core';
import { openAsAdmin, seeToast } from './support/admin-page.ts';
import { violationsOn } from './support/axe.ts';
import { logInAsVisitor } from './support/browser-login.ts';
import { inventedPsalms, inventedVerse } from './support/invented-psalms.ts';
import { pageJourney } from './support/journey.ts';

const EDITION = 'Salmos inventados para um teste';
const LICENCE = 'Domínio público';

pageJourney('the Psalms word for word', (site) => {
  const openPsalms = async () => {
    const { page } = await openAsAdmin(site);
    await page.goto(`${site.url}/admin?area=psalms`);
    await page.getByRole('heading', { name: 'Importar um texto' }).waitFor();
    return page;
  };

  async function importFile(page: Page, words: string): Promise<void> {
    await page.getByLabel('Nome da edição').fill(EDITION);
    await page.getByLabel('Licença ou créditos').fill(LICENCE);
    const file = { name: 'salmos.usfm', mimeType: 'text/plain', buffer: Buffer.from(words) };
    await page.getByLabel('Escolher arquivo').setInputFiles(file);
    await page.getByRole('button', { name: 'Importar', exact: true }).click();
  }

  async function receiveLetter(page: Page): Promise<LetterVerse | undefined> {
    await page.goto(site.url);
    await page.getByLabel('Seu nome').fill('Ana');
    await page.getByLabel('Seu problema ou pergunta').fill('Perdi meu emprego e tenho medo do aluguel.');
    const answered = page.waitForResponse('**/api/ai/message');
    await page.getByRole('button', { name: 'Receber mensagem' }).click();
    const { verse } = aiMessageAnswerSchema.parse(await (await answered).json());
    await page.getByTestId('ai-response').waitFor();
    return verse;
  }

  const openSaved = (page: Page) => page.getByRole('button', { name: /Perdi meu emprego/ }).click();

  /** What the imported file says at this place. */
  function wordsAt({ psalm, verses }: LetterVerse): string {
    const [from = 0, to = from] = verses.split('-').map(Number);
    const numbers = Array.from({ length: to - from + 1 }, (_, index) => from + index);
    return numbers.map((verse) => inventedVerse(psalm, verse)).join(' ');
  }

  it('stand in a letter after an edition was imported, stay with the saved one, and go with the edition', async () => {
    const admin = await openPsalms();
    await importFile(admin, inventedPsalms(99));
    await admin.getByText('O arquivo está incompleto: falta o Salmo 100.').waitFor();
    expect(await admin.getByLabel('Nome da edição').inputValue()).toBe(EDITION);

    await importFile(admin, inventedPsalms());
    await seeToast(admin, 'Salmos importados');
    const card = admin.getByRole('listitem').filter({ hasText: EDITION });
    await card.getByText(LICENCE).waitFor();
    expect(await violationsOn(admin, 'Salmos')).toEqual([]);

    const { page, browserErrors } = await site.open();
    await logInAsVisitor(page, site.url);
    const verse = await receiveLetter(page);
    expect(verse).toMatchObject({ edition: EDITION, licence: LICENCE });
    if (!verse) throw new Error('the letter has no verse');
    expect(verse.text.replace(/\s+/g, ' ')).toBe(wordsAt(verse));
    const quotation = page.locator('blockquote');
    expect(await quotation.innerText()).toBe(verse.text);
    await page.getByText(`${EDITION} · ${LICENCE}`).waitFor();

    await page.getByRole('button', { name: 'Salvar mensagem' }).click();
    await page.waitForURL('**/user-messages');
    await openSaved(page);
    expect(await quotation.innerText()).toBe(verse.text);

    await admin.getByRole('button', { name: 'Retirar os Salmos em Português' }).click();
    await admin.getByRole('alertdialog').getByRole('button', { name: 'Retirar' }).click();
    await seeToast(admin, 'Texto retirado');
    expect(await receiveLetter(page)).toBeUndefined();
    expect(await quotation.count()).toBe(0);
    await page.goto(`${site.url}/user-messages`);
    await openSaved(page);
    expect(await quotation.innerText()).toBe(verse.text);
    expect(browserErrors).toEqual([]);
  });
});
