import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const FACES = dirname(createRequire(import.meta.url).resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'));

/** Kept from run to run: with it the faces are read once. */
const FOLDER = join(tmpdir(), 'selah-e2e-fonts');

/** What a page gets for the families that it may name without bringing them. */
const GENERIC = {
  'DejaVu Serif': ['serif', 'Times New Roman', 'Georgia'],
  'DejaVu Sans': ['sans-serif', 'Arial', 'Helvetica', 'system-ui'],
  'DejaVu Sans Mono': ['monospace', 'Courier New'],
};

/**
 * Writes a fontconfig file for a browser, and answers its path: letters are then as wide on every Linux, since the browser
 * sees the faces of an npm package and none that happen to be installed. Other systems have no fontconfig.
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
