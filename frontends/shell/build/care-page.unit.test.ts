import { describe, expect, it } from '@jest/globals';
import { CARE_FIGURES } from '@selah/distress/figures/care-figures';
import { HELPLINE_DIRECTORY } from '@selah/distress/helplines/helpline-directory';
import { LANGUAGES } from '@selah/shared/contracts/language-list';
import { CARE_TEXTS } from '../src/locales/care.ts';
import { carePage } from './care-page.ts';

describe.each(LANGUAGES)('the page about care in %s', (language) => {
  const page = () => new DOMParser().parseFromString(carePage(language, 'Home'), 'text/html');

  it('says first that what was not found is not safe, then who answers', () => {
    const [first, , numbers] = [...page().querySelectorAll('main > :not(h1)')];
    expect(first?.textContent).toBe(CARE_TEXTS[language].notSafe);
    expect(numbers?.textContent).toContain(CARE_TEXTS[language].numbers);
    const lines = HELPLINE_DIRECTORY[language][0]?.region;
    expect(lines).toBeTruthy();
    expect(page().querySelectorAll('a[href^="tel:"]').length).toBeGreaterThan(0);
  });

  it('has the figures of the test run for every language, with their intervals', () => {
    const shown = [...page().querySelectorAll('dd')].map(({ textContent }) => textContent);
    const expected = LANGUAGES.flatMap((one) => {
      const { found, implicit, right, alarms } = CARE_FIGURES.languages[one];
      return [found, implicit, right, alarms].map(
        ({ share, low, high }) => `${share}\u00a0% (${low}–${high})`,
      );
    });
    expect(shown).toEqual(expected);
  });

  it('leaves no place unfilled, and needs no script and no other file', () => {
    expect(page().body.textContent).not.toMatch(/\{\{|undefined/);
    expect(page().querySelector('script, link[rel="stylesheet"], img, iframe')).toBeNull();
  });

  it('is in its language: no paragraph is that of another', () => {
    const texts = (one: (typeof LANGUAGES)[number]) =>
      JSON.stringify(CARE_TEXTS[one]).match(/"[^"]{25,}"/g) ?? [];
    const others = new Set(LANGUAGES.filter((one) => one !== language).flatMap(texts));
    expect(texts(language).filter((text) => others.has(text))).toEqual([]);
  });

  it('says how much is missed as the figures do', () => {
    const found = LANGUAGES.map((one) => CARE_FIGURES.languages[one]);
    const missed = (name: 'found' | 'implicit') =>
      found.reduce((sum, figures) => sum + 100 - figures[name].share, 0) / found.length;
    const [all, hints] =
      /(\d+)\D+(\d+)/.exec(page().querySelectorAll('.plain')[1]?.textContent ?? '')?.slice(1) ?? [];
    expect(Math.abs(100 / Number(all) - missed('found'))).toBeLessThan(0.5);
    expect(Math.abs(100 / Number(hints) - missed('implicit'))).toBeLessThan(1);
  });
});
