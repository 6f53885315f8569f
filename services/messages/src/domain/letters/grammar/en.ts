import type { Grammar } from '../words/language-words.ts';

export const en: Grammar = {
  your: (noun) => `your ${noun}`,
  my: (noun) => `my ${noun}`,
  thing: (noun) => noun,
  contract: (preposition, noun) => `${preposition} ${noun}`,
  // He, she, they for one person, they for several; forms may leave out the last.
  form: (gender) => (gender === 'm' ? 0 : gender === 'f' ? 1 : gender === 'n' ? 2 : 3),
  foreignBefore: 'his|her|their|your|whose',
  foreignAfter: 'of',
  pronouns: { he: 'm', she: 'f' },
  and: 'and',
  negations: 'not|dont|doesnt|didnt|isnt|arent|wasnt|havent|hasnt|without|never',
  fears: 'afraid|fear|fearing|if|maybe|might',
};
