import { describe, expect, it } from '@jest/globals';
import { LANGUAGES } from '@selah/shared/contracts/languages';
import fc from 'fast-check';
import { buildPrompt } from './build-prompt.ts';

const worry = { name: 'Ana', question: 'medo' } as const;

describe('buildPrompt', () => {
  it('asks for the language of the page', () => {
    const systems = LANGUAGES.map((language) => buildPrompt({ ...worry, language }).system);
    expect(new Set(systems).size).toBe(LANGUAGES.length);
    expect(systems[0]).toContain('Brazilian Portuguese');
  });

  it('states the rules: not to speak as God, no promise of healing, the length, the form', () => {
    const { system } = buildPrompt({ ...worry, language: 'en' });
    expect(system).toContain('Never speak as God');
    expect(system).toContain('Never promise healing');
    expect(system).toContain('90 to 170 words');
    expect(system).toContain('\n{"danger": "none", "psalm": "34:18"');
  });

  it('asks for a view on danger before the letter, and for no letter in danger', () => {
    const { system } = buildPrompt({ ...worry, language: 'en' });
    expect(system.indexOf('somebody is in danger')).toBeLessThan(system.indexOf('Never speak as God'));
    expect(system).toContain('leave the message empty');
  });

  it('tells what was found, and not to suppose more', () => {
    const question = 'My mother has an operation on Monday, please pray';
    const { system } = buildPrompt({ name: 'Ana', question, language: 'en' });
    expect(system).toContain('Somebody near will have an operation');
    expect(system).toContain('the person: mother');
    expect(system).toContain('the time: monday');
    expect(system).toContain('Asked for: a prayer');
    expect(system).toContain('Do not suppose more');
  });

  it('contains the visitor’s words only as data', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (name, question) => {
        const { system, user } = buildPrompt({ name, question, language: 'pt' });
        expect(JSON.parse(user)).toEqual({ name, worry: question });
        if (question.length > 6) expect(system).not.toContain(question);
      }),
    );
  });
});
