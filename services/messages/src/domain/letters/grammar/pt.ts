import type { Grammar } from '../words/language-words.ts';
import { byGender, contractBy, romanceForm } from './romance.ts';

export const pt: Grammar = {
  your: (noun, gender) => `${byGender(gender, ['seu', 'sua', 'seus', 'suas'])} ${noun}`,
  my: (noun, gender) => `${byGender(gender, ['meu', 'minha', 'meus', 'minhas'])} ${noun}`,
  thing: (noun, gender) => `${byGender(gender, ['o', 'a', 'os', 'as'])} ${noun}`,
  contract: contractBy({
    'de o': 'do',
    'de a': 'da',
    'de os': 'dos',
    'de as': 'das',
    'em o': 'no',
    'em a': 'na',
    'em os': 'nos',
    'em as': 'nas',
    'a o': 'ao',
    'a a': 'à',
    'a os': 'aos',
    'a as': 'às',
    'por o': 'pelo',
    'por a': 'pela',
    'por os': 'pelos',
    'por as': 'pelas',
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
