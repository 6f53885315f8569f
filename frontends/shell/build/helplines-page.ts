import { HELPLINE_DIRECTORY, INTERNATIONAL } from '@selah/distress/helplines/helpline-directory';
import { helplinesFor, telHref } from '@selah/distress/helplines/helplines';
import { type Language, LOCALES } from '@selah/shared/contracts/language-list';
import { regionOptions } from '../src/features/support/domain/help-regions.ts';
import { LATE_NOTE } from '../src/locales/late-note.ts';
import type { ShellStrings } from '../src/locales/pt.ts';
import { element, escapeText } from './html.ts';
import { PRODUCT } from './page-head.ts';

const COLOURS = { light: '#f8f2e6', dark: '#10181d' };

export function helplinesPagePath(language: Language): string {
  return `/helplines.${language}.html`;
}

/**
 * Whom to call, by country: a page that needs no script, no stylesheet and no new browser, and no other file than itself.
 * Each country can be linked to by its code, such as `#BR`.
 */
export function helplinesPage(language: Language, { support, notFound }: ShellStrings): string {
  const countries = regionsOf(language, support.anotherRegion).map(({ region, name }) => {
    const lines = helplinesFor({ language, region }).map(
      (line) =>
        `<li>${escapeText(line.name)}: <a href="${telHref(line.phone)}">${escapeText(line.phone)}</a></li>`,
    );
    return `<h2 id="${region}">${escapeText(name)}</h2>\n<ul>${lines.join('')}</ul>`;
  });
  return `<!doctype html>
<html lang="${LOCALES[language]}">
<head>
<meta charset="utf-8" />
<title>${escapeText(LATE_NOTE[language].allNumbers)} · ${PRODUCT}</title>
${element('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' })}
${element('meta', { name: 'robots', content: 'noindex' })}
${element('meta', { name: 'color-scheme', content: 'light dark' })}
<style>
body { max-width: 36em; margin: 0 auto; padding: 1em; font: 18px/1.6 Georgia, serif; background: ${COLOURS.light} }
li { margin: .5em 0 }
a { display: inline-block; min-height: 1.6em; padding: .2em 0 }
@media (prefers-color-scheme: dark) { body { background: ${COLOURS.dark} } }
</style>
</head>
<body>
<h1>${escapeText(support.title)}</h1>
<p>${escapeText(support.text)}</p>
${countries.join('\n')}
<p><a href="/">${escapeText(notFound.home)}</a></p>
</body>
</html>
`;
}

/** The countries of the language first, in the order of its directory, and last what stands for any other. */
function regionsOf(language: Language, anotherRegion: string) {
  const own = HELPLINE_DIRECTORY[language].map(({ region }) => region);
  const rank = (region: string) => (own.includes(region) ? own.indexOf(region) : own.length);
  const known = regionOptions(language).sort((a, b) => rank(a.region) - rank(b.region));
  return [...known, { region: INTERNATIONAL, name: anotherRegion }];
}
