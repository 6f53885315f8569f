import { readFile } from 'node:fs/promises';

/** Width and height from the header of a WebP file, since the product lets sharp read only PNG. */
export async function webpSize(path: string): Promise<readonly [width: number, height: number]> {
  const bytes = await readFile(path);
  if (bytes.toString('latin1', 8, 16) !== 'WEBPVP8 ') throw new Error(`${path} is not a lossy WebP`);
  return [bytes.readUInt16LE(26) & 0x3fff, bytes.readUInt16LE(28) & 0x3fff];
}
