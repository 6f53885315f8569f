import type { Language } from '@selah/shared/contracts/language-list';

/** The button that opens the card; the other texts are downloaded with it. */
export const VERSE_CARD_OPEN: Readonly<Record<Language, string>> = {
  pt: 'Fazer um cartão',
  en: 'Make a card',
  es: 'Hacer una tarjeta',
  fr: 'Faire une carte',
};
