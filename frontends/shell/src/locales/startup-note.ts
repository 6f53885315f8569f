import type { Language } from '@selah/shared/contracts/language-list';

export interface StartupNoteTexts {
  /** Shown when the application has not loaded after some seconds. */
  readonly late: string;
  /** Shown instead when the page is of an older build. */
  readonly gone: string;
  /** Shown instead in browsers that cannot run it. */
  readonly tooOld: string;
  /** Comes before phone numbers. */
  readonly help: string;
  readonly allNumbers: string;
  readonly reload: string;
}

/** Shown by the page itself while the application is not loaded. Part of the HTML and of no script. */
export const STARTUP_NOTE: Readonly<Record<Language, StartupNoteTexts>> = {
  pt: {
    late: 'A página está demorando para abrir.',
    gone: 'Há uma nova versão desta página.',
    tooOld:
      'Este navegador é antigo demais para abrir esta página. Atualize o navegador ou o sistema do aparelho, ou abra a página em outro aparelho.',
    help: 'Se você precisa de ajuda agora, ligue:',
    allNumbers: 'Números de todos os países',
    reload: 'Tentar de novo',
  },
  en: {
    late: 'The page is taking a long time to open.',
    gone: 'There is a new version of this page.',
    tooOld:
      'This browser is too old to open this page. Update the browser or your device’s system, or open the page on another device.',
    help: 'If you need help now, call:',
    allNumbers: 'Numbers for every country',
    reload: 'Try again',
  },
  es: {
    late: 'La página está tardando en abrirse.',
    gone: 'Hay una nueva versión de esta página.',
    tooOld:
      'Este navegador es demasiado antiguo para abrir esta página. Actualiza el navegador o el sistema del dispositivo, o abre la página en otro dispositivo.',
    help: 'Si necesitas ayuda ahora, llama:',
    allNumbers: 'Números de todos los países',
    reload: 'Intentar de nuevo',
  },
  fr: {
    late: 'La page met du temps à s’ouvrir.',
    gone: 'Il y a une nouvelle version de cette page.',
    tooOld:
      'Ce navigateur est trop ancien pour ouvrir cette page. Mettez à jour le navigateur ou le système de l’appareil, ou ouvrez la page sur un autre appareil.',
    help: 'Si vous avez besoin d’aide maintenant, appelez :',
    allNumbers: 'Numéros de tous les pays',
    reload: 'Réessayer',
  },
};
