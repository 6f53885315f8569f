import type { Language } from '@selah/shared/contracts/language-list';

export interface NewBuildTexts {
  readonly text: string;
  /** Only where it is true: forms of the administration are not kept. */
  readonly kept: string;
  readonly reload: string;
}

/** Texts of the notice about a new version. Apart from the other texts, because nearly nobody sees them. */
export const NEW_BUILD: Readonly<Record<Language, NewBuildTexts>> = {
  pt: {
    text: 'Há uma nova versão desta página.',
    kept: 'O que você escreveu continua aqui.',
    reload: 'Recarregar',
  },
  en: {
    text: 'There is a new version of this page.',
    kept: 'What you wrote stays here.',
    reload: 'Reload',
  },
  es: {
    text: 'Hay una nueva versión de esta página.',
    kept: 'Lo que escribiste seguirá aquí.',
    reload: 'Recargar',
  },
  fr: {
    text: 'Il y a une nouvelle version de cette page.',
    kept: 'Ce que vous avez écrit restera ici.',
    reload: 'Recharger',
  },
};
