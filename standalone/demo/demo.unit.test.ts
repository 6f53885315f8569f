import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { captionText } from '../../scripts/demo/captions.ts';
import { english } from '../../scripts/demo/verses/en.ts';
import { spanish } from '../../scripts/demo/verses/es.ts';
import { french } from '../../scripts/demo/verses/fr.ts';
import { portuguese } from '../../scripts/demo/verses/pt.ts';
import { fileStem } from '../../scripts/demo/verses/verse.ts';

interface Entry {
  readonly file: string;
  readonly title: string;
  readonly language: string;
  readonly psalm: number;
  readonly verses: string;
  readonly translation: string;
}

const folder = import.meta.dirname;
const manifest: Entry[] = JSON.parse(readFileSync(path.join(folder, 'manifest.json'), 'utf8'));
const LANGUAGES = ['pt', 'en', 'es', 'fr'];
const MAX_BYTES = 250_000;
const verses = [portuguese, english, spanish, french].flatMap((book) =>
  book.verses.map((verse) => ({
    file: `${fileStem(book, verse)}.mp4`,
    lines: verse.lines,
    words: verse.lines.map((line) => line.replace(/^>/, '')).join('\n'),
  })),
);

/** The kinds of the top-level boxes of an MP4 file, in file order. */
function topLevelBoxes(file: Buffer): string[] {
  const kinds: string[] = [];
  for (let offset = 0; offset + 8 <= file.length; ) {
    const size = file.readUInt32BE(offset);
    kinds.push(file.toString('latin1', offset + 4, offset + 8));
    if (size < 8) throw new Error(`a box of ${size} bytes at ${offset}`);
    offset += size;
  }
  return kinds;
}

describe('the demo videos', () => {
  it('are exactly the files of the manifest, each once', () => {
    const files = readdirSync(folder).filter((name) => name.endsWith('.mp4'));
    expect(manifest.map(({ file }) => file).sort()).toEqual(files.sort());
  });

  it.each(LANGUAGES)(
    'offer at least three different verses in %s, each with a title and its translation',
    (language) => {
      const own = manifest.filter((entry) => entry.language === language);
      expect(new Set(own.map(({ psalm, verses }) => `${psalm}:${verses}`)).size).toBeGreaterThanOrEqual(3);
      for (const { title, psalm, translation } of own) {
        expect(title).toContain(`${psalm} — `);
        expect(translation).not.toBe('');
      }
    },
  );

  it('are only in languages of the product', () => {
    expect(manifest.filter(({ language }) => !LANGUAGES.includes(language))).toEqual([]);
  });

  it('are small enough for the repository and for slow networks', () => {
    const sizes = manifest.map(({ file }) => ({ file, bytes: readFileSync(path.join(folder, file)).length }));
    expect(sizes.filter(({ bytes }) => bytes > MAX_BYTES)).toEqual([]);
  });

  it('contain their words as a text track', () => {
    expect(verses.map(({ file }) => file).sort()).toEqual(manifest.map(({ file }) => file).sort());
    for (const { file, words } of verses) {
      const bytes = readFileSync(path.join(folder, file));
      expect([file, bytes.includes('tx3g'), bytes.includes(words)]).toEqual([file, true, true]);
    }
  });

  it('show the text line by line, from start to end', () => {
    for (const { lines, words } of verses) {
      const text = captionText(lines);
      const times = [...text.matchAll(/^(\S+) --> (\S+)$/gm)].map(([, from, to]) => ({ from, to }));
      expect(times).toHaveLength(lines.length);
      expect(times[0]?.from).toBe('00:00:00,000');
      expect(times.at(-1)?.to).toBe('00:00:08,000');
      for (const [index, { from }] of times.slice(1).entries()) expect(from).toBe(times[index]?.to);
      expect(text.endsWith(`${words}\n`)).toBe(true);
    }
  });

  it('can be played before they are fully loaded: the index precedes the media', () => {
    for (const { file } of manifest) {
      const boxes = topLevelBoxes(readFileSync(path.join(folder, file)));
      expect(boxes[0]).toBe('ftyp');
      expect(boxes).toContain('mdat');
      expect(boxes.indexOf('moov')).toBeGreaterThan(0);
      expect(boxes.indexOf('moov')).toBeLessThan(boxes.indexOf('mdat'));
    }
  });
});
