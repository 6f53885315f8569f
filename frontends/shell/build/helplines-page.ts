import { DISTRESS_KINDS, type DistressKind } from '@selah/distress/engine/distress-kinds';
import { HELPLINE_DIRECTORY, INTERNATIONAL } from '@selah/distress/helplines/helpline-directory';
import { helplinesFor, telHref } from '@selah/distress/helplines/helplines';
import { type Language, LOCALES } from '@selah/shared/contracts/language-list';
import { regionOptions } from '../src/features/support/domain/help-regions.ts';
import type { ShellStrings } from '../src/locales/pt.ts';
import { STARTUP_NOTE } from '../src/locales/startup-note.ts';
import { element, escapeText } from './html.ts';
import { PRODUCT } from './page-head.ts';

/** The address of the page with all phone numbers. */
export function helplinesPageOf(language: Language): string {
  return `/helplines.${language}.html`;
}

/**
 * All phone numbers by country, for browsers that cannot run the application: one HTML file without scripts or other files.
 * The code of a country is its anchor, e.g. `#BR`.
 */
export function helplinesPage(language: Language, { support, notFound }: ShellStrings): string {
  const countries = regionsOf(language, support.anotherRegion).map(
    ({ region, name }) =>
      `<h2 id="${region}">${escapeText(name)}</h2>\n<ul>${linesOf(language, region).join('')}</ul>`,
  );
  return `<!doctype html>
<html lang="${LOCALES[language]}">
<head>
<meta charset="utf-8" />
<title>${escapeText(STARTUP_NOTE[language].allNumbers)} · ${PRODUCT}</title>
${element('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' })}
${element('meta', { name: 'robots', content: 'noindex' })}
${element('meta', { name: 'color-scheme', content: 'light dark' })}
<link rel="icon" href="/icon.svg" type="image/svg+xml" />
<style>
${PLAIN_STYLES}</style>
</head>
<body>
<h1>${escapeText(support.title)}</h1>
<p>${escapeText(support.text)}</p>
${countries.join('\n')}
<p><a class="home" href="/">${escapeText(notFound.home)}</a></p>
</body>
</html>
`;
}

/** Styles of the pages without the application. Without variables, layers or nesting, for old browsers. */
export const PLAIN_STYLES = `body { max-width: 36rem; margin: 0 auto; padding: 2rem 1.25rem 4rem; background: #f8f2e6; color: #1c2b33; font: 1.0625rem/1.6 system-ui, -apple-system, Roboto, Arial, sans-serif; overflow-wrap: break-word }
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

/** The lines of a country as list items, each a link that calls. */
export function linesOf(
  language: Language,
  region: string,
  kinds: readonly DistressKind[] = DISTRESS_KINDS,
): string[] {
  return helplinesFor({ language, region, kinds }).map(
    ({ name, phone }) =>
      `<li><a href="${telHref(phone)}">${escapeText(name)} <b>${escapeText(phone)}</b></a></li>`,
  );
}

export function countryName(language: Language, region: string): string {
  return escapeText(new Intl.DisplayNames(language, { type: 'region' }).of(region) ?? region);
}

/** The countries of the language first, in the order of its directory, then all others and the international lines. */
function regionsOf(language: Language, anotherRegion: string) {
  const own = HELPLINE_DIRECTORY[language].map(({ region }) => region);
  const rank = (region: string) => (own.includes(region) ? own.indexOf(region) : own.length);
  const countries = regionOptions(language).sort((a, b) => rank(a.region) - rank(b.region));
  return [...countries, { region: INTERNATIONAL, name: anotherRegion }];
}
