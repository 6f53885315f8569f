/** The paragraphs of a text with their start positions. */
export function paragraphsOf(text: string): { start: number; text: string }[] {
  return [...text.matchAll(/[^\n]+/g)].map((match) => ({ start: match.index, text: match[0] }));
}
