import type { Language } from '@selah/shared/contracts/language-list';
import type { LetterWish } from '@selah/shared/contracts/messages/requests';

interface LetterWishTexts {
  readonly intro: string;
  /** The names of the two groups of buttons. */
  readonly aboutGroup: string;
  readonly wantGroup: string;
  readonly about: Readonly<Record<LetterWish['about'], string>>;
  readonly want: Readonly<Record<LetterWish['want'], string>>;
}

/** Downloaded with the letter. */
export const LETTER_WISH_TEXTS: Readonly<Record<Language, LetterWishTexts>> = {
  pt: {
    intro: 'Dois toques, e a próxima carta chega mais perto de você.',
    aboutGroup: 'Sobre quem é?',
    wantGroup: 'O que você gostaria?',
    about: {
      me: 'Sobre mim',
      partner: 'Meu amor',
      child: 'Filho ou filha',
      parent: 'Pai ou mãe',
      family: 'Família',
      friend: 'Um amigo, uma amiga',
    },
    want: {
      comfort: 'Consolo',
      prayer: 'Uma oração',
      thanks: 'Agradecer',
      decision: 'Decidir bem',
      psalm: 'Um Salmo',
    },
  },
  en: {
    intro: 'Two taps, and the next letter will be closer to you.',
    aboutGroup: 'Who is it about?',
    wantGroup: 'What would you like?',
    about: {
      me: 'Me',
      partner: 'My partner',
      child: 'My child',
      parent: 'My parents',
      family: 'My family',
      friend: 'A friend',
    },
    want: {
      comfort: 'Comfort',
      prayer: 'A prayer',
      thanks: 'To give thanks',
      decision: 'To decide well',
      psalm: 'A Psalm',
    },
  },
  es: {
    intro: 'Dos toques, y la próxima carta llegará más cerca de ti.',
    aboutGroup: '¿De quién se trata?',
    wantGroup: '¿Qué te gustaría?',
    about: {
      me: 'De mí',
      partner: 'Mi pareja',
      child: 'Un hijo, una hija',
      parent: 'Mis papás',
      family: 'Mi familia',
      friend: 'Una amistad',
    },
    want: {
      comfort: 'Consuelo',
      prayer: 'Una oración',
      thanks: 'Dar gracias',
      decision: 'Decidir bien',
      psalm: 'Un Salmo',
    },
  },
  fr: {
    intro: 'Deux touches, et la prochaine lettre sera plus proche de vous.',
    aboutGroup: 'De qui s’agit-il ?',
    wantGroup: 'Qu’aimeriez-vous ?',
    about: {
      me: 'De moi',
      partner: 'Mon couple',
      child: 'Mon enfant',
      parent: 'Mes parents',
      family: 'Ma famille',
      friend: 'Un ami, une amie',
    },
    want: {
      comfort: 'Du réconfort',
      prayer: 'Une prière',
      thanks: 'Dire merci',
      decision: 'Bien décider',
      psalm: 'Un psaume',
    },
  },
};
