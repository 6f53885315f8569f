import { HELPLINE_DIRECTORY } from '@selah/distress/helplines/helpline-directory';
import type { Language } from '@selah/shared/contracts/language-list';
import { STARTUP_NOTE } from '../src/locales/startup-note.ts';
import { countryName, helplinesPageOf, linesOf } from './helplines-page.ts';
import { escapeText } from './html.ts';

const NEEDS = ['suicide'] as const;

/**
 * The text shown when the application has not loaded after some seconds: a stylesheet shows it, because the scripts may be
 * what failed to load. `startup-check.es5.js` shows it at once with another reason in a browser that cannot run the
 * application, and when the server no longer has the entry script. The application replaces it.
 */
export function startupNote(language: Language): string {
  const { late, gone, tooOld, help, allNumbers, reload } = STARTUP_NOTE[language];
  const [home = '', neighbour = ''] = new Set(HELPLINE_DIRECTORY[language].map(({ region }) => region));
  const countries = [
    [home, linesOf(language, home, NEEDS)],
    // An emergency number and one to talk; more would not fit on a phone.
    [neighbour, linesOf(language, neighbour, NEEDS).slice(0, 2)],
  ] as const;
  return `<div id="startup-note" class="noscript:hidden">
      <p id="late">${escapeText(late)}</p>
      <p id="gone" hidden>${escapeText(gone)}</p>
      <p id="too-old" hidden>${escapeText(tooOld)}</p>
      <p>${escapeText(help)}</p>
      ${countries.map(([region, lines]) => `<b>${countryName(language, region)}</b><ul>${lines.join('')}</ul>`).join('')}
      <p><a id="all-numbers" href="${helplinesPageOf(language)}">${escapeText(allNumbers)}</a></p>
      <a id="reload" href="">${escapeText(reload)}</a>
    </div>`;
}
