import { describe, expect, it } from '@jest/globals';
import type { Language } from '@selah/shared/contracts/languages';
import { readQuestion } from './read-question.ts';

const read = (text: string, language: Language) => {
  const { situations, circumstances, asked } = readQuestion(text, language);
  const [main, second] = situations;
  return {
    main: main?.situation.id,
    second: second?.situation.id,
    who: main?.who?.noun.spelling,
    thing: main?.thing?.noun.spelling,
    time: main?.time?.id,
    circumstances,
    asked,
  };
};

describe('readQuestion', () => {
  it.each<[Language, string, object]>([
    ['pt', 'Minha mamãe vai operar na sexta', { main: 'surgery-relative', who: 'mamãe', time: 'sexta' }],
    [
      'en',
      'my mum starts chemo on monday',
      { main: 'cancer-relative', who: 'mum', thing: 'chemo', time: 'monday' },
    ],
    ['es', 'mi abuelita está en el hospital', { main: 'hospital-relative', who: 'abuelita' }],
    ['fr', 'mon frère vient de mourir', { main: 'grief-recent', who: 'frère' }],
    ['en', 'I have my driving test tomorrow', { main: 'exam-soon', thing: 'driving test', time: 'tomorrow' }],
    ['pt', 'Qual salmo devo ler para dormir?', { main: 'which-psalm-sleep', asked: ['psalm'] }],
  ])('reads in %s: %s', (language, text, expected) => {
    expect(read(text, language)).toMatchObject(expected);
  });

  it.each<[Language, string]>([
    ['en', 'her mother is in the hospital'],
    ['pt', 'a mãe dele está no hospital'],
    ['en', 'my mother and my father are in the hospital'],
    ['es', 'el papá de mis hijos está en el hospital'],
    ['pt', 'o pai dos meus filhos está no hospital'],
    ['es', 'mi hijo se graduó y su papá, que murió, no lo vio'],
  ])('leaves the person empty who is another’s, or one of two: %s %s', (language, text) => {
    expect(read(text, language).who).toBeUndefined();
  });

  it('takes the person whom a pronoun stands for, if only one was named', () => {
    expect(read('I worry about my sister. She has cancer', 'en')).toMatchObject({
      main: 'cancer-relative',
      who: 'sister',
    });
    expect(read('My sister called my brother. She has cancer', 'en').who).toBeUndefined();
  });

  it('does not take for a fact what is denied or feared', () => {
    expect(read('não perdi o emprego', 'pt').main).toBeUndefined();
    expect(read('I am afraid of cancer', 'en').main).toBe('fear');
  });

  it('tells words apart that differ in a doubled letter only: “soon” is no son, “I’ll” is not ill', () => {
    expect(read('my surgery is soon', 'en')).toMatchObject({ main: 'surgery-self', who: undefined });
    expect(read('my son has surgery', 'en')).toMatchObject({ main: 'surgery-relative', who: 'son' });
    expect(read('my son has surgery', 'en').time).toBeUndefined();
    expect(read('I’ll be a while', 'en').main).toBeUndefined();
  });

  it('keeps a number as it was typed', () => {
    const [main] = readQuestion('I lost my job three weeks ago', 'en').situations;
    expect(main?.time).toEqual({ id: 'weeks-ago', number: 'three' });
  });

  it('leaves the time empty where two are named', () => {
    expect(read('my exam is on monday or tuesday', 'en').time).toBeUndefined();
  });

  it('reads how many years where the words would also say “for years”', () => {
    expect(read('meu filho não fala comigo há dois anos', 'pt').time).toBe('anos-ago');
  });

  it('tells grandmothers from grandfathers by the accent, and leaves it open without', () => {
    expect(read('minha avó está no hospital', 'pt').who).toBe('avó');
    expect(read('meu avô está no hospital', 'pt').who).toBe('avô');
  });

  it('does not read words of another language: “mis papeles” is no longing', () => {
    expect(read('Quiero ordenar mis papeles', 'es').main).toBeUndefined();
    expect(read('Avec ma petite voiture je dois aller au marché', 'fr').main).toBeUndefined();
  });

  it('takes no age for a time', () => {
    expect(read('Tengo 52 años y perdí mi trabajo', 'es')).toMatchObject({
      main: 'job-lost',
      time: undefined,
    });
    expect(read('minha avó tem 87 anos e está internada', 'pt').time).toBeUndefined();
  });

  it('names no person of whom the situation does not speak', () => {
    const read = readQuestion('sou mãe e meu vizinho faz barulho toda noite', 'pt').situations[0];
    expect(read?.situation.id).toBe('neighbours');
    expect(read?.who).toBeUndefined();
  });

  it('condoles only where a phrase says that somebody died', () => {
    for (const text of [
      'cheguei atrasada na entrevista',
      'nunca mais vou ver essa cidade',
      'o silêncio da casa',
    ])
      expect(readQuestion(text, 'pt').situations[0]?.situation.theme).not.toBe('grief');
  });

  it('knows a joy and a sorrow where it understands nothing else', () => {
    expect(
      readQuestion('que alegria, deu tudo certo, obrigado Senhor, estou feliz demais', 'pt').manner,
    ).toBe('joy');
  });
});
