import { describe, expect, it } from '@jest/globals';
import { fitText } from './fit-text.ts';

/** Each character is half as wide as the font is high. */
const widthOf = (line: string, size: number) => (line.length * size) / 2;
const box = { width: 860, height: 750, largest: 72, smallest: 22, lineHeight: 1.4 };
const heightOf = ({ lines, size }: { lines: readonly string[]; size: number }) => lines.length * size * 1.4;

/** As long as the longest passage of six verses in the Psalms is, in its wordiest translation. */
const LONGEST = 'Louvai ao Senhor porque ele é bom e a sua misericórdia dura '.repeat(16).trim();

describe('fitting a text into a card', () => {
  it('uses the largest size for a short one', () => {
    expect(fitText('O Senhor é meu pastor.', box, widthOf)).toEqual({
      size: 72,
      lines: ['O Senhor é meu pastor.'],
    });
  });

  it.each([
    ['a verse', 'Ainda que eu andasse pelo vale da sombra da morte, não temeria mal algum.'],
    ['the longest passage', LONGEST],
    ['two lines', 'Primeira linha.\nSegunda linha.'],
  ])('shows every word of %s inside the box', (_, text) => {
    const fitted = fitText(text, box, widthOf);
    expect(heightOf(fitted)).toBeLessThanOrEqual(box.height);
    expect(Math.max(...fitted.lines.map((line) => widthOf(line, fitted.size)))).toBeLessThanOrEqual(
      box.width,
    );
    expect(fitted.lines.join(' ')).toBe(text.replace('\n', ' '));
    expect(fitted.size).toBeGreaterThanOrEqual(26);
  });

  it('makes a long word smaller', () => {
    const { size, lines } = fitText('x'.repeat(50), box, widthOf);
    expect(lines).toHaveLength(1);
    expect(widthOf(lines[0] ?? '', size)).toBeLessThanOrEqual(box.width);
  });

  it('returns all of a text that cannot fit, at the smallest size', () => {
    const { size, lines } = fitText('palavra '.repeat(2_000), box, widthOf);
    expect(size).toBe(22);
    expect(lines.join(' ').split(' ')).toHaveLength(2_000);
  });
});
