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
        'Je vous propose le {psalm}[, à lire en pensant {à who}].',
        'Voici un psaume pour vous[, à lire en pensant {à who}] : le {psalm}.',
        'Le psaume que vous demandez[, pour vous et pour {who}], le voici : le {psalm}.',
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
        'Prions pour {who} : « Seigneur, je te confie {my}. Tu vois ce qui nous dépasse ; reste avec nous, et donne-nous ta paix. »',
        'Voici une prière, à dire avec vos propres mots si vous préférez : « Seigneur, tu vois ce que je porte. Reste près de moi, et donne-moi la force qu’il me faut aujourd’hui. »',
        'Prions ensemble : « Mon Dieu, je remets tout cela entre tes mains. Écoute-moi, et ne me laisse pas. »',
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
        'Que la bénédiction de Dieu soit sur vous, aujourd’hui et les jours qui viennent.',
      ],
    },
  },
  prayingVerbs: ['prie|prier|priez|priere|prieres|prions'],
  honest: {
    heard: {
      any: [
        'Merci de nous avoir confié ces mots : ils comptent. C’est un programme qui les a lus, et il ne les a pas assez bien compris pour vous répondre comme vous le méritez.',
        'Merci d’avoir écrit ; vos mots méritent une vraie réponse. Le programme qui les a lus ne les a pas assez bien compris pour la donner, et mieux vaut le dire que faire semblant.',
      ],
      sorrow: [
        'On sent que c’est lourd à porter, et vous avez bien fait de l’écrire. Mais le programme qui a lu vos mots n’a pas assez bien compris ce que vous traversez pour en parler avec justesse.',
        'Ce que vous écrivez est douloureux, et mérite une vraie réponse. Mais c’est un programme qui l’a lu, et il n’a pas assez bien compris pour en dire davantage sans risquer de se tromper.',
      ],
      joy: [
        'Quelle joie de recevoir une bonne nouvelle, et merci de l’avoir partagée ! Le programme qui a lu vos mots ne les a seulement pas assez bien compris pour la fêter avec vous comme il faudrait.',
        'Il y a de la joie dans ce que vous écrivez, et cela fait du bien ! Mais c’est un programme qui a lu vos mots, et il ne les a pas assez bien compris pour en dire davantage.',
      ],
    },
    psalms: {
      '62:8':
        'En attendant, le {psalm} invite à ouvrir son cœur devant Dieu, tel qu’il est : la joie, la peine et les questions y ont leur place.',
      '139:1-4':
        'En attendant, le {psalm} s’adresse à un Dieu qui connaît chaque mot avant qu’il soit sur la langue ; devant lui, rien n’a besoin d’être expliqué.',
    },
    wishes: [
      'Juste en dessous, vous pouvez nous dire de qui il s’agit et ce que vous désirez : la prochaine lettre sera plus proche de vous.',
      'Aidez-nous à mieux vous répondre : dites ci-dessous, en deux touches, de qui il s’agit et ce que vous désirez.',
    ],
  },
  greeting: { withName: '{name},', without: 'Bonjour,' },
  titles: 'm|mme|mlle|madame|monsieur|dr|sœur|frère|père|pasteur|tante|tonton',
  disclaimer: 'Cette lettre a été composée par un programme ; elle ne parle pas au nom de Dieu.',
  reference: 'Psaume {chapter}, {verses}',
};
