import type { Language } from '../language-list.ts';

export interface WorryStarter {
  /** A theme of the composer; money is part of work. */
  readonly theme: 'fear' | 'grief' | 'illness' | 'work' | 'family' | 'guilt' | 'loneliness' | 'thanks';
  readonly label: string;
  /** A first sentence, which can be sent as it is. It says nothing about the writer's gender. */
  readonly text: string;
}

export interface WorryStarterTexts {
  readonly group: string;
  readonly starters: readonly WorryStarter[];
}

/**
 * First sentences that the form offers to those who do not like to type. The composer answers each with its theme, and none of
 * them is taken for danger. The form downloads them on request.
 */
export const WORRY_STARTERS: Readonly<Record<Language, WorryStarterTexts>> = {
  pt: {
    group: 'Escolha por onde começar',
    starters: [
      { theme: 'fear', label: 'Medo', text: 'Estou com medo e não consigo me acalmar.' },
      { theme: 'grief', label: 'Luto', text: 'Perdi alguém que amo e estou de luto.' },
      { theme: 'illness', label: 'Doença', text: 'Estou enfrentando uma doença e preciso de força.' },
      { theme: 'work', label: 'Dinheiro', text: 'Estou com dívidas, e o dinheiro não chega.' },
      { theme: 'family', label: 'Família', text: 'Há brigas na minha família, e eu quero paz.' },
      { theme: 'guilt', label: 'Culpa', text: 'Carrego uma culpa e não consigo me perdoar.' },
      { theme: 'loneliness', label: 'Solidão', text: 'Sinto uma solidão muito grande.' },
      { theme: 'thanks', label: 'Gratidão', text: 'Quero agradecer a Deus por algo bom que aconteceu.' },
    ],
  },
  en: {
    group: 'Choose where to begin',
    starters: [
      { theme: 'fear', label: 'Fear', text: 'I am afraid and anxious.' },
      { theme: 'grief', label: 'Grief', text: 'Someone I love has died, and I am grieving.' },
      {
        theme: 'illness',
        label: 'Illness',
        text: 'I am facing an illness, and I need strength for the treatment.',
      },
      { theme: 'work', label: 'Money', text: 'I am in debt, and I worry about money.' },
      { theme: 'family', label: 'Family', text: 'My family argues a lot, and I long for peace.' },
      { theme: 'guilt', label: 'Guilt', text: 'I carry guilt, and I cannot forgive myself.' },
      { theme: 'loneliness', label: 'Loneliness', text: 'I feel very lonely.' },
      {
        theme: 'thanks',
        label: 'Gratitude',
        text: 'I am grateful and want to thank God.',
      },
    ],
  },
  es: {
    group: 'Elige por dónde empezar',
    starters: [
      { theme: 'fear', label: 'Miedo', text: 'Tengo miedo y necesito calma.' },
      {
        theme: 'grief',
        label: 'Duelo',
        text: 'Perdí a alguien a quien quiero, y me duele mucho su ausencia.',
      },
      { theme: 'illness', label: 'Enfermedad', text: 'Estoy pasando por una enfermedad y necesito fuerzas.' },
      { theme: 'work', label: 'Dinero', text: 'Tengo deudas, y el dinero no alcanza.' },
      { theme: 'family', label: 'Familia', text: 'Hay peleas y heridas en mi familia.' },
      { theme: 'guilt', label: 'Culpa', text: 'Cargo con una culpa y no logro perdonarme.' },
      { theme: 'loneliness', label: 'Soledad', text: 'Siento una soledad muy grande.' },
      { theme: 'thanks', label: 'Gratitud', text: 'Quiero dar gracias a Dios por algo bueno que pasó.' },
    ],
  },
  fr: {
    group: 'Choisissez par où commencer',
    starters: [
      { theme: 'fear', label: 'Peur', text: 'J’ai peur et j’ai besoin de calme.' },
      {
        theme: 'grief',
        label: 'Deuil',
        text: 'Quelqu’un que j’aime est mort, et je suis en deuil.',
      },
      { theme: 'illness', label: 'Maladie', text: 'Je fais face à une maladie et j’ai besoin de force.' },
      { theme: 'work', label: 'Argent', text: 'L’argent manque et les factures s’accumulent.' },
      { theme: 'family', label: 'Famille', text: 'Ma famille se dispute souvent.' },
      {
        theme: 'guilt',
        label: 'Culpabilité',
        text: 'Je me sens coupable et je n’arrive pas à me pardonner.',
      },
      { theme: 'loneliness', label: 'Solitude', text: 'Je ressens une grande solitude.' },
      {
        theme: 'thanks',
        label: 'Gratitude',
        text: 'Je veux remercier Dieu pour une bonne chose qui est arrivée.',
      },
    ],
  },
};
