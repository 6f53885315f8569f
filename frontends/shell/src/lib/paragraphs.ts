/** The paragraphs of a text, each with where it starts. */
export function paragraphsOf(text: string): { start: number; text: string }[] {
  return [...text.matchAll(/[^\n]+/g)].map((match) => ({ start: match.index, text: match[0] }));
}
