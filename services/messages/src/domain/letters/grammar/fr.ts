import type { Grammar } from '../words/language-words.ts';
import { byGender, contractBy, romanceForm } from './romance.ts';

const contract = contractBy({ 'de le': 'du', 'de les': 'des', 'à le': 'au', 'à les': 'aux' });

/** Before a vowel or a silent h. `Haute` and the like do not stand in the tables. */
const VOWEL = /^[aeiouyhàâéèêëîïôœù]/i;

export const fr: Grammar = {
  your: (noun, gender) => `${byGender(gender, ['votre', 'votre', 'vos', 'vos'])} ${noun}`,
  my: (noun, gender) =>
    `${gender === 'f' && VOWEL.test(noun) ? 'mon' : byGender(gender, ['mon', 'ma', 'mes', 'mes'])} ${noun}`,
  thing: (noun, gender) =>
    (gender === 'm' || gender === 'f') && VOWEL.test(noun)
      ? `l’${noun}`
      : `${byGender(gender, ['le', 'la', 'les', 'les'])} ${noun}`,
  contract,
  form: romanceForm,
  foreignBefore: 'son|sa|ses|leur|leurs|ton|ta|tes|votre|vos',
  foreignAfter: 'de|du|des|d',
  pronouns: { ele: 'f', eles: 'fp' },
  and: 'et',
  negations: 'pas|ni|jamais|sans|aucun|aucune',
  fears: 'peur|crains|craint|craignons|crainte|angoise|si',
};
