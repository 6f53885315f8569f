import type { Language } from '@selah/shared/contracts/language-list';

export type Speed = 'slow' | 'normal' | 'fast';

interface ReadAloudTexts {
  /** The name of the group of controls. */
  readonly group: string;
  readonly listen: string;
  readonly pause: string;
  readonly resume: string;
  readonly stop: string;
  readonly speed: string;
  readonly speeds: Readonly<Record<Speed, string>>;
}

/** Texts for listening to a letter, downloaded with it. */
export const READ_ALOUD: Readonly<Record<Language, ReadAloudTexts>> = {
  pt: {
    group: 'Leitura em voz alta',
    listen: 'Ouvir',
    pause: 'Pausar',
    resume: 'Continuar',
    stop: 'Parar',
    speed: 'Velocidade',
    speeds: { slow: 'Devagar', normal: 'Normal', fast: 'Rápida' },
  },
  en: {
    group: 'Reading aloud',
    listen: 'Listen',
    pause: 'Pause',
    resume: 'Continue',
    stop: 'Stop',
    speed: 'Speed',
    speeds: { slow: 'Slow', normal: 'Normal', fast: 'Fast' },
  },
  es: {
    group: 'Lectura en voz alta',
    listen: 'Escuchar',
    pause: 'Pausar',
    resume: 'Continuar',
    stop: 'Parar',
    speed: 'Velocidad',
    speeds: { slow: 'Lenta', normal: 'Normal', fast: 'Rápida' },
  },
  fr: {
    group: 'Lecture à voix haute',
    listen: 'Écouter',
    pause: 'Mettre en pause',
    resume: 'Reprendre',
    stop: 'Arrêter',
    speed: 'Vitesse',
    speeds: { slow: 'Lente', normal: 'Normale', fast: 'Rapide' },
  },
};
