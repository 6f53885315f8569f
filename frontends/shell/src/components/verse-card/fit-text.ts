/** Text set in lines: its size in pixels and the lines. */
export interface FittedText {
  readonly size: number;
  readonly lines: readonly string[];
}

export interface TextBox {
  readonly width: number;
  readonly height: number;
  /** Font sizes in pixels that may be used. */
  readonly largest: number;
  readonly smallest: number;
  /** Height of a line in font sizes. */
  readonly lineHeight: number;
}

const STEP = 2;

/**
 * The text at the largest size at which it fits into the box, broken between words. `widthOf` measures a line at a size. At
 * the smallest size all lines are returned, also those that do not fit.
 */
export function fitText(
  text: string,
  { width, height, largest, smallest, lineHeight }: TextBox,
  widthOf: (line: string, size: number) => number,
): FittedText {
  for (let size = largest; ; size -= STEP) {
    const lines = text
      .split('\n')
      .flatMap((paragraph) => breakLine(paragraph, (line) => widthOf(line, size) <= width));
    const fits =
      lines.length * size * lineHeight <= height && lines.every((line) => widthOf(line, size) <= width);
    if (fits || size - STEP < smallest) return { size, lines };
  }
}

function breakLine(paragraph: string, fits: (line: string) => boolean): readonly string[] {
  return paragraph
    .split(' ')
    .filter((word) => word !== '')
    .reduce<string[]>((lines, word) => {
      const last = lines.at(-1);
      const longer = `${last} ${word}`;
      if (last !== undefined && fits(longer)) lines[lines.length - 1] = longer;
      else lines.push(word);
      return lines;
    }, []);
}
