import { circumstances } from './fr/circumstances.ts';
import { persons } from './fr/persons.ts';
import { things } from './fr/things.ts';
import { times } from './fr/times.ts';
import type { LanguageWords } from './language-words.ts';

export const fr: LanguageWords = {
  groups: {
    my: 'mon|ma|mes|notre|nos',
    day: 'lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche',
    soon: 'demain|dem|aujourdhui|auj|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|matin|soir|semaine|prochain|prochaine|bientot|approche|approchent|tantot|heure|heures|jours|janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre',
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
        'Lisez le {psalm}[ en pensant {à who}].',
        'Voici votre psaume[, à lire en pensant {à who}] : le {psalm}.',
        'Le psaume que vous demandez[, pour vous et {who}] : le {psalm}.',
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
        'Voici une prière pour {who} : « Seigneur, je te confie {my}. Tu sais ce qui nous dépasse ; porte-le avec nous. »',
        'Voici la prière demandée : « Seigneur, tu vois ce que je porte. Reste près de moi, et donne-moi la force d’aujourd’hui. »',
        'Prions : « Mon Dieu, tout est entre tes mains, cela aussi. Écoute-moi, et ne me lâche pas. »',
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
        'Que Dieu vous bénisse et vous garde en tout cela.',
        'Que la bénédiction de Dieu soit là, aujourd’hui et les jours qui viennent.',
      ],
    },
  },
  prayingVerbs: ['prie|prier|priez|priere|prieres|prions'],
  honest: {
    heard: {
      any: [
        'Ce que vous avez écrit compte. Mais c’est un programme qui l’a lu, et il ne l’a pas assez bien compris pour vous répondre comme il le faudrait.',
        'Merci d’avoir écrit ces mots ; ils méritent une vraie réponse. Le programme qui les a lus ne les a pas assez bien compris pour la donner, et il ne veut rien supposer.',
      ],
      sorrow: [
        'On entend que c’est lourd à porter, et vous avez bien fait de l’écrire. Ce qui se passe au juste, le programme qui a lu ces mots ne l’a pas assez bien compris pour en parler.',
        'Tout cela pèse, et ces mots méritent une vraie réponse. Mais c’est un programme qui les a lus, et il ne les a pas assez bien compris pour en dire davantage sans supposer.',
      ],
      joy: [
        'Une bonne nouvelle, et merci de l’avoir partagée ! Le programme qui a lu ces mots ne les a pas assez bien compris pour s’en réjouir avec vous comme il faudrait.',
        'Il y a de la joie dans ce que vous avez écrit, et cela fait du bien de la recevoir. Mais c’est un programme qui a lu ces mots, et il ne les a pas assez bien compris pour en dire davantage.',
      ],
    },
    psalms: {
      '62:8':
        'En attendant, le {psalm} invite à ouvrir son cœur devant Dieu, tel qu’il est : la joie, la peine et les questions y ont leur place.',
      '139:1-4':
        'En attendant, le {psalm} s’adresse à un Dieu qui connaît chaque mot avant qu’il soit sur la langue ; devant lui, rien n’a besoin d’être expliqué.',
    },
    wishes: [
      'Deux choix, juste en dessous, aideront à vous écrire une lettre plus proche de vous : de qui il s’agit, et ce que vous désirez.',
      'Dites-nous ci-dessous, en deux clics, de qui il s’agit et ce que vous désirez : la prochaine lettre sera plus juste.',
    ],
  },
  greeting: { withName: '{name},', without: 'Bonjour,' },
  titles: 'm|mme|mlle|madame|monsieur|dr|sœur|frère|père|pasteur|tante|tonton',
  disclaimer: 'Cette lettre a été composée par un programme ; elle ne parle pas au nom de Dieu.',
  reference: 'Psaume {chapter}, {verses}',
};
