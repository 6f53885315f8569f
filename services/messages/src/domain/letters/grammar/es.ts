import type { Grammar } from '../words/language-words.ts';
import { byGender, contractBy, romanceForm } from './romance.ts';

export const es: Grammar = {
  your: (noun, gender) => `${byGender(gender, ['tu', 'tu', 'tus', 'tus'])} ${noun}`,
  my: (noun, gender) => `${byGender(gender, ['mi', 'mi', 'mis', 'mis'])} ${noun}`,
  thing: (noun, gender) => `${byGender(gender, ['el', 'la', 'los', 'las'])} ${noun}`,
  contract: contractBy({ 'de el': 'del', 'a el': 'al' }),
  form: romanceForm,
  foreignBefore: 'su|sus|tu|tus',
  foreignAfter: 'de|del',
  pronouns: { ella: 'f', ellos: 'mp', ellas: 'fp' },
  and: 'y',
  negations: 'no|ni|nunca|sin|tampoco',
  fears: 'miedo|temor|temo|tememos|panico|si|quizas',
};
