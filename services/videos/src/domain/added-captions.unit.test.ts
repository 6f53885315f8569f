import { describe, expect, it } from '@jest/globals';
import { asWebVtt } from './added-captions.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const read = (made: Uint8Array | undefined) => made && new TextDecoder().decode(made);
const CUE = '00:00:01.000 --> 00:00:02.500\nO Senhor é o meu pastor';

describe('added captions', () => {
  it('are accepted unchanged if they are WebVTT', () => {
    const file = `WEBVTT - Salmo 23\n\nNOTE de Ana\n\n${CUE} align:start\n`;
    expect(read(asWebVtt(bytes(file)))).toBe(file);
    expect(read(asWebVtt(bytes(`\uFEFF${file.replaceAll('\n', '\r\n')}`)))).toBe(file);
  });

  it('are converted if they are SubRip, from any program', () => {
    const file =
      '1\r\n00:00:01,000 --> 00:00:02,500 X1:10 X2:20\r\n{\\an8}<font color="red">O Senhor</font> é o meu pastor\r\n\r\n' +
      '2\r\n1:00:03,5 --> 1:00:04,25\r\n<i>e nada</i>\r\nme --> faltará\r\n';
    const made = `WEBVTT\n\n${CUE}\n\n01:00:03.500 --> 01:00:04.250\n<i>e nada</i>\nme → faltará\n`;
    expect(read(asWebVtt(bytes(file)))).toBe(made);
    expect(read(asWebVtt(bytes(`\uFEFF\n\n${file}`)))).toBe(made);
  });

  it.each([
    [
      'Windows wrote it',
      Buffer.from('1\n00:00:01,000 --> 00:00:02,500\nO Senhor é o meu pastor\n', 'latin1'),
    ],
    [
      'Notepad wrote it',
      Buffer.from('\uFEFF1\n00:00:01,000 --> 00:00:02,500\nO Senhor é o meu pastor\n', 'utf16le'),
    ],
  ])('are read as %s', (_, file) => {
    expect(read(asWebVtt(file))).toBe(`WEBVTT\n\n${CUE}\n`);
  });

  it('lose what cannot be seen, which Word and old programs leave in a text', () => {
    const file = `1\n00:00:01,000 --> 00:00:02,500\nO\u0002 Senhor\u200b e\u0301\u000bo meu\u202e pastor\u001a\n`;
    const made = `WEBVTT\n\n${CUE.replace('é o', 'é\no')}\n`;
    expect(read(asWebVtt(bytes(file)))).toBe(made);
  });

  it.each([
    ['nothing', bytes('')],
    ['a page', bytes('<!doctype html><script>alert(1)</script>')],
    ['a WebVTT that says nothing', bytes('WEBVTT\n\nNOTE 1 --> 2\n')],
    ['a film', Buffer.from([0, 0, 0, 20, 0x66, 0x74, 0x79, 0x70, 0x69, 0x73, 0x6f, 0x6d])],
    ['a film with times in it', Buffer.concat([Buffer.from([0, 1, 2]), bytes(CUE)])],
    ['more than a megabyte', bytes(`WEBVTT\n\n${CUE}\n${'a'.repeat(1024 * 1024)}`)],
  ])('are not made of %s', (_, file) => {
    expect(asWebVtt(file)).toBeUndefined();
  });

  it('are parsed in linear time, also for lines that would make a regular expression slow', () => {
    const file = bytes(`1\n${'0'.repeat(200_000)}:00\n${'00:'.repeat(200_000)}\n${'{\\'.repeat(100_000)}`);
    expect(asWebVtt(file.subarray(0, 1_000_000))).toBeUndefined();
  });
});
