import type { LanguageWords } from '../language-words.ts';

export const circumstances: LanguageWords['circumstances'] = {
  far: {
    says: [
      'lives|live|living|is|am|are|im|were|hes|shes|theyre|moved|works|working|studies .. far away|from',
      'far from home|me|us|him|her|them|family',
      'far away in|at',
      'lives|live|living|is|am|are|moved .. abroad|overseas',
      'another|different|other country|continent|state|city',
      'miles|kilometres|kilometers|hours away',
      'other side of the world',
    ],
    also: 'Being so far away makes it harder still.',
  },
  alone: {
    says: [
      'have|got no|not one|anyone|family|friends .. here|to',
      'have|got nobody',
      'no one to',
      'by myself',
    ],
  },
  secret: {
    says: [
      'nobody|noone knows',
      'no one knows',
      'havent|not|cant|dont|never told|tell .. anyone|anybody|family|husband|wife|parents|mother|father|mum|mom|dad',
      'havent|cant|dont told|tell .. them|him|her',
      'secret*',
      'dont know how to tell',
    ],
    also: 'Not being able to talk about it makes it heavier still.',
  },
  hospital: {
    says: [
      'hospital|icu|nicu|picu|ward|ventilator|ccu|a_e',
      'intensive care',
      'kept|keeping him|her|me|them in',
      'in for observation',
      'in theatre|surgery',
    ],
  },
  'no-money': {
    says: [
      'no|without|enough|out money',
      'cant|cannot|not afford',
      'im|i_am|am|are|were|we_are|flat|dead|totally|completely broke',
      'run|ran|running out of money',
    ],
    also: 'And money is short on top of everything.',
  },
  'no-food': {
    says: [
      'no|nothing|enough|without food',
      'nothing to eat',
      'fridge|cupboard|cupboards is|are empty',
      'hungry',
    ],
  },
  sleepless: {
    says: [
      'cant|cannot|not|hardly|barely sleep|sleeping|slept',
      'lie|lying|lay awake',
      'sleepless',
      'awake .. night',
      'insomnia',
    ],
    also: 'And no sleep on top of it all; I’m sorry.',
  },
  tears: {
    says: ['cry|cried|crying|cries|tears|weep|weeping|sobbing'],
    also: 'And tears are nothing to hide.',
  },
  children: { says: ['my|our|two|three|four|2|3|4|small|little|young kids|children', 'with kids'] },
  faith: { says: ['god!|lord|jesus|pray*|church|faith|bible|psalm*|holy'] },
  old: {
    says: [
      'i_am|im 70|71|72|73|74|75|76|77|78|79|80|81|82|83|84|85|86|87|88|89|90',
      'at my age',
      'old woman|man|lady',
    ],
  },
};
