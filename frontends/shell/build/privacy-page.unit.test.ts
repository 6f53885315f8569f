import { describe, expect, it } from '@jest/globals';
import { LANGUAGES } from '@selah/shared/contracts/language-list';
import { CONNECTION_PURPOSES } from '@selah/shared/contracts/outgoing-connections';
import { PRIVACY_NUMBERS, PRIVACY_PAGE_TEXTS, privacyPage } from './privacy-page.ts';

/** Purposes that lead to nobody else. */
const OWN = ['address', 'services'];

describe.each(LANGUAGES)('the page about privacy in %s', (language) => {
  const html = () => privacyPage(language, 'Home');
  const page = () => new DOMParser().parseFromString(html(), 'text/html');

  it('says first that nothing written is kept', () => {
    expect(page().querySelector('h1 + .first')?.textContent).toBe(PRIVACY_PAGE_TEXTS[language].first);
  });

  it('has every number of the code, and no other', () => {
    const inTexts = JSON.stringify(PRIVACY_PAGE_TEXTS[language]);
    for (const name of Object.keys(PRIVACY_NUMBERS)) expect(inTexts).toContain(`{{${name}}}`);
    expect(inTexts.replace(/\{\{\w+\}\}/g, '')).not.toMatch(/\d/);
    const numbers = [...page().querySelectorAll('dd')].flatMap(
      ({ textContent }) => textContent?.match(/\d+/g) ?? [],
    );
    expect(new Set(numbers.map(Number))).toEqual(
      new Set(
        Object.entries(PRIVACY_NUMBERS).flatMap(([name, value]) =>
          name === 'offlineQuestionDays' ? [] : [value],
        ),
      ),
    );
  });

  it('has a sentence for each contact, which the gateway can leave or take away', () => {
    const parts = [...html().matchAll(/<!--when ([a-z:]+)-->(.*?)<!--end-->/gs)];
    const expected = CONNECTION_PURPOSES.filter((purpose) => !OWN.includes(purpose));
    expect(parts.map(([, name]) => name).sort()).toEqual(
      [...expected, 'letters:own', 'letters:off', 'unknown'].sort(),
    );
    for (const purpose of expected) {
      const [, , part] = parts.find(([, name]) => name === purpose) ?? [];
      expect(part).toContain(`%HOST_${purpose.toUpperCase()}%`);
    }
  });

  it('leaves no place unfilled, and needs no script and no other file', () => {
    expect(page().body.textContent).not.toMatch(/\{\{|undefined|NaN/);
    expect(page().querySelector('script, link[rel="stylesheet"], img, iframe')).toBeNull();
  });

  it('is in its language: no paragraph is that of another', () => {
    const texts = (one: (typeof LANGUAGES)[number]) =>
      JSON.stringify(PRIVACY_PAGE_TEXTS[one]).match(/"[^"]{25,}"/g) ?? [];
    const others = new Set(LANGUAGES.filter((one) => one !== language).flatMap(texts));
    expect(texts(language).filter((text) => others.has(text))).toEqual([]);
  });
});
