import { describe, expect, it } from '@jest/globals';
import { draftIn } from './draft-in.ts';

const LINE = 'Ana, it is hard — and it is heard. 🙏';
const MESSAGE = `${LINE}\n\nRest “today”.\tPeace.`;
const objectOf = (message: string) => JSON.stringify({ danger: 'none', psalm: '46:1', message });

/** Every sign as an escape. */
const escaped = (text: string) =>
  Array.from(
    { length: text.length },
    (_, at) => `\\u${text.charCodeAt(at).toString(16).padStart(4, '0')}`,
  ).join('');

describe('the letter in the beginning of an answer', () => {
  it.each([
    ['as it is', objectOf(MESSAGE)],
    [
      'in escapes, also of the halves of a picture',
      `{"danger":"none","psalm":"","message":"${escaped(MESSAGE)}"}`,
    ],
    [
      'with blanks',
      ` { "danger" : "none" ,\n "psalm" : "46:1-3", "message" : ${JSON.stringify(MESSAGE)} }\n`,
    ],
    ['without a Psalm', `{"danger":"","message":${JSON.stringify(MESSAGE)}}`],
  ])('is only ever a beginning of it, cut at every sign: %s', (_, object) => {
    let last = '';
    for (let length = 0; length <= object.length; length += 1) {
      const draft = draftIn(object.slice(0, length));
      expect(draft).toBeDefined();
      expect(`${MESSAGE}\n`.startsWith(draft ?? '-')).toBe(true);
      expect(draft?.trimEnd().startsWith(last.trimEnd())).toBe(true);
      last = draft ?? '';
    }
    expect(last).toBe(`${MESSAGE}\n`);
  });

  it.each([
    ['danger', '{"danger":"life","psalm":"","message":"'],
    ['danger of another kind', '{"danger":"violence","psalm":"","message":"'],
    ['danger that is not said', '{"psalm":"46:1","message":"'],
    ['danger that comes late', '{"psalm":"46:1","message":"x","danger":"none"}'],
    ['another spelling of it', '{"Danger":"none","psalm":"46:1","message":"'],
    ['a translated key', '{"perigo":"none","psalm":"46:1","message":"'],
    ['a translated value', '{"danger":"nenhum","psalm":"46:1","message":"'],
    ['another field before it', '{"thoughts":"hm","danger":"none","psalm":"46:1","message":"'],
    ['another field behind it', '{"danger":"none","mood":"calm","message":"'],
    ['a list', '[{"danger":"none","psalm":"46:1","message":"'],
    ['prose before it', 'Here: {"danger":"none","psalm":"46:1","message":"'],
    ['a fence', '```json\n{"danger":"none","psalm":"46:1","message":"'],
    ['reasoning', '<think>hm</think>{"danger":"none","psalm":"46:1","message":"'],
    ['a channel', '<|channel|>final<|message|>{"danger":"none","psalm":"46:1","message":"'],
    ['an escaped object', '"{\\"danger\\":\\"none\\",\\"psalm\\":\\"46:1\\",\\"message\\":\\"'],
    ['a message of parts', '{"danger":"none","psalm":"46:1","message":["'],
  ])('does not exist with %s', (_, start) => {
    expect(draftIn(`${start}${JSON.stringify(MESSAGE).slice(1)}`) ?? '').toBe('');
  });

  it.each([
    ['another field', ',"danger":"life"}'],
    ['another object', '}{"danger":"life"}'],
    ['prose', '} I hope that it helps.'],
  ])('ends where %s follows', (_, rest) => {
    expect(
      draftIn(`{"danger":"none","psalm":"46:1","message":${JSON.stringify(MESSAGE)}${rest}`),
    ).toBeUndefined();
  });

  it.each([
    ['a sign that JSON does not allow', `${LINE}\n`],
    ['an escape that it does not know', `${LINE}\\n\\q`],
    ['thoughts', `${LINE}\\n<think>hm`],
    ['the end of thoughts', `${LINE}\\nhm</think>`],
  ])('ends with %s in it', (_, raw) => {
    expect(draftIn(`{"danger":"none","psalm":"46:1","message":"${raw}`)).toBeUndefined();
  });

  it('holds the first line back while it may be a preface, and leaves prefaces out', () => {
    const head = '{"danger":"none","psalm":"46:1","message":"';
    expect(draftIn(`${head}Sure! Here is the letter`)).toBe('');
    expect(draftIn(`${head}Sure! Here is the letter:\\n\\n`)).toBe('');
    expect(draftIn(`${head}Sure! Here is the letter:\\n\\nAna, rest.`)).toBe('Ana, rest.');
    expect(draftIn(`${head}${'Ana, rest now. '.repeat(15)}`)).toContain('Ana, rest');
  });

  it('leaves the line of the Psalm out', () => {
    expect(draftIn(objectOf('Ana, rest.\n\nPSALM: 46:1'))).toBe('Ana, rest.\n');
  });
});
