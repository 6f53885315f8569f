/** Verses of each Psalm as English Bibles, Almeida and Reina-Valera count them. */
const VERSES: readonly number[] = [
  6, 12, 8, 8, 12, 10, 17, 9, 20, 18, 7, 8, 6, 7, 5, 11, 15, 50, 14, 9, 13, 31, 6, 10, 22, 12, 14, 9, 11, 12,
  24, 11, 22, 22, 28, 12, 40, 22, 13, 17, 13, 11, 5, 26, 17, 11, 9, 14, 20, 23, 19, 9, 6, 7, 23, 13, 11, 11,
  17, 12, 8, 12, 11, 10, 13, 20, 7, 35, 36, 5, 24, 20, 28, 23, 10, 12, 20, 72, 13, 19, 16, 8, 18, 12, 13, 17,
  7, 18, 52, 17, 16, 15, 5, 23, 11, 13, 12, 9, 9, 5, 8, 28, 22, 35, 45, 48, 43, 13, 31, 7, 10, 10, 9, 8, 18,
  19, 2, 29, 176, 7, 8, 9, 4, 8, 5, 6, 5, 6, 8, 8, 3, 18, 3, 3, 21, 26, 9, 8, 24, 13, 10, 7, 12, 15, 21, 10,
  20, 14, 9, 6,
];

const SYLLABLES = ['ba', 'de', 'lí', 'mo', 'nú', 'ra', 'sé', 'ti', 'vo', 'jo'] as const;

/** A number as an invented word: no two numbers give the same. */
const wordOf = (number: number) =>
  [...String(number)].map((digit) => SYLLABLES[Number(digit)] ?? '').join('');

/** A verse in Portuguese that is in nobody's translation. */
export function inventedVerse(psalm: number, verse: number): string {
  return `Não é só o seu coração ${wordOf(psalm)}, é também a paz do mar ${wordOf(verse)} em você.`;
}

/** A USFM file of the first `psalms` Psalms with invented verses. */
export function inventedPsalms(psalms = VERSES.length): string {
  const chapters = VERSES.slice(0, psalms).map((verses, index) => {
    const lines = Array.from(
      { length: verses },
      (_, at) => `\\v ${at + 1} ${inventedVerse(index + 1, at + 1)}\n`,
    );
    return `\\c ${index + 1}\n\\q1\n${lines.join('')}`;
  });
  return `\\id PSA\n\\h Salmos\n\\mt1 Salmos\n${chapters.join('')}`;
}
