import type { LateNoteTexts } from '../src/locales/late-note.ts';
import { escapeText } from './html.ts';

const PHONE = /\b\d{2,4}(?: \d{2,4})*\b/g;

/**
 * What is said to whoever still waits for the application after a while, on a line that is very slow or that broke off.
 * A stylesheet shows it and no script, since it is scripts that did not come; the application takes its place.
 */
export function lateNote({ text, reload }: LateNoteTexts): string {
  return `<div id="late-note" class="noscript:hidden">
      <p>${linkPhones(escapeText(text))}</p>
      <a href="">${escapeText(reload)}</a>
    </div>`;
}

/** Makes each phone number of a text a link that calls it. The text must have no other numbers. */
export function linkPhones(html: string): string {
  return html.replace(PHONE, (phone) => `<a href="tel:${phone.replaceAll(' ', '')}">${phone}</a>`);
}
