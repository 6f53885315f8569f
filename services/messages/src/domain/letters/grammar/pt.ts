import type { Grammar } from '../words/language-words.ts';
import { byGender, contractBy, romanceForm } from './romance.ts';

const CONTRACTED = {
  o: { de: 'do', em: 'no', a: 'ao', por: 'pelo' },
  a: { de: 'da', em: 'na', a: 'à', por: 'pela' },
  os: { de: 'dos', em: 'nos', a: 'aos', por: 'pelos' },
  as: { de: 'das', em: 'nas', a: 'às', por: 'pelas' },
} as const;

const POSSESSIVES = [
  ['o', ['seu', 'meu']],
  ['a', ['sua', 'minha']],
  ['os', ['seus', 'meus']],
  ['as', ['suas', 'minhas']],
] as const;

export const pt: Grammar = {
  your: (noun, gender) => `${byGender(gender, ['seu', 'sua', 'seus', 'suas'])} ${noun}`,
  my: (noun, gender) => `${byGender(gender, ['meu', 'minha', 'meus', 'minhas'])} ${noun}`,
  thing: (noun, gender) => `${byGender(gender, ['o', 'a', 'os', 'as'])} ${noun}`,
  // “Da sua mãe”: a possessive takes the article after these.
  contract: contractBy({
    ...Object.fromEntries(
      POSSESSIVES.flatMap(([article, words]) =>
        words.flatMap((word) =>
          Object.entries(CONTRACTED[article]).map(([preposition, joined]) => [
            `${preposition} ${word}`,
            `${joined} ${word}`,
          ]),
        ),
      ),
    ),
    ...Object.fromEntries(
      Object.entries(CONTRACTED).flatMap(([article, joined]) =>
        Object.entries(joined).map(([preposition, one]) => [`${preposition} ${article}`, one]),
      ),
    ),
  }),
  form: romanceForm,
  foreignBefore:
    'seu|sua|seus|suas|teu|tua|sou|somos|ser|serei|virei|viramos|virar|tornei|tornar|como|de|pior|pessima|pessimo|mau|ma|era|foi',
  foreignAfter: 'dele|dela|deles|delas|do|da|dos|das',
  pronouns: { ele: 'm', ela: 'f', eles: 'mp', elas: 'fp' },
  and: 'e',
  negations: 'nao|nem|nunca|sem',
  fears: 'medo|receio|temo|tememos|pavor|se|talvez|caso',
};
