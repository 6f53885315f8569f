/** One tag without content, as text. */
export type Element = string;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export function escapeText(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
}

export function element(tag: 'link' | 'meta', attributes: Readonly<Record<string, string>>): Element {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeText(value)}"`);
  return `<${tag}${written.join('')} />`;
}

/**
 * Replaces the one place that matches.
 * @throws Error when there is none: a page that lost its title must not be built in silence
 */
export function replaceIn(html: string, place: RegExp, replacement: string | ((found: string) => string)) {
  if (!place.test(html)) throw new Error(`index.html has nothing like ${place}`);
  return html.replace(place, (found) => (typeof replacement === 'string' ? replacement : replacement(found)));
}

const PHONE = /\b\d{2,4}(?: \d{2,4})*\b/g;

/** Makes each phone number of a text a link that calls it. The text must have no other numbers. */
export function linkPhones(html: string): string {
  return html.replace(PHONE, (phone) => `<a href="tel:${phone.replaceAll(' ', '')}">${phone}</a>`);
}
