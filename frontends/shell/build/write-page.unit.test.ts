import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { LANGUAGES, type Language } from '@selah/shared/contracts/language-list';
import { LATE_NOTE } from '../src/locales/late-note.ts';
import { loadStrings } from '../src/locales/load-strings.ts';
import type { PageKind } from './page-head.ts';
import { webManifest } from './web-manifest.ts';
import { writePage } from './write-page.ts';

const script = '<script>document.documentElement.dataset.ran = "";</script>';
const faces = ['/assets/greeting-title-12345678.woff2'];
const index = readFileSync(join(import.meta.dirname, '..', 'index.html'), 'utf8');

async function written(language: Language, kind: PageKind = 'home'): Promise<string> {
  const { site: texts, home: greeting } = await loadStrings(language);
  const strings = `/assets/${language}-12345678.js`;
  return writePage(index, { kind, language, texts, greeting, strings, faces, script });
}

async function pageIn(language: Language, kind?: PageKind): Promise<Document> {
  return new DOMParser().parseFromString(await written(language, kind), 'text/html');
}

function content(page: Document, name: string): string | null | undefined {
  return page.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');
}

describe.each(LANGUAGES)('the page in %s before any script has run', (language) => {
  it('M-002 Q1 is titled and described in its language', async () => {
    const page = await pageIn(language);
    const { site } = await loadStrings(language);
    expect(page.documentElement.lang.slice(0, 2)).toBe(language);
    expect(page.title).toBe(site.title.replace('{{product}}', '%PRODUCT_NAME%'));
    expect(content(page, 'description')).toBe(site.description);
  });

  it('introduces itself to link previews with whole addresses', async () => {
    const page = await pageIn(language);
    expect(content(page, 'og:title')).toBe(page.title);
    expect(content(page, 'og:url')).toBe(`%PUBLIC_URL%/?lang=${language}`);
    expect(content(page, 'og:image')).toBe('%PUBLIC_URL%/preview.jpg');
    expect(content(page, 'og:locale')?.slice(0, 2)).toBe(language);
    expect(page.querySelectorAll('meta[property="og:locale:alternate"]')).toHaveLength(3);
    expect(content(page, 'twitter:card')).toBe('summary_large_image');
  });

  it('names its sisters in the other languages and the address that chooses by itself', async () => {
    const page = await pageIn(language);
    const alternates = [...page.querySelectorAll('link[hreflang]')].map((link) => [
      link.getAttribute('hreflang'),
      link.getAttribute('href'),
    ]);
    expect(alternates).toEqual([
      ...LANGUAGES.map((other) => [other, `%PUBLIC_URL%/?lang=${other}`]),
      ['x-default', '%PUBLIC_URL%/'],
    ]);
  });

  it('greets at once, with nothing that could be pressed before anyone answers', async () => {
    const page = await pageIn(language);
    const { home } = await loadStrings(language);
    const greeting = page.getElementById('first-view');
    expect(greeting?.querySelector('h1')?.textContent).toBe(home.title);
    expect(greeting?.textContent).toContain(home.subtitle);
    expect(greeting?.querySelector('a, button, input, textarea')).toBeNull();
  });

  it('fetches its own texts early and no other', async () => {
    const page = await pageIn(language);
    const early = [...page.querySelectorAll('link[rel="modulepreload"]')].map((link) =>
      link.getAttribute('href'),
    );
    expect(early).toEqual([`/assets/${language}-12345678.js`]);
  });

  it('fetches the faces of its greeting early, and only where it greets', async () => {
    const early = async (kind: PageKind) =>
      [...(await pageIn(language, kind)).querySelectorAll('link[rel="preload"][as="font"][crossorigin]')].map(
        (link) => link.getAttribute('href'),
      );
    expect(await early('home')).toEqual(faces);
    expect(await early('inside')).toEqual([]);
  });

  it('has the own language on top where there is no JavaScript, and loses none', async () => {
    const html = await written(language);
    const spoken = [...html.slice(html.indexOf('<noscript>')).matchAll(/<p lang="(\w\w)/g)].map(
      (match) => match[1],
    );
    expect(spoken[0]).toBe(language);
    expect([...spoken].sort()).toEqual([...LANGUAGES].sort());
  });

  it.each<PageKind>(['home', 'inside'])(
    'says to who waits long how to go on and whom to call (%s)',
    async (kind) => {
      const note = (await pageIn(language, kind)).querySelector('#root > #late-note');
      const { late, tooOld, help, allNumbers, reload } = LATE_NOTE[language];
      expect(note?.querySelector('p')?.textContent).toBe(`${late}${tooOld} ${help} ${allNumbers}`);
      expect(note?.querySelector('[hidden]')?.textContent).toBe(tooOld);
      expect(note?.querySelector(`a[href="/helplines.${language}.html"]`)?.textContent).toBe(allNumbers);
      expect(note?.querySelector('a[href=""]')?.textContent).toBe(reload);
      const called = [...(note?.querySelectorAll('a[href^="tel:"]') ?? [])].map(
        ({ textContent }) => textContent,
      );
      expect(called).toEqual(help.match(/\d[\d ]*\d/g));
    },
  );

  it('calls with a tap where there is no JavaScript', async () => {
    const html = await written(language);
    const noscript = html.slice(html.indexOf('<noscript>'));
    expect(noscript).toContain('<a href="tel:116123">116 123</a>');
    expect(noscript.replace(/<a href="tel:\d+">[\d ]+<\/a>/g, '')).not.toMatch(/\d{3}/);
  });

  it('can be installed under the product’s name', async () => {
    const page = await pageIn(language);
    expect(page.querySelector('link[rel="manifest"]')?.getAttribute('href')).toBe(
      `/site.${language}.webmanifest`,
    );
    const { site } = await loadStrings(language);
    const manifest = JSON.parse(webManifest(language, site));
    expect(manifest).toMatchObject({
      id: '/',
      start_url: '/',
      display: 'standalone',
      name: '%PRODUCT_NAME%',
    });
    expect(manifest.description).toBe(site.description);
  });
});

describe('pages that are nobody’s business', () => {
  it('ask search engines to leave them alone', async () => {
    const page = await pageIn('pt', 'inside');
    expect(content(page, 'robots')).toBe('noindex');
    expect(page.querySelector('link[hreflang], #first-view')).toBeNull();
    expect(content(await pageIn('pt'), 'robots')).toBeUndefined();
  });
});

describe('the script that runs before the first paint', () => {
  it('stands in Home, before any file that it would wait for, and on no other page', async () => {
    const home = await pageIn('pt');
    const [first] = home.head.querySelectorAll('script, link[rel="stylesheet"]');
    expect(first?.outerHTML).toBe(script);
    expect((await pageIn('pt', 'inside')).documentElement.innerHTML).not.toContain(script);
  });
});

describe('a page that lost a part', () => {
  it('is not built in silence', () => {
    const write = (html: string) =>
      writePage(html, {
        kind: 'home',
        language: 'pt',
        texts: { title: '', description: '', preview: '' },
        greeting: { title: '', subtitle: '' },
        strings: '/a.js',
        faces,
        script,
      });
    expect(() => write('<html lang="pt"><head></head></html>')).toThrow('index.html has nothing like');
    expect(() => write(index.replace('<p lang="pt-BR">', '<p>'))).toThrow('no paragraph in pt');
  });
});
