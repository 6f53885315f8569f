import type { Language } from '@selah/shared/contracts/language-list';

/** The link to the page about care, downloaded with the dialog about privacy. */
export const CARE_LINK: Readonly<Record<Language, string>> = {
  pt: 'O que reconhecemos, quanto acertamos e o que nos escapa',
  en: 'What we recognise, how well, and what we miss',
  es: 'Qué reconocemos, cuánto acertamos y qué se nos escapa',
  fr: 'Ce que nous reconnaissons, avec quelle justesse, et ce qui nous échappe',
};
