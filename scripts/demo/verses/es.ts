import type { VerseBook } from './verse.ts';

/** Wording of the 1909 edition; the preposition is written `a`, as today, where it has `á`. */
export const spanish: VerseBook = {
  language: 'es',
  psalmWord: 'Salmo',
  translation: 'Reina-Valera 1909 (ortografía actualizada)',
  verses: [
    {
      psalm: 27,
      verses: '1',
      title: 'Salmo 27 — Jehová es mi luz y mi salvación',
      lines: [
        'Jehová es mi luz',
        'y mi salvación:',
        '>¿de quién temeré?',
        'Jehová es la fortaleza',
        'de mi vida: ¿de quién',
        '>he de atemorizarme?',
      ],
      scene: 'dawn',
    },
    {
      psalm: 23,
      verses: '1-2',
      title: 'Salmo 23 — Junto a aguas de reposo',
      lines: [
        'Jehová es mi pastor;',
        '>nada me faltará.',
        'En lugares de delicados',
        'pastos me hará yacer:',
        'junto a aguas de reposo',
        '>me pastoreará.',
      ],
      scene: 'stillWaters',
    },
    {
      psalm: 34,
      verses: '18',
      title: 'Salmo 34 — Cercano a los quebrantados de corazón',
      lines: [
        'Cercano está Jehová',
        'a los quebrantados',
        'de corazón;',
        '>y salvará a los contritos',
        '>de espíritu.',
      ],
      scene: 'night',
    },
    {
      psalm: 46,
      verses: '1',
      title: 'Salmo 46 — Nuestro amparo y fortaleza',
      lines: ['Dios es nuestro amparo', 'y fortaleza,', '>nuestro pronto auxilio', '>en las tribulaciones.'],
      scene: 'noon',
    },
    {
      psalm: 121,
      verses: '1-2',
      title: 'Salmo 121 — Alzaré mis ojos a los montes',
      lines: [
        'Alzaré mis ojos',
        'a los montes, de donde',
        '>vendrá mi socorro.',
        'Mi socorro viene',
        'de Jehová, que hizo',
        '>los cielos y la tierra.',
      ],
      scene: 'dusk',
    },
  ],
};
