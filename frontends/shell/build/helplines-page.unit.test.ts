import { describe, expect, it } from '@jest/globals';
import { HELPLINE_DIRECTORY } from '@selah/distress/helplines/helpline-directory';
import { helplinesFor, telHref } from '@selah/distress/helplines/helplines';
import { LANGUAGES } from '@selah/shared/contracts/language-list';
import { loadStrings } from '../src/locales/load-strings.ts';
import { helplinesPage } from './helplines-page.ts';

describe.each(LANGUAGES)('the page of helplines in %s', (language) => {
  const page = async () => {
    const html = helplinesPage(language, await loadStrings(language));
    return new DOMParser().parseFromString(html, 'text/html');
  };

  it('needs no other file, and no script', async () => {
    expect((await page()).querySelector('script, link, img, iframe')).toBeNull();
  });

  it('has every country, those of the language first, and whom to call anywhere else', async () => {
    const headings = [...(await page()).querySelectorAll('h2')];
    const countries = headings.map(({ id }) => id);
    const all = Object.values(HELPLINE_DIRECTORY).flatMap((lines) => lines.map(({ region }) => region));
    expect([...countries].sort()).toEqual([...new Set(all)].sort());
    expect(countries[0]).toBe(HELPLINE_DIRECTORY[language][0]?.region);
    expect(countries.at(-1)).toBe('INTERNATIONAL');
    expect(headings.every(({ id, textContent }) => textContent !== id)).toBe(true);
  });

  it('calls with a tap', async () => {
    for (const { id, nextElementSibling } of (await page()).querySelectorAll('h2')) {
      const called = [...(nextElementSibling?.querySelectorAll('a') ?? [])].map((a) =>
        a.getAttribute('href'),
      );
      expect(called).toEqual(helplinesFor({ language, region: id }).map(({ phone }) => telHref(phone)));
    }
  });
});
