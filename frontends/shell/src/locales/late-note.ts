import type { Language } from '@selah/shared/contracts/language-list';

export interface LateNoteTexts {
  /** Why the note is there: the application takes its time, */
  readonly late: string;
  /** or it cannot run in this browser. */
  readonly tooOld: string;
  readonly help: string;
  /** Leads to the page with the numbers of all countries. */
  readonly allNumbers: string;
  readonly reload: string;
}

/** Said by the page itself while the application does not come, or cannot. It travels with the page and is in no script. */
export const LATE_NOTE: Readonly<Record<Language, LateNoteTexts>> = {
  pt: {
    late: 'A página está demorando para abrir.',
    tooOld:
      'Este navegador é antigo demais para esta página. Atualize o navegador ou o sistema do aparelho, ou abra a página em outro aparelho.',
    help: 'Se você precisa de ajuda agora, ligue 188 (CVV) para conversar, ou 192 e 190 em uma emergência. Em Portugal, ligue 112.',
    allNumbers: 'Números de todos os países',
    reload: 'Tentar de novo',
  },
  en: {
    late: 'The page is taking long to open.',
    tooOld:
      'This browser is too old for this page. Update the browser or the system of your device, or open the page on another device.',
    help: 'If you need help now, call or text 988 in the United States and Canada, 116 123 in the United Kingdom, 13 11 14 in Australia; or 911, 999 or 000 in an emergency.',
    allNumbers: 'Numbers of all countries',
    reload: 'Try again',
  },
  es: {
    late: 'La página está tardando en abrirse.',
    tooOld:
      'Este navegador es demasiado antiguo para esta página. Actualiza el navegador o el sistema del dispositivo, o abre la página en otro dispositivo.',
    help: 'Si necesitas ayuda ahora, llama al 024 en España o al 800 911 2000 en México; en una emergencia, al 112 o al 911.',
    allNumbers: 'Números de todos los países',
    reload: 'Intentar de nuevo',
  },
  fr: {
    late: 'La page met du temps à s’ouvrir.',
    tooOld:
      'Ce navigateur est trop ancien pour cette page. Mettez à jour le navigateur ou le système de l’appareil, ou ouvrez la page sur un autre appareil.',
    help: 'Si vous avez besoin d’aide maintenant, appelez le 3114 en France, ou le 15 et le 112 en cas d’urgence.',
    allNumbers: 'Numéros de tous les pays',
    reload: 'Réessayer',
  },
};
