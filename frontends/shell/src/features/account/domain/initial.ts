/** The first letter as a reader sees it: one emoji is one letter too, but in browsers that know no segments (Firefox before 125). */
export function initialOf(name: string): string {
  const letters = name.trim();
  const [first] = 'Segmenter' in Intl ? segmentsOf(letters) : letters;
  return first?.toUpperCase() ?? '';
}

function segmentsOf(text: string): readonly string[] {
  return [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
}
