import { LANGUAGES, type Language, LOCALES } from '@selah/shared/contracts/language-list';
import { FILM_PLACES } from '@selah/shared/contracts/page-places';
import { STARTUP_NOTE } from '../src/locales/startup-note.ts';
import { FILM_TITLE, headOfFilm } from './film-page.ts';
import { type FirstViewTexts, firstView } from './first-view.ts';
import { helplinesPageOf } from './helplines-page.ts';
import { element, escapeText, linkPhones, replaceIn } from './html.ts';
import { headOf, type PageKind, type SiteTexts, titleOf } from './page-head.ts';
import { AFTER_THE_FIRST_VIEW } from './preload-first-page.ts';
import { startupCheck } from './startup-check.ts';
import { startupNote } from './startup-note.ts';

interface PageToWrite {
  readonly kind: PageKind;
  readonly language: Language;
  readonly texts: SiteTexts;
  readonly greeting: FirstViewTexts;
  /** Address of the script that holds the language's texts. */
  readonly strings: string;
  /** Addresses of the fonts of the greeting. */
  readonly faces: readonly string[];
  /** The inline script element that runs before the first paint of Home, or of the page of a film. */
  readonly script: string;
}

const ROOT = /<div id="root"><\/div>/;
const PARAGRAPH = / *<p lang="[^"]*">.*<\/p>\n/g;

/** Turns the built `index.html` into the page of one language, as shown before any script has run. */
export function writePage(html: string, toWrite: PageToWrite): string {
  const { kind, language, texts, greeting, strings, faces, script } = toWrite;
  const isHome = kind !== 'inside';
  const title = kind === 'film' ? FILM_TITLE : titleOf(texts);
  const tags = [
    // The entry script would request them only a round trip later.
    element('link', { rel: 'modulepreload', href: strings, crossorigin: '', ...AFTER_THE_FIRST_VIEW }),
    ...(kind === 'film' ? headOfFilm(language, texts) : headOf(kind, language, texts)),
  ];
  let page = replaceIn(html, /<html lang="[^"]*"/, `<html lang="${LOCALES[language]}"`);
  page = replaceIn(page, /<title>.*<\/title>/, `<title>${escapeText(title)}</title>`);
  page = replaceIn(
    page,
    /<meta name="description"[^>]*>/,
    element('meta', { name: 'description', content: texts.description }),
  );
  page = replaceIn(page, /<noscript>.*<\/noscript>/s, (noscript) =>
    linkAllNumbers(linkPhones(ownLanguageFirst(noscript, language))),
  );
  if (isHome) {
    // The script goes before the stylesheet, because scripts wait for stylesheets above them. The fonts go before all other
    // files to arrive in time for the greeting. The script reads what Home says of its film.
    const film = kind === 'home' ? [FILM_PLACES.drawn] : [];
    const first = [...film, script, ...faces.map(preloadFace)];
    page = replaceIn(page, /<meta charset="[^>]*>/, (charset) => [charset, ...first].join('\n    '));
  }
  page = replaceIn(
    page,
    ROOT,
    `<div id="root">${isHome ? firstView(greeting, FILM_PLACES.poster) : ''}${startupNote(language)}</div>
    ${startupCheck()}`,
  );
  return replaceIn(page, /<\/head>/, `${tags.map((tag) => `  ${tag}\n  `).join('')}</head>`);
}

function preloadFace(href: string) {
  return element('link', { rel: 'preload', href, as: 'font', type: 'font/woff2', crossorigin: '' });
}

/** Ends the paragraph of each language with a link to the phone numbers of all countries. */
function linkAllNumbers(noscript: string): string {
  return LANGUAGES.reduce((html, language) => {
    const link = `<a href="${helplinesPageOf(language)}">${escapeText(STARTUP_NOTE[language].allNumbers)}</a>`;
    return html.replace(
      new RegExp(`(<p lang="${LOCALES[language]}">.*)(</p>)`),
      (_, text, end) => `${text} ${link}.${end}`,
    );
  }, noscript);
}

/** Without JavaScript all languages are shown, with the reader's own first. */
function ownLanguageFirst(noscript: string, language: Language): string {
  const paragraphs = noscript.match(PARAGRAPH) ?? [];
  const own = paragraphs.filter((text) => text.includes(`lang="${LOCALES[language]}"`));
  if (own.length !== 1) throw new Error(`index.html has no noscript paragraph in ${language}`);
  const ordered = [...own, ...paragraphs.filter((text) => !own.includes(text))];
  const [first = ''] = paragraphs;
  return noscript
    .replace(first, () => '\0')
    .replace(PARAGRAPH, '')
    .replace('\0', () => ordered.join(''));
}
