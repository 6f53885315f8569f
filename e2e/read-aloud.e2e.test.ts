import { expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { violationsOn } from './support/axe.ts';
import { pageJourney } from './support/journey.ts';

declare global {
  /** What the voice was given, and whether it is speaking. */
  var fakeSpeech: { said: { text: string; rate: number; lang: string }[]; isSpeaking: boolean };
}

/** Installed before the page loads: a browser in a test has no voices. */
function installFakeSpeech(): void {
  const fake: typeof globalThis.fakeSpeech = { said: [], isSpeaking: false };
  globalThis.fakeSpeech = fake;
  type Spoken = { text: string; rate: number; lang: string; onend?: () => void };
  class Utterance {
    text: string;
    rate = 1;
    lang = '';
    constructor(text: string) {
      this.text = text;
    }
  }
  let current: Spoken | undefined;
  const voices = [{ name: 'Luciana', lang: 'pt-BR', localService: true, default: true }];
  const speechSynthesis = Object.assign(new EventTarget(), {
    getVoices: () => voices,
    speak(utterance: Spoken) {
      current = utterance;
      fake.isSpeaking = true;
      fake.said.push({ text: utterance.text, rate: utterance.rate, lang: utterance.lang });
      setTimeout(() => {
        if (current !== utterance) return;
        fake.isSpeaking = false;
        utterance.onend?.();
      }, 300);
    },
    cancel() {
      current = undefined;
      fake.isSpeaking = false;
    },
  });
  Object.defineProperty(globalThis, 'speechSynthesis', { value: speechSynthesis });
  Object.defineProperty(globalThis, 'SpeechSynthesisUtterance', { value: Utterance });
}

const speech = (page: Page) => page.evaluate(() => globalThis.fakeSpeech);

pageJourney('listening to a letter', (site) => {
  async function receiveLetter(): Promise<Page> {
    const { page } = await site.open();
    await page.addInitScript(installFakeSpeech);
    await page.goto(site.url);
    await page.getByLabel('Seu nome').fill('Ana');
    await page.getByLabel('Seu problema ou pergunta').fill('Tenho medo de não pagar o aluguel.');
    await page.getByRole('button', { name: 'Receber mensagem' }).click();
    await page.getByTestId('ai-response').waitFor();
    return page;
  }

  it('says the whole letter in short pieces, with the keyboard alone', async () => {
    const page = await receiveLetter();
    await page.getByRole('button', { name: 'Ouvir' }).press('Enter');
    await page.getByRole('button', { name: 'Pausar' }).waitFor();
    expect(await violationsOn(page, 'letter')).toEqual([]);
    // The same button begins, pauses, and begins again at the end.
    await page.getByRole('button', { name: 'Ouvir' }).waitFor({ timeout: 60_000 });
    const { said } = await speech(page);
    const words = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
    const letter = words(await page.getByTestId('ai-response').locator('p').first().innerText());
    expect(words(said.map(({ text }) => text).join(' '))).toContain(letter);
    expect(Math.max(...said.map(({ text }) => text.length))).toBeLessThanOrEqual(160);
    expect(new Set(said.map(({ lang }) => lang))).toEqual(new Set(['pt-BR']));
  });

  it('is silent after a stop, and when another question is asked', async () => {
    const page = await receiveLetter();
    await page.getByRole('button', { name: 'Ouvir' }).click();
    await page.getByRole('button', { name: 'Parar' }).click();
    expect((await speech(page)).isSpeaking).toBe(false);
    await page.getByRole('button', { name: 'Ouvir' }).click();
    await page.getByRole('button', { name: 'Fazer outra pergunta' }).click();
    const { said, isSpeaking } = await speech(page);
    expect(isSpeaking).toBe(false);
    await page.getByLabel('Seu nome').waitFor();
    expect((await speech(page)).said).toHaveLength(said.length);
  });
});
