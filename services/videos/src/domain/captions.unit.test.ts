import { describe, expect, it } from '@jest/globals';
import { areCaptions, CAPTIONS_MAX_BYTES } from './captions.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const CAPTION = '\n\n00:01.000 --> 00:02.000\nO Senhor é o meu pastor\n';

describe('bytes declared as captions', () => {
  it.each([
    ['as they should be', `WEBVTT${CAPTION}`],
    ['with a word behind the signature', `WEBVTT Salmo 23${CAPTION}`],
    ['with the line ends of Windows', `WEBVTT${CAPTION}`.replaceAll('\n', '\r\n')],
    ['with words that look like a page', 'WEBVTT\n\n00:01.000 --> 00:02.000\n<script>alert(1)</script>\n'],
  ])('are served: %s', (_, text) => {
    expect(areCaptions(bytes(text))).toBe(true);
  });

  it.each([
    ['nothing at all', ''],
    ['another format', `1\n00:00:01,000 --> 00:00:02,000\nO Senhor\n`],
    ['a page', '<!doctype html><script>alert(1)</script> -->'],
    ['a signature that only begins like one', `WEBVTTX${CAPTION}`],
    ['no caption', 'WEBVTT\n\nNOTE nobody speaks\n'],
  ])('are dropped: %s', (_, text) => {
    expect(areCaptions(bytes(text))).toBe(false);
  });

  it('are dropped if they are not UTF-8', () => {
    expect(areCaptions(Buffer.from(`WEBVTT${CAPTION}`, 'latin1'))).toBe(false);
    expect(areCaptions(Buffer.from(`WEBVTT${CAPTION}`, 'utf16le'))).toBe(false);
  });

  it('are dropped above the size limit, and accepted at it', () => {
    const atMost = bytes(`WEBVTT${CAPTION}`.padEnd(CAPTIONS_MAX_BYTES - 1, 'a'));
    expect(atMost).toHaveLength(CAPTIONS_MAX_BYTES);
    expect(areCaptions(atMost)).toBe(true);
    expect(areCaptions(Buffer.concat([atMost, bytes('a')]))).toBe(false);
  });
});
