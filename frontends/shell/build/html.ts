import { escapeMarkup as escapeText } from '@selah/shared/contracts/text/escape-markup';

export { escapeText };

/** An HTML tag without content. */
export type Element = string;

export function element(tag: 'link' | 'meta', attributes: Readonly<Record<string, string>>): Element {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeText(value)}"`);
  return `<${tag}${written.join('')} />`;
}

/**
 * Replaces the first match.
 * @throws Error without a match, so that the build fails when `index.html` lacks an expected part
 */
export function replaceIn(html: string, place: RegExp, replacement: string | ((found: string) => string)) {
  if (!place.test(html)) throw new Error(`index.html has nothing like ${place}`);
  return html.replace(place, (found) => (typeof replacement === 'string' ? replacement : replacement(found)));
}

const PHONE = /\b\d{2,4}(?: \d{2,4})*\b/g;

/** Turns each phone number in a text into a `tel:` link. Other numbers in the text are not supported. */
export function linkPhones(html: string): string {
  return html.replace(PHONE, (phone) => `<a href="tel:${phone.replaceAll(' ', '')}">${phone}</a>`);
}
