import type { LateNoteTexts } from '../src/locales/late-note.ts';
import { escapeText } from './html.ts';

const PHONE = /\b\d{2,4}(?: \d{2,4})*\b/g;

/**
 * The text shown when the application has not loaded after some seconds. A stylesheet shows it, because the scripts may be
 * what failed to load. The application replaces it.
 */
export function lateNote({ text, reload }: LateNoteTexts): string {
  return `<div id="late-note" class="noscript:hidden">
      <p>${linkPhones(escapeText(text))}</p>
      <a href="">${escapeText(reload)}</a>
    </div>`;
}

/** Turns each phone number in a text into a `tel:` link. Other numbers in the text are not supported. */
export function linkPhones(html: string): string {
  return html.replace(PHONE, (phone) => `<a href="tel:${phone.replaceAll(' ', '')}">${phone}</a>`);
}
