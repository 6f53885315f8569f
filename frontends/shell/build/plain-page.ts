import { LANGUAGES, type Language, LOCALES } from '@selah/shared/contracts/language-list';
import { type Element, element, escapeText } from './html.ts';
import { PRODUCT, SITE } from './page-head.ts';

export interface PlainPage {
  readonly language: Language;
  /** Plain text. */
  readonly title: string;
  /** What search engines are told, for example `describedAt`. */
  readonly head: readonly Element[];
  /** CSS after that of all plain pages. */
  readonly styles?: string;
  /** HTML. */
  readonly body: string;
}

/** A page for browsers that cannot run the application: one HTML file without scripts or other files. */
export function plainPage({ language, title, head, styles = '', body }: PlainPage): string {
  return `<!doctype html>
<html lang="${LOCALES[language]}">
<head>
<meta charset="utf-8" />
<title>${escapeText(title)} · ${PRODUCT}</title>
${[
  element('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
  element('meta', { name: 'color-scheme', content: 'light dark' }),
  ...head,
].join('\n')}
<link rel="icon" href="/icon.svg" type="image/svg+xml" />
<style>
${STYLES}${styles}</style>
</head>
<body>
${body}
</body>
</html>
`;
}

/** The description of a public page, and its address in each language. */
export function describedAt(path: string, description: string): Element[] {
  return [
    element('meta', { name: 'description', content: description }),
    ...LANGUAGES.map((language) =>
      element('link', { rel: 'alternate', hreflang: language, href: `${SITE}${path}?lang=${language}` }),
    ),
    element('link', { rel: 'alternate', hreflang: 'x-default', href: `${SITE}${path}` }),
  ];
}

/** Sentences as a list. */
export function plainList(sentences: readonly string[]): string {
  return `<ul class="plain">${sentences.map((sentence) => `<li>${escapeText(sentence)}</li>`).join('')}</ul>`;
}

/**
 * Replaces each `{{name}}` by its value.
 * @throws Error for a name without a value, so that the build fails
 */
export function filled(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (found, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`${found} has no value`);
    return String(value);
  });
}

/** Without variables, layers or nesting, for old browsers. */
const STYLES = `body { max-width: 36rem; margin: 0 auto; padding: 2rem 1.25rem 4rem; background: #f8f2e6; color: #1c2b33; font: 1.0625rem/1.6 system-ui, -apple-system, Roboto, Arial, sans-serif; overflow-wrap: break-word }
h1, h2 { font-family: Georgia, serif; font-weight: normal; line-height: 1.2 }
h1 { font-size: 2rem }
h2 { margin: 2.5rem 0 .5rem; font-size: 1.375rem }
ul { margin: 0; padding: 0; list-style: none }
li { border-top: 1px solid #e5dac5 }
li a { display: block; padding: .75rem 0; color: inherit; text-decoration: none }
li b { display: block; color: #17495a; font-size: 1.25rem; text-decoration: underline }
.home { display: inline-block; margin-top: 2rem; padding: .75rem 0; color: inherit }
@media (prefers-color-scheme: dark) {
body { background: #10181d; color: #f1eadc }
li { border-color: #2a3a43 }
li b { color: #f0c48d }
}
`;
