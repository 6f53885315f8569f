import type { VerseBook } from './verse.ts';

/**
 * This translation counts a Psalm's heading as a verse, as the Hebrew text does: what other Bibles
 * call 34:18 and 46:1 stands in it as 34:19 and 46:2.
 */
export const french: VerseBook = {
  language: 'fr',
  psalmWord: 'Psaume',
  translation: 'Louis Segond 1910',
  verses: [
    {
      psalm: 27,
      verses: '1',
      title: 'Psaume 27 — L’Éternel est ma lumière',
      lines: [
        'L’Éternel est ma lumière',
        'et mon salut :',
        '>De qui aurais-je crainte ?',
        'L’Éternel est le soutien',
        'de ma vie :',
        '>De qui aurais-je peur ?',
      ],
      scene: 'dawn',
    },
    {
      psalm: 23,
      verses: '1-2',
      title: 'Psaume 23 — Près des eaux paisibles',
      lines: [
        'L’Éternel est mon berger :',
        '>je ne manquerai de rien.',
        'Il me fait reposer',
        '>dans de verts pâturages,',
        'Il me dirige',
        '>près des eaux paisibles.',
      ],
      scene: 'stillWaters',
    },
    {
      psalm: 34,
      verses: '19',
      title: 'Psaume 34 — Près de ceux qui ont le cœur brisé',
      lines: [
        'L’Éternel est près de ceux',
        'qui ont le cœur brisé,',
        '>Et il sauve ceux',
        '>qui ont l’esprit',
        '>dans l’abattement.',
      ],
      scene: 'night',
    },
    {
      psalm: 46,
      verses: '2',
      title: 'Psaume 46 — Un refuge et un appui',
      lines: [
        'Dieu est pour nous',
        'un refuge et un appui,',
        '>Un secours qui ne manque',
        '>jamais dans la détresse.',
      ],
      scene: 'noon',
    },
    {
      psalm: 121,
      verses: '1-2',
      title: 'Psaume 121 — Je lève mes yeux vers les montagnes',
      lines: [
        'Je lève mes yeux',
        'vers les montagnes…',
        '>D’où me viendra le secours ?',
        'Le secours me vient',
        'de l’Éternel,',
        '>Qui a fait les cieux',
        '>et la terre.',
      ],
      scene: 'dusk',
    },
  ],
};
