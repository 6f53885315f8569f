/**
 * The first visible letter of a name. An emoji counts as one letter, except in browsers without `Intl.Segmenter` (Firefox
 * before 125).
 */
export function initialOf(name: string): string {
  const letters = name.trim();
  const [first] = 'Segmenter' in Intl ? segmentsOf(letters) : letters;
  return first?.toUpperCase() ?? '';
}

function segmentsOf(text: string): readonly string[] {
  return [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
}
