import type { Language } from '@selah/shared/contracts/language-list';

/** Pages without scripts, by the name of their address. */
export type PublicPage = 'care' | 'privacidade';

/** The links to them, downloaded with the dialog about privacy. */
export const PUBLIC_PAGE_LINKS: Readonly<Record<Language, Readonly<Record<PublicPage, string>>>> = {
  pt: {
    privacidade: 'Tudo o que fica guardado, com quem este site se comunica e como apagar',
    care: 'O que reconhecemos, quanto acertamos e o que nos escapa',
  },
  en: {
    privacidade: 'All that is kept, whom this site contacts, and how to erase it',
    care: 'What we recognise, how well, and what we miss',
  },
  es: {
    privacidade: 'Todo lo que se guarda, con quién se comunica este sitio y cómo borrarlo',
    care: 'Qué reconocemos, cuánto acertamos y qué se nos escapa',
  },
  fr: {
    privacidade: 'Tout ce qui est conservé, avec qui ce site communique et comment l’effacer',
    care: 'Ce que nous reconnaissons, avec quelle justesse, et ce qui nous échappe',
  },
};
