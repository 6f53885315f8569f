import { CARE_FIGURES } from '@selah/distress/figures/care-figures';
import type { CareShare } from '@selah/distress/figures/care-figures-of';
import { HELPLINE_DIRECTORY } from '@selah/distress/helplines/helpline-directory';
import { LANGUAGES, type Language } from '@selah/shared/contracts/language-list';
import { CARE_TEXTS } from '../src/locales/care.ts';
import { countryName, helplinesPageOf, linesOf } from './helplines-page.ts';
import { escapeText } from './html.ts';
import { describedAt, filled, plainList, plainPage } from './plain-page.ts';

const PATH = '/care';

/**
 * The public page about what is recognised and how well, from the figures of the test run. One HTML file without scripts or
 * other files. Its styles are those of the page with all phone numbers.
 */
export function carePage(language: Language, home: string): string {
  const texts = CARE_TEXTS[language];
  const { recognised, figures, missed, words } = texts;
  const region = HELPLINE_DIRECTORY[language][0]?.region ?? 'INTERNATIONAL';
  return plainPage({
    language,
    title: texts.title,
    head: describedAt(PATH, texts.description),
    styles: STYLES,
    body: `<main>
<h1>${escapeText(texts.title)}</h1>
<p class="first">${escapeText(texts.notSafe)}</p>
<p>${escapeText(texts.program)}</p>
<h2>${escapeText(texts.numbers)} · ${countryName(language, region)}</h2>
<ul>${linesOf(language, region).join('')}</ul>
<p><a class="home" href="${helplinesPageOf(language)}">${escapeText(texts.allNumbers)}</a></p>
<h2>${escapeText(recognised.title)}</h2>
${plainList(recognised.texts)}
<h2>${escapeText(figures.title)}</h2>
<p>${escapeText(filled(figures.intro, CARE_FIGURES.texts))}</p>
${LANGUAGES.map((one) => figuresOf(language, one)).join('\n')}
<p>${escapeText(filled(figures.kinds, { life: inWords(CARE_FIGURES.life), violence: inWords(CARE_FIGURES.violence) }))}</p>
<h2>${escapeText(missed.title)}</h2>
${plainList(missed.texts.map((text) => filled(text, MISSED)))}
<h2>${escapeText(words.title)}</h2>
${plainList(words.texts)}
<p><a class="home" href="/">${escapeText(home)}</a></p>
</main>`,
  });
}

/** Of so many texts of danger in all languages, one is missed. */
const MISSED = { missed: oneMissedIn('found'), missedHints: oneMissedIn('implicit') };

function oneMissedIn(name: 'found' | 'implicit'): number {
  const missed = LANGUAGES.map((language) => 100 - CARE_FIGURES.languages[language][name].share);
  const mean = missed.reduce((sum, share) => sum + share, 0) / missed.length;
  return Math.round(100 / Math.max(mean, 1));
}

const STYLES = `h3 { margin: 1.5rem 0 .25rem; font-size: 1.0625rem }
.first { padding: 1rem 1.25rem; border-left: 4px solid #f0c48d; font-size: 1.1875rem }
.plain li { padding: .75rem 0 }
dl { margin: 0 }
dl div { display: flex; justify-content: space-between; padding: .5rem 0; border-top: 1px solid #e5dac5 }
dd { flex: none; margin: 0 0 0 1rem }
@media (prefers-color-scheme: dark) {
dl div { border-color: #2a3a43 }
}
`;

/** The figures of one language as a list, which fits a phone better than a table of four columns. */
function figuresOf(language: Language, measured: Language): string {
  const { figures } = CARE_TEXTS[language];
  const names = ['found', 'implicit', 'right', 'alarms'] as const;
  const rows = names.map(
    (name) =>
      `<div><dt>${escapeText(figures[name])}</dt><dd>${inWords(CARE_FIGURES.languages[measured][name])}</dd></div>`,
  );
  return `<h3>${escapeText(figures.languages[measured])}</h3>\n<dl>${rows.join('')}</dl>`;
}

/** `91 % (86–95)`, with spaces that do not break. */
function inWords({ share, low, high }: CareShare): string {
  return `${share}\u00a0% (${low}–${high})`;
}
