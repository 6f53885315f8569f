/** Text as people search for it: neither capitals nor accents make a difference. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
