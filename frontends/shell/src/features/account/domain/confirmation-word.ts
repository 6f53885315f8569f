/** Compares without case and in Unicode normal form, because keyboards compose accents differently. */
export function isConfirmed(typed: string, word: string): boolean {
  return canonical(typed) === canonical(word);
}

function canonical(text: string): string {
  return text.trim().normalize('NFKC').toUpperCase();
}
