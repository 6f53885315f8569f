/** Whether the word was typed, in whatever case, and however the keyboard composes its letters. */
export function isConfirmed(typed: string, word: string): boolean {
  return canonical(typed) === canonical(word);
}

function canonical(text: string): string {
  return text.trim().normalize('NFKC').toUpperCase();
}
