import sharp from 'sharp';
import { HEIGHT, WIDTH } from './plate.ts';
import { reference, type Verse, type VerseBook } from './verses/verse.ts';

/** Text for the whole frame: coverage of the letters, and of the soft shadow behind them, 0 to 255. */
export interface Lettering {
  readonly letters: Uint8Array;
  readonly shade: Uint8Array;
  /** The rows with content: from (inclusive) and to (exclusive). */
  readonly rows: readonly [from: number, to: number];
  readonly tone: 'ivory' | 'gold';
}

export interface Page {
  readonly heading: Lettering;
  readonly lines: readonly Lettering[];
  readonly pause: Lettering;
}

const MARGIN = 60;
const INDENT = 42;
const TOP = 112;
const LARGEST = 66;
const LEADING = 1.13;
/** The lowest baseline, in pixels from the top: below it the picture is too bright for the text. */
const LOWEST = 515;
const HEADING_GAP = 34;
const FAMILY = 'font-family="Cormorant Garamond SemiBold"';

function xml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** The web font has no small capitals; bold letters of a smaller size have the same stroke width. */
function withSmallCapitals(text: string, size: number): string {
  const bold = `font-family="Cormorant Garamond" font-weight="700" font-size="${size * 0.8}"`;
  const small = `<tspan ${bold}>ORD</tspan>`;
  return xml(text).replace(/\bLORD\b/, `L${small}`);
}

function lineSvg(line: string, size: number, baseline: number): string {
  const indented = line.startsWith('>');
  const x = MARGIN + (indented ? INDENT : 0);
  const text = withSmallCapitals(indented ? line.slice(1) : line, size);
  return `<text x="${x}" y="${baseline}" font-size="${size}" ${FAMILY}>${text}</text>`;
}

async function coverage(shapes: string, width: number, blur: number): Promise<Uint8Array> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${HEIGHT}">
    <g fill="#fff" stroke="#fff" stroke-width="0">${shapes}</g></svg>`;
  const image = sharp(Buffer.from(svg)).extractChannel('alpha');
  return new Uint8Array(await (blur > 0 ? image.blur(blur) : image).raw().toBuffer());
}

/** The last column and the rows with ink. */
function ink(samples: Uint8Array, width: number): { right: number; rows: readonly [number, number] } {
  let right = 0;
  let top = HEIGHT;
  let bottom = 0;
  samples.forEach((value, index) => {
    if (value < 2) return;
    const row = Math.floor(index / width);
    right = Math.max(right, index % width);
    top = Math.min(top, row);
    bottom = Math.max(bottom, row + 1);
  });
  return { right, rows: [Math.min(top, bottom), bottom] };
}

async function letter(shapes: string, tone: Lettering['tone']): Promise<Lettering> {
  const letters = await coverage(shapes, WIDTH, 0);
  const near = await coverage(shapes, WIDTH, 4);
  const wide = await coverage(shapes, WIDTH, 20);
  const shade = near.map((value, index) => Math.min(255, value * 0.55 + (wide[index] ?? 0) * 0.75));
  return { letters, shade, rows: ink(shade, WIDTH).rows, tone };
}

/** The largest size, in pixels, at which all lines fit the right margin and the last stays above LOWEST. */
async function fittingSize(lines: readonly string[]): Promise<number> {
  const trial = 50;
  const widths = await Promise.all(
    lines.map(async (line) => ink(await coverage(lineSvg(line, trial, 200), WIDTH * 2, 0), WIDTH * 2).right),
  );
  const scale = Math.min(
    ...widths.map((right, index) => {
      const start = MARGIN + (lines[index]?.startsWith('>') ? INDENT : 0);
      return (WIDTH - MARGIN - start) / (right - start);
    }),
  );
  const tallest = (LOWEST - TOP - HEADING_GAP) / (1 + LEADING * (lines.length - 1));
  return Math.floor(Math.min(LARGEST, tallest, trial * scale));
}

/** Two slanted strokes, the caesura mark of musical scores. */
function pauseSvg(baseline: number): string {
  const stroke = (x: number) =>
    `<path d="M${x} ${baseline} l9 -26" stroke-width="2.6" stroke-linecap="round"/>`;
  return stroke(MARGIN + 3) + stroke(MARGIN + 15);
}

/** Lays out a verse: reference on top, the lines under it, the pause mark at the end. */
export async function setPage(book: VerseBook, verse: Verse): Promise<Page> {
  const size = await fittingSize(verse.lines);
  const leading = Math.round(size * LEADING);
  const first = TOP + HEADING_GAP + size;
  const heading = `<text x="${MARGIN}" y="${TOP}" font-size="25" letter-spacing="4.5" ${FAMILY}>${xml(
    reference(book, verse).toUpperCase(),
  )}</text>`;
  const lines = verse.lines.map((line, index) =>
    letter(lineSvg(line, size, first + index * leading), 'ivory'),
  );
  return {
    heading: await letter(heading, 'gold'),
    lines: await Promise.all(lines),
    pause: await letter(pauseSvg(first + (verse.lines.length - 1) * leading + 64), 'gold'),
  };
}
