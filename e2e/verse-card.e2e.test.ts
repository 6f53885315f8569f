import { readFile } from 'node:fs/promises';
import { expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { PNG } from 'pngjs';
import { violationsOn } from './support/axe.ts';
import { pageJourney } from './support/journey.ts';

/** As long as six verses of the wordiest Psalm. */
const LONGEST = 'Louvai ao Senhor, porque ele é bom, e a sua misericórdia dura para sempre; '
  .repeat(18)
  .trim();
const QUESTION = 'Tenho medo de não pagar o aluguel.';

pageJourney('a card of a verse', (site) => {
  async function receiveLetter(verse: object | undefined): Promise<Page> {
    const { page } = await site.open();
    await page.route('**/api/ai/message', (route) =>
      route.fulfill({
        json: {
          message: 'Ana, respire.',
          source: 'composer',
          reference: { psalm: 136, verses: '1-6' },
          ...(verse && { verse }),
        },
      }),
    );
    // What the card writes, and where.
    await page.addInitScript(() => {
      const written: { text: string; bottom: number }[] = [];
      Object.assign(globalThis, { written });
      const { fillText } = CanvasRenderingContext2D.prototype;
      CanvasRenderingContext2D.prototype.fillText = function (text, x, y) {
        written.push({ text, bottom: y });
        fillText.call(this, text, x, y);
      };
    });
    await page.goto(site.url);
    await page.getByLabel('Seu nome').fill('Anastácia');
    await page.getByLabel('Seu problema ou pergunta').fill(QUESTION);
    await page.getByRole('button', { name: 'Receber mensagem' }).click();
    await page.getByRole('button', { name: 'Fazer um cartão' }).click();
    await page.getByRole('button', { name: 'Baixar imagem' }).waitFor();
    return page;
  }

  async function download(page: Page): Promise<PNG> {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Baixar imagem' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('salmo.png');
    return PNG.sync.read(await readFile(await file.path()));
  }

  /** What is written on the card now: all since the last time that it was drawn. */
  const writtenOn = (page: Page) =>
    page.evaluate(() => (globalThis as unknown as { written: { text: string; bottom: number }[] }).written);

  it('shows the whole verse, its place and edition, and nothing that was asked', async () => {
    const page = await receiveLetter({
      psalm: 136,
      verses: '1-6',
      text: LONGEST,
      edition: 'Edição de teste',
      licence: 'domínio público',
    });
    const { width, height } = await download(page);
    expect([width, height]).toEqual([1080, 1350]);
    const written = await writtenOn(page);
    const all = written.map(({ text }) => text).join(' ');
    expect(all).toContain(LONGEST);
    expect(all).toContain('Salmo 136:1-6');
    expect(all).toContain('Selah · Edição de teste · domínio público');
    expect(all).not.toContain('Anastácia');
    expect(all).not.toContain('aluguel');
    const place = written.find(({ text }) => text.startsWith('Salmo'));
    expect(place?.bottom).toBeLessThan(1_080);
    expect(Math.max(...written.map(({ bottom }) => bottom))).toBeLessThan(1_350);
    expect(await violationsOn(page, 'card')).toEqual([]);
  });

  it('shows only the place without the words, has a name when one is added, and two colours', async () => {
    const page = await receiveLetter(undefined);
    const top = async () => (await download(page)).data[0] ?? 0;
    const bright = await top();
    await page.getByRole('button', { name: 'Noite' }).click();
    await page.getByLabel('Nome no cartão (opcional)').fill('Tia Lúcia');
    await page.waitForFunction(() =>
      (globalThis as unknown as { written: { text: string }[] }).written.some(
        ({ text }) => text === 'Tia Lúcia',
      ),
    );
    expect(bright).toBeGreaterThan(200);
    expect(await top()).toBeLessThan(60);
    const texts = new Set((await writtenOn(page)).map(({ text }) => text));
    expect([...texts].filter((text) => !'Tia Lúcia'.startsWith(text)).sort()).toEqual([
      'Salmo 136:1-6',
      'Selah',
    ]);
  });
});
