import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { looksLikeMachinery } from '../../../domain/machinery.ts';
import { readAnswer, readText } from './read-answer.ts';

const object = (fields: Record<string, unknown>) => JSON.stringify(fields);
const LETTER = 'Ana, hoje é um dia difícil.';

/** Pieces that answers of models are made of. */
const PIECES = [
  '<think>',
  '</think>',
  '[THINK]',
  '<|channel|>analysis<|message|>',
  '<|channel|>final<|message|>',
  '<|end|>',
  'assistantfinal',
  '```json\n',
  '\n```',
  '{"danger":"none","psalm":"46:1","message":"Ana."}',
  '{"danger":',
  '"life"',
  '}',
  '{',
  '[',
  '\\"',
  'danger: life',
  'Ana, um dia.',
  '\n\n',
  '<unused94>thought',
  '\u{1F64F}',
];

describe('the reading of a model’s answer', () => {
  it.each([
    ['none', []],
    ['life', ['suicide']],
    ['violence', ['abuse']],
    ['LIFE', ['suicide']],
  ])('reads the danger “%s”', (danger, kinds) => {
    expect(readText(object({ danger, psalm: '', message: LETTER })).danger).toEqual(kinds);
  });

  it.each([
    ['46:1', { psalm: 46, verses: '1' }],
    ['Psalm 46:1-3', { psalm: 46, verses: '1-3' }],
    ['PSALM: 46', { psalm: 46 }],
    [46, { psalm: 46 }],
    ['200:1', undefined],
    ['', undefined],
  ])('keeps the Psalm %j apart from the letter', (psalm, reference) => {
    const { letter } = readText(object({ danger: 'none', psalm, message: LETTER }));
    expect(letter).toEqual({ text: LETTER, ...(reference && { reference }) });
  });

  it('takes the line of the Psalm out of a letter that has it twice', () => {
    const { letter } = readText(
      object({ danger: 'none', psalm: '46:1', message: `${LETTER}\n\nPSALM: 23:1` }),
    );
    expect(letter).toEqual({ text: LETTER, reference: { psalm: 46, verses: '1' } });
  });

  it.each([
    ['cut off', '{"danger":"none","psalm":"46:1","message":"Ana, hoje'],
    ['without a view', object({ psalm: '46:1', message: LETTER })],
    ['with another view', object({ danger: 'perhaps', psalm: '46:1', message: LETTER })],
    ['with a choice of views', object({ danger: 'none|life|violence', psalm: '', message: LETTER })],
  ])('has no letter in an object %s', (_, text) => {
    expect(readText(text)).toMatchObject({ danger: [] });
    expect(readText(text)).not.toHaveProperty('letter');
  });

  it('does not take a danger from reasoning', () => {
    const reading = readText(
      `<think>danger: life? {"danger":"life"} No.</think>{"danger":"none","message":"${LETTER}"}`,
    );
    expect(reading).toMatchObject({ danger: [], letter: { text: LETTER }, notes: ['thinks_aloud'] });
  });

  it('keeps a danger that is followed by an object without', () => {
    const text = `{"danger":"life","message":""}\n{"danger":"none","message":"${LETTER}"}`;
    expect(readText(text).danger).toEqual(['suicide']);
  });

  it('has an answer for any text, and the same one twice', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
        expect(readAnswer(text)).toEqual(readAnswer(text));
        expect(Array.isArray(readText(text).danger)).toBe(true);
      }),
    );
  });

  it('never gives reasoning on, and never a danger up, in whatever pieces an answer comes', () => {
    const pieces = fc.array(fc.constantFrom(...PIECES), { maxLength: 12 }).map((some) => some.join(''));
    fc.assert(
      fc.property(pieces, pieces, (before, inside) => {
        const closed = inside.replace(/<\/?think>/gu, '');
        const { letter } = readText(`<think>GEHEIM ${closed}</think>${before}`);
        expect(letter?.text ?? '').not.toContain('GEHEIM');
        const named = readText(`${object({ danger: 'life', psalm: '', message: '' })}\n${LETTER}`);
        expect(named.danger).toEqual(['suicide']);
        // The last gate, before a visitor.
        if (letter && /<think>|<\||\{/u.test(letter.text)) expect(looksLikeMachinery(letter.text)).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });

  it.each([
    ['a hundred thousand braces', '{'.repeat(100_000)],
    ['a hundred thousand opened thoughts', '<think>'.repeat(20_000)],
    ['deep lists', `${'['.repeat(5_000)}${']'.repeat(5_000)}`],
    ['half objects', '{"danger":"none","x":'.repeat(5_000)],
    ['quotes', '{"a":"'.repeat(20_000)],
    ['labels', 'danger '.repeat(30_000)],
  ])('reads %s within a second', (_, text) => {
    const began = performance.now();
    readText(text);
    expect(performance.now() - began).toBeLessThan(1_000);
  });
});
