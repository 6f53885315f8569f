import { circumstances } from './fr/circumstances.ts';
import { persons } from './fr/persons.ts';
import { things } from './fr/things.ts';
import { times } from './fr/times.ts';
import type { LanguageWords } from './language-words.ts';

export const fr: LanguageWords = {
  groups: {
    my: 'mon|ma|mes|notre|nos',
    day: 'lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche',
    soon: 'demain|dem|aujourdhui|auj|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|matin|soir|semaine|prochain|prochaine|bientot|approche|approchent|heure|heures|jours|janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre',
    number:
      '2|3|4|5|6|7|8|9|10|11|12|13|14|15|16|18|20|25|30|40|50|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|douze|quinze|vingt|trente|quarante',
  },
  persons,
  things,
  times,
  circumstances,
  asked: {
    psalm: {
      says: [
        'quel|quels psaume|psaumes',
        'psaume|psaumes .. lire|prier|reciter|conseillez|pour',
        'conseillez|conseiller|recommandez|donnez|indiquez|conseille .. psaume',
        'un|cherche|voudrais psaume',
      ],
      leads: [
        'Pour cela, lisez le {psalm}.',
        'Le {psalm} convient bien à ce moment.',
        'Un psaume pour cela : le {psalm}.',
      ],
    },
    pray: {
      says: [
        'priez|prier|prie|prions pour|avec',
        'prieres|priere pour|svp|s|merci',
        'besoin|demande|voudrais|veux .. priere|prieres',
        'intercedez|intercession',
        'portez .. priere|prieres',
      ],
      leads: [
        'Vous demandez une prière ; en voici une pour {who} : « Seigneur, reste aujourd’hui près {de my}, et porte ce que nous n’arrivons pas à porter. »',
        'Vous demandez une prière ; en voici une : « Seigneur, tu vois ce que je porte. Reste avec moi là-dedans. »',
        'Une prière à dire maintenant : « Mon Dieu, tout est entre tes mains, cela aussi. Ne me lâche pas. »',
      ],
    },
    bless: {
      says: [
        'benis|benisse|benissez|benir|benit',
        'benediction|benedictions pour|sur',
        'demande|besoin|voudrais|veux .. benediction',
      ],
      leads: [
        'Que Dieu bénisse {who} et veille sur {who~lui|elle|eux|elles}.',
        'Que Dieu vous bénisse en cela, et ceux que vous portez avec vous.',
        'Que la bénédiction de Dieu soit là, aujourd’hui et les jours qui viennent.',
      ],
    },
  },
  prayingVerbs: ['prie|prier|priez|priere|prieres|prions'],
  honest: {
    heard: [
      'Un programme a lu ce que vous avez écrit et n’a pas assez compris pour en parler. Il préfère le dire plutôt que deviner.',
      'Vos mots méritent mieux qu’une supposition, et le programme qui les a lus n’en a pas compris assez.',
      'Ces lignes viennent d’un programme qui n’a pas su de quoi vous parlez, et il ne fera pas semblant.',
    ],
    psalms: {
      '62:8':
        'Le {psalm} dit qu’on peut épancher son cœur devant Dieu, et ne met pas de limite à ce qui s’y trouve.',
      '139:1-4':
        'Le {psalm} parle à un Dieu qui connaît le mot avant qu’il soit sur la langue ; avec lui, rien n’a besoin d’être expliqué d’abord.',
    },
    wishes: [
      'Deux touches, juste en dessous, aident à vous écrire une lettre qui vous aille : de qui il s’agit, et ce que vous aimeriez.',
      'Si vous nous dites ci-dessous de qui il s’agit et ce que vous aimeriez, la prochaine lettre sera plus proche de vous.',
    ],
  },
  greeting: { withName: '{name},', without: 'Bonjour,' },
  titles: 'm|mme|mlle|madame|monsieur|dr|sœur|frère|père|pasteur|tante|tonton',
  disclaimer: 'Cette lettre a été composée par un programme ; elle ne parle pas au nom de Dieu.',
  reference: 'Psaume {chapter}, {verses}',
};
