import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const FACES = dirname(createRequire(import.meta.url).resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'));

/** Kept between runs, so that fonts are read only once. */
const FOLDER = join(tmpdir(), 'selah-e2e-fonts');

/** Replacements for generic families and fonts that the pages do not bundle. */
const GENERIC = {
  'DejaVu Serif': ['serif', 'Times New Roman', 'Georgia'],
  'DejaVu Sans': ['sans-serif', 'Arial', 'Helvetica', 'system-ui'],
  'DejaVu Sans Mono': ['monospace', 'Courier New'],
};

/**
 * Writes a fontconfig file for a browser and returns its path. The browser then uses only the fonts of an npm package, so
 * that letters have the same width on every Linux. Other systems have no fontconfig.
 */
export function pinFonts(): string {
  mkdirSync(FOLDER, { recursive: true });
  const aliases = Object.entries(GENERIC).flatMap(([face, families]) =>
    families.map(
      (family) =>
        `<alias binding="same"><family>${family}</family><prefer><family>${face}</family></prefer></alias>`,
    ),
  );
  const file = join(FOLDER, 'fonts.conf');
  const settings = [`<dir>${FACES}</dir>`, `<cachedir>${FOLDER}</cachedir>`, ...aliases].join('\n');
  writeFileSync(file, `<?xml version="1.0"?>\n<fontconfig>\n${settings}\n</fontconfig>\n`);
  return file;
}
