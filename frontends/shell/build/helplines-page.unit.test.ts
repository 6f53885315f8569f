import { describe, expect, it } from '@jest/globals';
import { HELPLINE_DIRECTORY } from '@selah/distress/helplines/helpline-directory';
import { helplinesFor, telHref } from '@selah/distress/helplines/helplines';
import { LANGUAGES } from '@selah/shared/contracts/language-list';
import { loadStrings } from '../src/locales/load-strings.ts';
import { helplinesPage } from './helplines-page.ts';

describe.each(LANGUAGES)('the page with all phone numbers in %s', (language) => {
  const page = async () => {
    const html = helplinesPage(language, await loadStrings(language));
    return new DOMParser().parseFromString(html, 'text/html');
  };

  it('needs no script and no stylesheet', async () => {
    expect((await page()).querySelector('script, link[rel="stylesheet"], img, iframe')).toBeNull();
  });

  it('has every country, those of the language first and international lines last', async () => {
    const headings = [...(await page()).querySelectorAll('h2')];
    const countries = headings.map(({ id }) => id);
    const all = Object.values(HELPLINE_DIRECTORY).flatMap((lines) => lines.map(({ region }) => region));
    expect([...countries].sort()).toEqual([...new Set(all)].sort());
    expect(countries[0]).toBe(HELPLINE_DIRECTORY[language][0]?.region);
    expect(countries.at(-1)).toBe('INTERNATIONAL');
    expect(headings.every(({ id, textContent }) => textContent !== id)).toBe(true);
  });

  it('has each line of the directory as a link that calls', async () => {
    for (const { id, nextElementSibling } of (await page()).querySelectorAll('h2')) {
      const links = [...(nextElementSibling?.querySelectorAll('a') ?? [])];
      expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
        helplinesFor({ language, region: id }).map(({ name, phone }) => [`${name} ${phone}`, telHref(phone)]),
      );
    }
  });
});
