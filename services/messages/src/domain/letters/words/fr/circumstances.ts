import type { LanguageWords } from '../language-words.ts';

export const circumstances: LanguageWords['circumstances'] = {
  far: {
    says: [
      'vit|vivent|vis|habite|habitent|est|suis|sont|parti|partie .. loin|etranger',
      'loin de moi|chez|la|ma|mes|tout|lui|elle',
      'autre pays|ville|continent|bout',
      'a|au|en l? etranger|afrique|europe|france|canada|amerique & loin|manque|vit|habite|parti',
      'kilometres|km',
    ],
    also: 'Et la distance, je le comprends, rend tout cela plus difficile encore.',
  },
  alone: {
    says: [
      'n ai personne|pas|plus .. amis|famille|personne',
      'sans personne',
      'je vis|suis tout? seul|seule',
      'toute seule',
      'tout seul',
    ],
  },
  secret: {
    says: [
      'personne ne|n sait|le',
      'n ai .. pas|rien|jamais .. dit|parle|avoue',
      'n ose|arrive|sais .. pas|rien|plus .. dire|avouer|en_parler|lui_parler',
      'secret|cachette|cache|caches|mens',
      'ne savent|sait pas|rien',
    ],
    also: 'Et garder tout cela pour soi, c’est encore plus lourd.',
  },
  hospital: { says: ['hopital|hospitalise|hospitalisee|reanimation|rea|clinique', 'soins intensifs'] },
  'no-money': {
    says: ['pas|plus|manque|sans d? argent', 'manque d argent', 'pas les moyens', 'moyens', 'argent manque'],
    also: 'Et le manque d’argent rend tout plus dur encore.',
  },
  'no-food': {
    says: ['rien|plus a manger', 'pas|plus de nourriture', 'frigo|placards|placard vide|vides', 'faim'],
  },
  sleepless: {
    says: [
      'n|ne arrive|peux|parviens .. dormir|m_endormir|endormir',
      'n|ne dors .. plus|pas|presque',
      'dors plus|pas|mal',
      'insomnie|insomnies',
      'sans dormir',
      'nuits blanches',
      'perdu le sommeil',
    ],
    also: 'Et quand on dort mal, tout paraît plus lourd.',
  },
  tears: {
    says: ['pleure|pleurer|larmes|pleurs|pleurant'],
    also: 'Et vos larmes ont tout à fait leur place ici.',
  },
  children: {
    says: [
      'mes|nos|deux|trois|2|3|4|quatre enfants|filles|garcons|petits',
      'enfants en bas',
      'jeunes enfants',
    ],
  },
  faith: { says: ['dieu|seigneur|jesus|prier|prie|priere|prieres|eglise|foi|bible|psaume*|messe|christ'] },
  old: {
    says: [
      'j ai 70|71|72|73|74|75|76|77|78|79|80|81|82|83|84|85|86|87|88|89|90',
      'a mon age',
      'suis|deviens|devenu|devenue|fais|suis_un|suis_une vieux|vieille|age|agee',
      'vieille dame|femme',
      'vieux monsieur|bonhomme',
      'retraite|retraitee',
    ],
  },
};
