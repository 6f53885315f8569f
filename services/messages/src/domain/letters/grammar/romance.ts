import type { Gender } from '../words/language-words.ts';

/** The forms after `~` in Portuguese, Spanish and French: masculine, feminine, and both in the plural. */
const FORMS: readonly Gender[] = ['m', 'f', 'mp', 'fp'];

export function romanceForm(gender: Gender): number | undefined {
  const form = FORMS.indexOf(gender);
  return form === -1 ? undefined : form;
}

/** Chooses by gender among masculine, feminine and the two plurals. */
export function byGender(gender: Gender, forms: readonly [string, string, string, string]): string {
  return forms[romanceForm(gender) ?? 0] ?? forms[0];
}

/** Contracts a preposition with the article of a noun, from a table such as `{ 'de o': 'do' }`. */
export function contractBy(table: Readonly<Record<string, string>>) {
  return (preposition: string, noun: string): string => {
    const [article = '', ...rest] = noun.split(' ');
    const joined = table[`${preposition} ${article}`];
    return joined ? [joined, ...rest].join(' ') : `${preposition} ${noun}`;
  };
}
