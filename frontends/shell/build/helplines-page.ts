import { DISTRESS_KINDS, type DistressKind } from '@selah/distress/engine/distress-kinds';
import { HELPLINE_DIRECTORY, INTERNATIONAL } from '@selah/distress/helplines/helpline-directory';
import { helplinesFor, telHref } from '@selah/distress/helplines/helplines';
import type { Language } from '@selah/shared/contracts/language-list';
import { regionOptions } from '../src/features/support/domain/help-regions.ts';
import type { ShellStrings } from '../src/locales/pt.ts';
import { STARTUP_NOTE } from '../src/locales/startup-note.ts';
import { element, escapeText } from './html.ts';
import { plainPage } from './plain-page.ts';

/** The address of the page with all phone numbers. */
export function helplinesPageOf(language: Language): string {
  return `/helplines.${language}.html`;
}

/** All phone numbers by country. The code of a country is its anchor, e.g. `#BR`. */
export function helplinesPage(language: Language, { support, notFound }: ShellStrings): string {
  const countries = regionsOf(language, support.anotherRegion).map(
    ({ region, name }) =>
      `<h2 id="${region}">${escapeText(name)}</h2>\n<ul>${linesOf(language, region).join('')}</ul>`,
  );
  return plainPage({
    language,
    title: STARTUP_NOTE[language].allNumbers,
    head: [element('meta', { name: 'robots', content: 'noindex' })],
    body: `<h1>${escapeText(support.title)}</h1>
<p>${escapeText(support.text)}</p>
${countries.join('\n')}
<p><a class="home" href="/">${escapeText(notFound.home)}</a></p>`,
  });
}

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
