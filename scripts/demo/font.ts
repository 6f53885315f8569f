import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { inflateSync } from 'node:zlib';

const require = createRequire(new URL('../../standalone/package.json', import.meta.url));
const WEIGHTS = [600, 700] as const;

/** Unpacks a WOFF 1 file into sfnt (TrueType): the text renderer does not read WOFF itself. */
function unpackWoff(woff: Buffer): Buffer {
  const tables = woff.readUInt16BE(12);
  const directory = Buffer.alloc(12 + 16 * tables);
  const power = Math.floor(Math.log2(tables));
  directory.writeUInt32BE(woff.readUInt32BE(4), 0);
  directory.writeUInt16BE(tables, 4);
  directory.writeUInt16BE(2 ** power * 16, 6);
  directory.writeUInt16BE(power, 8);
  directory.writeUInt16BE((tables - 2 ** power) * 16, 10);
  const parts = [directory];
  let offset = directory.length;
  for (let table = 0; table < tables; table += 1) {
    const entry = 44 + 20 * table;
    const start = woff.readUInt32BE(entry + 4);
    const packedLength = woff.readUInt32BE(entry + 8);
    const length = woff.readUInt32BE(entry + 12);
    const packed = woff.subarray(start, start + packedLength);
    const padded = Buffer.alloc(Math.ceil(length / 4) * 4);
    (packedLength < length ? inflateSync(packed) : packed).copy(padded);
    const record = 12 + 16 * table;
    woff.copy(directory, record, entry, entry + 4);
    directory.writeUInt32BE(woff.readUInt32BE(entry + 16), record + 4);
    directory.writeUInt32BE(offset, record + 8);
    directory.writeUInt32BE(length, record + 12);
    parts.push(padded);
    offset += padded.length;
  }
  return Buffer.concat(parts);
}

/**
 * Makes Cormorant Garamond visible to this process only. Call before the first text is rendered, because fontconfig reads
 * its configuration once. `lnum` selects lining figures, since the old-style 1 of this font looks like an I in "121:1".
 * @param folder an empty temporary folder
 */
export function installFont(folder: string): void {
  const fonts = path.join(folder, 'fonts');
  mkdirSync(fonts, { recursive: true });
  for (const weight of WEIGHTS) {
    const name = `cormorant-garamond-latin-${weight}-normal`;
    const woff = readFileSync(require.resolve(`@fontsource/cormorant-garamond/files/${name}.woff`));
    writeFileSync(path.join(fonts, `${name}.ttf`), unpackWoff(woff));
  }
  const configuration = path.join(folder, 'fonts.conf');
  writeFileSync(
    configuration,
    `<?xml version="1.0"?>
<fontconfig>
  <dir>${fonts}</dir>
  <cachedir>${path.join(folder, 'font-cache')}</cachedir>
  <match target="font"><edit name="fontfeatures" mode="append"><string>lnum on</string></edit></match>
</fontconfig>`,
  );
  process.env.FONTCONFIG_FILE = configuration;
}
