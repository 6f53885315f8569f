import type { Language } from '@selah/shared/contracts/language-list';
import { LATE_NOTE } from '../src/locales/late-note.ts';
import { helplinesPagePath } from './helplines-page.ts';
import { escapeText, linkPhones } from './html.ts';

/**
 * What is said to whoever still waits for the application after a while, on a line that is very slow or that broke off.
 * A stylesheet shows it and no script, since it is scripts that did not come; the application takes its place. In a browser
 * that cannot run the application, `startup-check.es5.js` shows it at once and says that.
 */
export function lateNote(language: Language): string {
  const { late, tooOld, help, allNumbers, reload } = LATE_NOTE[language];
  return `<div id="late-note" class="noscript:hidden">
      <p><span id="late">${escapeText(late)}</span><span id="too-old" hidden>${escapeText(tooOld)}</span> ${linkPhones(escapeText(help))} <a id="all-numbers" href="${helplinesPagePath(language)}">${escapeText(allNumbers)}</a></p>
      <a href="">${escapeText(reload)}</a>
    </div>`;
}
