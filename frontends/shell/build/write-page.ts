import { type Language, LOCALES } from '@selah/shared/contracts/language-list';
import { type FirstViewTexts, firstView } from './first-view.ts';
import { element, escapeText, linkPhones, replaceIn } from './html.ts';
import { lateNote } from './late-note.ts';
import { headOf, type PageKind, type SiteTexts, titleOf } from './page-head.ts';
import { startupCheck } from './startup-check.ts';

interface PageToWrite {
  readonly kind: PageKind;
  readonly language: Language;
  readonly texts: SiteTexts;
  readonly greeting: FirstViewTexts;
  /** Address of the script that holds the language's texts. */
  readonly strings: string;
  /** Addresses of the faces that the greeting is set in, if they come in time. */
  readonly faces: readonly string[];
  /** The element that runs before the first view is painted. */
  readonly script: string;
}

const ROOT = /<div id="root"><\/div>/;
const PARAGRAPH = / *<p lang="[^"]*">.*<\/p>\n/g;

/** Turns the built `index.html` into the page of one language: what it says before any script has run. */
export function writePage(html: string, toWrite: PageToWrite): string {
  const { kind, language, texts, greeting, strings, faces, script } = toWrite;
  const isHome = kind === 'home';
  const tags = [
    // Found out by the entry script otherwise, a round trip later.
    element('link', { rel: 'modulepreload', href: strings, crossorigin: '' }),
    ...headOf(kind, language, texts),
  ];
  let page = replaceIn(html, /<html lang="[^"]*"/, `<html lang="${LOCALES[language]}"`);
  page = replaceIn(page, /<title>.*<\/title>/, `<title>${escapeText(titleOf(texts))}</title>`);
  page = replaceIn(
    page,
    /<meta name="description"[^>]*>/,
    element('meta', { name: 'description', content: texts.description }),
  );
  page = replaceIn(page, /<noscript>.*<\/noscript>/s, (noscript) =>
    linkPhones(ownLanguageFirst(noscript, language)),
  );
  if (isHome) {
    // The script before the stylesheet, which it would otherwise wait for; the faces before all files, to be in time.
    const first = [script, ...faces.map(preloadFace)];
    page = replaceIn(page, /<meta charset="[^>]*>/, (charset) => [charset, ...first].join('\n    '));
  }
  page = replaceIn(
    page,
    ROOT,
    `<div id="root">${isHome ? firstView(greeting) : ''}${lateNote(language)}</div>
    ${startupCheck()}`,
  );
  return replaceIn(page, /<\/head>/, `${tags.map((tag) => `  ${tag}\n  `).join('')}</head>`);
}

function preloadFace(href: string) {
  return element('link', { rel: 'preload', href, as: 'font', type: 'font/woff2', crossorigin: '' });
}

/** Without JavaScript all languages stay in reach, the reader's own on top. */
function ownLanguageFirst(noscript: string, language: Language): string {
  const paragraphs = noscript.match(PARAGRAPH) ?? [];
  const own = paragraphs.filter((text) => text.includes(`lang="${LOCALES[language]}"`));
  if (own.length !== 1) throw new Error(`index.html has no paragraph in ${language} for no JavaScript`);
  const ordered = [...own, ...paragraphs.filter((text) => !own.includes(text))];
  const [first = ''] = paragraphs;
  return noscript
    .replace(first, () => '\0')
    .replace(PARAGRAPH, '')
    .replace('\0', () => ordered.join(''));
}
