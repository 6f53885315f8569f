export const NOT_ASCII = /[^\0-\x7f]/;

/** In lower case, with one kind of apostrophe. What only other scripts have is looked for only if there are such letters. */
export function withoutAccents(text: string): string {
  if (!NOT_ASCII.test(text)) return text.toLowerCase().replaceAll('`', "'");
  const letters = text.normalize('NFKD').replace(/[\u0300-\u036f]+/g, '');
  const bare = NOT_ASCII.test(letters) ? letters.replace(/[’‘]/g, "'").replace(/[“”«»–—¿¡]/g, ' ') : letters;
  if (!NOT_ASCII.test(bare)) return bare.toLowerCase().replaceAll('`', "'");
  return bare
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .replace(/[ʼ´`′]/g, "'");
}
