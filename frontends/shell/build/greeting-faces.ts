/**
 * Subsets the fonts of the greeting to the letters that it needs, in one weight: 7 KB instead of 57. The results are
 * committed; a test fails when a new greeting needs other letters. Run `node frontends/shell/build/greeting-faces.ts`.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { LANGUAGES } from '@selah/shared/contracts/language-list';
import subsetFont from 'subset-font';
import { loadStrings } from '../src/locales/load-strings.ts';

const FOLDER = join(import.meta.dirname, '..', 'src', 'styles', 'faces');

interface GreetingFace {
  readonly file: string;
  readonly typeface: string;
  readonly weight: number;
  readonly text: 'title' | 'subtitle';
}

export const GREETING_FACES: readonly GreetingFace[] = [
  { file: join(FOLDER, 'greeting-title.woff2'), typeface: 'fraunces', weight: 380, text: 'title' },
  { file: join(FOLDER, 'greeting-subtitle.woff2'), typeface: 'figtree', weight: 400, text: 'subtitle' },
];

/** The font with the letters of the greeting in all languages, because a visitor may change the language. */
export async function subsetFace({ typeface, weight, text }: GreetingFace): Promise<Buffer> {
  const name = `@fontsource-variable/${typeface}/files/${typeface}-latin-wght-normal.woff2`;
  const whole = await readFile(createRequire(import.meta.url).resolve(name));
  const texts = await Promise.all(
    LANGUAGES.map(async (language) => (await loadStrings(language)).home[text]),
  );
  // Sorted, so that the same letters always make the same file.
  const letters = [...new Set(texts.join(''))].sort().join('');
  return subsetFont(whole, letters, { targetFormat: 'woff2', variationAxes: { wght: weight } });
}

if (process.argv[1] === import.meta.filename) {
  for (const face of GREETING_FACES) void subsetFace(face).then((font) => writeFile(face.file, font));
}
