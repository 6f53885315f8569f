import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { HELPLINE_DIRECTORY } from '@selah/distress/helplines/helpline-directory';
import { helplinesFor, telHref } from '@selah/distress/helplines/helplines';
import { LANGUAGES, type Language } from '@selah/shared/contracts/language-list';
import { loadStrings } from '../src/locales/load-strings.ts';
import { STARTUP_NOTE } from '../src/locales/startup-note.ts';
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

describe.each(LANGUAGES)('the page of a film in %s', (language) => {
  it('leaves its title, tags and picture to the gateway, and says the rest', async () => {
    const page = await pageIn(language, 'film');
    const { site } = await loadStrings(language);
    expect(page.title).toBe('%FILM_TITLE% · %PRODUCT_NAME%');
    expect(content(page, 'og:title')).toBe('%FILM_TITLE%');
    expect(content(page, 'og:description')).toBe(site.description);
    expect(page.head.innerHTML).toContain('<!--film-tags-->');
    expect(page.querySelector('#first-stage')?.innerHTML).toBe('<!--film-poster-->');
    const data = page.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
    expect(JSON.parse(data)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'VideoObject',
      inLanguage: page.documentElement.lang,
      description: site.description,
    });
  });

  it('may be indexed and has no addresses of Home', async () => {
    const page = await pageIn(language, 'film');
    expect(page.querySelector('meta[name=robots], link[hreflang]')).toBeNull();
    expect(content(page, 'og:url')).toBeUndefined();
  });
});

describe.each(LANGUAGES)('the page in %s before any script has run', (language) => {
  it('M-002 Q1 has its title and description in its language', async () => {
    const page = await pageIn(language);
    const { site } = await loadStrings(language);
    expect(page.documentElement.lang.slice(0, 2)).toBe(language);
    expect(page.title).toBe(site.title.replace('{{product}}', '%PRODUCT_NAME%'));
    expect(content(page, 'description')).toBe(site.description);
  });

  it('has absolute addresses for link previews', async () => {
    const page = await pageIn(language);
    expect(content(page, 'og:title')).toBe(page.title);
    expect(content(page, 'og:url')).toBe(`%PUBLIC_URL%/?lang=${language}`);
    expect(content(page, 'og:image')).toBe('%PUBLIC_URL%/preview.jpg');
    expect(content(page, 'og:locale')?.slice(0, 2)).toBe(language);
    expect(page.querySelectorAll('meta[property="og:locale:alternate"]')).toHaveLength(3);
    expect(content(page, 'twitter:card')).toBe('summary_large_image');
  });

  it('links to the other languages and to the address that chooses the language', async () => {
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

  it('shows the greeting, without buttons or fields', async () => {
    const page = await pageIn(language);
    const { home } = await loadStrings(language);
    const greeting = page.getElementById('first-view');
    expect(greeting?.querySelector('h1')?.textContent).toBe(home.title);
    expect(greeting?.textContent).toContain(home.subtitle);
    expect(greeting?.querySelector('a, button, input, textarea')).toBeNull();
  });

  it('preloads the texts of its own language only', async () => {
    const page = await pageIn(language);
    const early = [...page.querySelectorAll('link[rel="modulepreload"]')].map((link) =>
      link.getAttribute('href'),
    );
    expect(early).toEqual([`/assets/${language}-12345678.js`]);
  });

  it('preloads the fonts of the greeting on Home only', async () => {
    const early = async (kind: PageKind) =>
      [...(await pageIn(language, kind)).querySelectorAll('link[rel="preload"][as="font"][crossorigin]')].map(
        (link) => link.getAttribute('href'),
      );
    expect(await early('home')).toEqual(faces);
    expect(await early('inside')).toEqual([]);
  });

  it('lists the own language first and all others after it, without JavaScript', async () => {
    const html = await written(language);
    const spoken = [...html.slice(html.indexOf('<noscript>')).matchAll(/<p lang="(\w\w)/g)].map(
      (match) => match[1],
    );
    expect(spoken[0]).toBe(language);
    expect([...spoken].sort()).toEqual([...LANGUAGES].sort());
  });

  it.each<PageKind>(['home', 'inside'])(
    'shows after a long wait how to continue and whom to call (%s)',
    async (kind) => {
      const note = (await pageIn(language, kind)).querySelector('#root > #startup-note');
      const { late, reload } = STARTUP_NOTE[language];
      expect(note?.querySelector('p:not([hidden])')?.textContent).toBe(late);
      expect(note?.querySelector('a[href=""]')?.textContent).toBe(reload);
      const called = [...(note?.querySelectorAll('li a') ?? [])].map((link) => link.getAttribute('href'));
      const [home] = HELPLINE_DIRECTORY[language];
      const own = helplinesFor({ language, region: home?.region ?? '', kinds: ['suicide'] });
      expect(called.slice(0, own.length)).toEqual(own.map(({ phone }) => telHref(phone)));
      // An emergency number and one to talk of a second country.
      expect(called).toHaveLength(own.length + 2);
      expect(note?.querySelector(`a[href="/helplines.${language}.html"]`)).toBeTruthy();
    },
  );

  it('has phone numbers as links, without JavaScript', async () => {
    const html = await written(language);
    const noscript = html.slice(html.indexOf('<noscript>'));
    expect(noscript).toContain('<a href="tel:116123">116 123</a>');
    for (const spoken of LANGUAGES) expect(noscript).toContain(`<a href="/helplines.${spoken}.html">`);
    expect(noscript.replace(/<a href="tel:\d+">[\d ]+<\/a>/g, '')).not.toMatch(/\d{3}/);
  });

  it('has a web manifest with the product’s name', async () => {
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

describe('pages other than Home', () => {
  it('are not indexed by search engines', async () => {
    const page = await pageIn('pt', 'inside');
    expect(content(page, 'robots')).toBe('noindex');
    expect(page.querySelector('link[hreflang], #first-view')).toBeNull();
    expect(content(await pageIn('pt'), 'robots')).toBeUndefined();
  });
});

describe('the film of Home', () => {
  it('is left to the gateway, before the script that reads it', async () => {
    const html = await written('pt');
    expect(html.indexOf('<!--drawn-film-->')).toBeGreaterThan(0);
    expect(html.indexOf('<!--drawn-film-->')).toBeLessThan(html.indexOf(script));
    expect((await pageIn('pt')).querySelector('#first-stage')?.innerHTML).toBe('<!--film-poster-->');
    for (const kind of ['film', 'inside'] as const)
      expect(await written('pt', kind)).not.toContain('<!--drawn-film-->');
  });
});

describe('the inline script that runs before the first paint', () => {
  it('is in Home, before any file that it would wait for, and on no other page', async () => {
    const home = await pageIn('pt');
    const [first] = home.head.querySelectorAll('script, link[rel="stylesheet"]');
    expect(first?.outerHTML).toBe(script);
    expect((await pageIn('pt', 'inside')).documentElement.innerHTML).not.toContain(script);
  });
});

describe('a page with a missing part', () => {
  it('makes the build fail', () => {
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
    expect(() => write(index.replace('<p lang="pt-BR">', '<p>'))).toThrow('no noscript paragraph in pt');
  });
});
