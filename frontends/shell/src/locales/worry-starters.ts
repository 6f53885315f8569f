import type { Language } from '@selah/shared/contracts/language-list';
import type { WorryStarter } from '@selah/shared/contracts/messages/worry-starters';

interface WorryStarterTexts {
  /** The name of the group of buttons. */
  readonly group: string;
  /** In the order of the buttons. */
  readonly themes: Readonly<Record<WorryStarter, string>>;
}

/** Downloaded with the buttons that they name, when somebody asks for them. */
export const WORRY_STARTER_TEXTS: Readonly<Record<Language, WorryStarterTexts>> = {
  pt: {
    group: 'Escolha por onde começar',
    themes: {
      fear: 'Medo',
      grief: 'Luto',
      illness: 'Doença',
      work: 'Dinheiro',
      family: 'Família',
      guilt: 'Culpa',
      loneliness: 'Solidão',
      thanks: 'Gratidão',
    },
  },
  en: {
    group: 'Choose where to begin',
    themes: {
      fear: 'Fear',
      grief: 'Grief',
      illness: 'Illness',
      work: 'Money',
      family: 'Family',
      guilt: 'Guilt',
      loneliness: 'Loneliness',
      thanks: 'Gratitude',
    },
  },
  es: {
    group: 'Elige por dónde empezar',
    themes: {
      fear: 'Miedo',
      grief: 'Duelo',
      illness: 'Enfermedad',
      work: 'Dinero',
      family: 'Familia',
      guilt: 'Culpa',
      loneliness: 'Soledad',
      thanks: 'Gratitud',
    },
  },
  fr: {
    group: 'Choisissez par où commencer',
    themes: {
      fear: 'Peur',
      grief: 'Deuil',
      illness: 'Maladie',
      work: 'Argent',
      family: 'Famille',
      guilt: 'Culpabilité',
      loneliness: 'Solitude',
      thanks: 'Gratitude',
    },
  },
};
