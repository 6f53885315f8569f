import { describe, expect, it } from '@jest/globals';
import { pt } from './grammar/pt.ts';
import { fillTemplate } from './template.ts';

const slots = { who: { text: 'sua mãe', form: 1 }, thing: { text: 'o exame' } };

describe('fillTemplate', () => {
  it.each([
    ['a slot', 'É {who}.', 'É sua mãe.'],
    ['a preposition that contracts', 'O dia {de thing}.', 'O dia do exame.'],
    ['a preposition before a possessive', 'A dor {de who}.', 'A dor da sua mãe.'],
    ['the form that agrees', '{who~Ele|Ela} vem.', 'Ela vem.'],
    ['a part that is left out', 'Até lá[, {when}].', 'Até lá.'],
    ['a part that is kept', 'Para lá[, com {who}].', 'Para lá, com sua mãe.'],
  ])('fills %s', (_, template, text) => {
    expect(fillTemplate(template, slots, pt.contract)?.text).toBe(text);
  });

  it('refuses a template with an empty slot outside of brackets, or without a form', () => {
    expect(fillTemplate('Até {when}.', slots, pt.contract)).toBeUndefined();
    expect(fillTemplate('{thing~um|uma}', slots, pt.contract)).toBeUndefined();
  });

  it('counts the different slots that were used', () => {
    expect(fillTemplate('{who} e {who}[ {when}] e {thing}', slots, pt.contract)?.slots).toBe(2);
  });
});
