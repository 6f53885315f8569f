import type { Language } from '@selah/shared/contracts/language-list';

export interface LateNoteTexts {
  readonly text: string;
  readonly reload: string;
}

/** Shown by the page itself while the application is not loaded. Part of the HTML and of no script. */
export const LATE_NOTE: Readonly<Record<Language, LateNoteTexts>> = {
  pt: {
    text: 'A página está demorando para abrir. Se você precisa de ajuda agora, ligue 188 (CVV) para conversar, ou 192 e 190 em uma emergência. Em Portugal, ligue 112.',
    reload: 'Tentar de novo',
  },
  en: {
    text: 'The page is taking long to open. If you need help now, call or text 988 in the United States and Canada, 116 123 in the United Kingdom, 13 11 14 in Australia; or 911, 999 or 000 in an emergency.',
    reload: 'Try again',
  },
  es: {
    text: 'La página está tardando en abrirse. Si necesitas ayuda ahora, llama al 024 en España o al 800 911 2000 en México; en una emergencia, al 112 o al 911.',
    reload: 'Intentar de nuevo',
  },
  fr: {
    text: 'La page met du temps à s’ouvrir. Si vous avez besoin d’aide maintenant, appelez le 3114 en France, ou le 15 et le 112 en cas d’urgence.',
    reload: 'Réessayer',
  },
};
