import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from '@jest/globals';
import { readAnswer } from './s3-answer.ts';

const bodyOf = (content: string) => Readable.from([Buffer.from(content)]);

describe('an answer of S3', () => {
  it('is the whole content if no range was requested', async () => {
    expect(await text(readAnswer({ Body: bodyOf('0123'), ContentRange: undefined }, undefined))).toBe('0123');
  });

  it('is the requested range, also if the server sends more', async () => {
    const exact = { Body: bodyOf('23'), ContentRange: 'bytes 2-3/10' };
    expect(await text(readAnswer(exact, { start: 2, end: 3 }))).toBe('23');
    const tooMuch = { Body: bodyOf('0123456789'), ContentRange: 'bytes 0-9/10' };
    expect(await text(readAnswer(tooMuch, { start: 0, end: 0 }))).toBe('0');
  });

  it('is rejected if it contains other bytes, or if the server ignored the range', () => {
    const ask = (ContentRange: string | undefined) => () =>
      readAnswer({ Body: bodyOf('01'), ContentRange }, { start: 2, end: 5 });
    expect(ask('bytes 1-5/10')).toThrow('S3 answered bytes 1-5/10');
    expect(ask('bytes 2-3/10')).toThrow('S3 answered bytes 2-3/10');
    expect(ask(undefined)).toThrow('S3 ignored the range');
    expect(ask('bytes 0-0/0')).toThrow(RangeError);
  });
});
