import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { PROVIDER_ANSWER_SCHEMA, readProviderForm } from './provider-answer-form.ts';

const object = (fields: Record<string, unknown>) => JSON.stringify(fields);

describe('the form of a provider’s answer', () => {
  it('asks for the view on danger before the letter, for every field and for no other', () => {
    expect(PROVIDER_ANSWER_SCHEMA).toMatchObject({
      type: 'object',
      required: ['danger', 'psalm', 'message'],
      additionalProperties: false,
    });
    expect(Object.keys(PROVIDER_ANSWER_SCHEMA.properties ?? {})).toEqual(['danger', 'psalm', 'message']);
  });

  it.each([
    ['none', []],
    ['life', ['suicide']],
    ['violence', ['abuse']],
  ])('reads the danger “%s”', (danger, kinds) => {
    expect(readProviderForm(object({ danger, psalm: '', message: 'Ana, …' }))).toEqual({
      danger: kinds,
      letter: 'Ana, …',
    });
  });

  it.each([
    ['46:1', 'PSALM: 46:1'],
    ['Psalm 46:1-3', 'PSALM: 46:1-3'],
    ['PSALM: 46', 'PSALM: 46'],
  ])('puts the Psalm “%s” below the letter', (psalm, line) => {
    const reading = readProviderForm(object({ danger: 'none', psalm, message: 'Ana, …' }));
    expect(reading?.letter).toBe(`Ana, …\n\n${line}`);
  });

  it('reads an object in a code fence, as some models send it', () => {
    const reading = readProviderForm('```json\n{"danger":"life","psalm":"","message":""}\n```');
    expect(reading?.danger).toEqual(['suicide']);
  });

  it('reads the danger also where the rest is missing', () => {
    expect(readProviderForm('{"danger":"violence"}')).toEqual({ danger: ['abuse'], letter: '' });
  });

  it('takes text without the form for a letter, without a view on danger', () => {
    const letter = 'Ana, hoje é um dia difícil.\n\nPSALM: 46:1';
    expect(readProviderForm(letter)).toEqual({ danger: [], letter });
  });

  it.each([
    ['cut off', '{"danger":"none","psalm":"46:1","message":"Ana, hoje'],
    ['without a view', object({ psalm: '46:1', message: 'Ana, …' })],
    ['with another view', object({ danger: 'perhaps', psalm: '46:1', message: 'Ana, …' })],
    ['with a letter in pieces', object({ danger: 'none', psalm: '46:1', message: ['Ana'] })],
  ])('refuses an object %s', (_, text) => {
    expect(readProviderForm(text)).toBeUndefined();
  });

  it('has an answer for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const reading = readProviderForm(text);
        expect(reading === undefined || Array.isArray(reading.danger)).toBe(true);
      }),
    );
  });
});
