import { describe, expect, test } from '@jest/globals';
import type { Language } from '@selah/shared/contracts/languages';
import { writtenLanguage } from './written-language.ts';

describe('the language that a question is written in', () => {
  test.each<[written: Language, page: Language, text: string]>([
    ['pt', 'es', 'Minha avó está com pneumonia, tem 87 anos, e ela sempre rezou por todo mundo'],
    ['es', 'pt', 'mi esposo no me habla, vivimos como dos inquilinos'],
    ['es', 'fr', 'qué salmo se lee en un velorio, falleció un vecino'],
    ['fr', 'en', 'pourquoi te caches tu mon Dieu'],
    ['en', 'fr', 'how do mothers let go'],
    ['pt', 'en', 'perdi meu emprego'],
  ])('%s on a page in %s: %s', (written, page, text) => {
    expect(writtenLanguage(text, page)).toBe(written);
    expect(writtenLanguage(text, written)).toBe(written);
  });

  test.each(['Enem', 'burnout', 'Maria', '', '123', '🙏🙏', 'мир'])(
    '%j says nothing of its language',
    (text) => {
      for (const page of ['pt', 'en', 'es', 'fr'] as const) expect(writtenLanguage(text, page)).toBe(page);
    },
  );
});
