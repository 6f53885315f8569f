import type { Frame } from '../../phrase-book.ts';

export const frame: Frame = {
  greeting: [
    'Bonjour {name},',
    '{name}, merci d’avoir écrit.',
    '{name}, vos mots sont bien arrivés.',
    '{name}, vous avez bien fait d’écrire.',
  ],
  greetingWithoutName: ['Bonjour,', 'Merci d’avoir écrit.', 'Vous avez bien fait d’écrire.'],
  psalm: {
    heavy: [
      'Le {psalm} peut vous tenir compagnie aujourd’hui.',
      'Le {psalm} prêtera peut-être des mots à ce moment.',
      'Il y a une prière pour les jours comme celui-ci dans le {psalm}.',
      'Quand vous aurez une minute de calme, lisez lentement le {psalm}.',
    ],
    glad: [
      'Le {psalm} va bien avec un jour comme celui-ci.',
      'Le {psalm} prêtera peut-être des mots à votre joie.',
      'Vous pourriez lire aujourd’hui le {psalm} à voix haute.',
    ],
  },
  afterPsalm: {
    heavy: [
      'Il n’est pas nécessaire de ressentir quoi que ce soit pour s’appuyer sur ces mots.',
      'Ces mots ont été priés par des gens qui connaissaient les longues nuits.',
      'Vous pouvez simplement emprunter ces mots, même sans la force d’y croire pour l’instant.',
      'Ces mots ne demandent rien d’abord ; ils vous gardent seulement une place.',
    ],
    glad: [
      'Depuis très longtemps, des gens disent ensemble ces mots.',
      'De tels mots donnent à la joie un endroit où rester encore un peu.',
      'Les bonnes nouvelles aussi méritent une pause.',
    ],
  },
  closing: {
    heavy: [
      'Prenez soin de vous avec douceur aujourd’hui.',
      'Avoir besoin d’aide ne fait de vous un poids pour personne.',
      'Pour aujourd’hui, un pas suffit.',
      'Que les heures qui viennent vous soient un peu plus douces.',
      'Revenez écrire chaque fois que vous en avez besoin.',
    ],
    glad: [
      'Que cette gratitude vous accompagne longtemps.',
      'Profitez de ce jour ; il est à vous.',
      'C’était une joie de lire vos mots.',
    ],
  },
  disclaimer: [
    'Ceci est une réflexion automatique, assemblée par un programme ; elle ne parle pas au nom de Dieu.',
    'Ces mots ont été réunis automatiquement, comme une réflexion ; ce n’est pas la voix de Dieu.',
  ],
  reference: 'Psaume {chapter}:{verses}',
};
