import type { TimeWords } from '../language-words.ts';

const weekdays = ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'] as const;
const months = [
  'janvier',
  'février',
  'mars',
  'avril',
  'mai',
  'juin',
  'juillet',
  'août',
  'septembre',
  'octobre',
  'novembre',
  'décembre',
] as const;
/** One, several, the number one that agrees, and “the next”. */
const units = [
  ['jour', 'jours', 'un', 'le prochain'],
  ['semaine', 'semaines', 'une', 'la prochaine'],
  ['mois', 'mois', 'un', 'le prochain'],
  ['an', 'ans', 'un', 'la prochaine'],
] as const;
const fold = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '');
/** `d’août`, `de mai`. */
const of = (month: string) => (/^[ao]/.test(month) ? `d’${month}` : `de ${month}`);

export const times: Readonly<Record<string, TimeWords>> = {
  today: {
    says: ['aujourdhui', 'aujourd hui', 'auj|ajd'],
    when: 'aujourd’hui',
    day: 'la journée d’aujourd’hui',
    ago: 'aujourd’hui',
  },
  'this-morning': { says: ['ce matin'], when: 'ce matin', day: 'cette matinée', ago: 'ce matin' },
  'this-afternoon': {
    says: ['cet apres midi', 'cet aprem', 'tantot'],
    when: 'cet après-midi',
    day: 'cet après-midi',
  },
  'this-night': { says: ['cette nuit'], when: 'cette nuit', day: 'cette nuit', ago: 'cette nuit' },
  tonight: { says: ['ce soir'], when: 'ce soir', day: 'cette soirée' },
  'last-night': { says: ['hier soir', 'la nuit derniere'], ago: 'hier soir' },
  tomorrow: { says: ['demain|dem|dmain'], when: 'demain', day: 'la journée de demain' },
  'tomorrow-morning': { says: ['demain matin'], when: 'demain matin', day: 'la matinée de demain' },
  'day-after-tomorrow': { says: ['apres demain'], when: 'après-demain', day: 'la journée d’après-demain' },
  yesterday: { says: ['hier'], ago: 'hier' },
  ...Object.fromEntries(
    weekdays.flatMap((day) => [
      [day, { says: [day], when: day, day: `la journée de ${day}`, ago: day }],
      [`last-${day}`, { says: [`${day} dernier|passe`], ago: `${day} dernier` }],
      [
        `next-${day}`,
        { says: [`${day} prochain`], when: `${day} prochain`, day: `la journée de ${day} prochain` },
      ],
    ]),
  ),
  ...Object.fromEntries(
    months.map((month) => [
      fold(month),
      {
        says: /^(?:mars|mai|ao)/.test(month) ? [`en|fin|debut|de|mois ${fold(month)}`] : [fold(month)],
        when: `en ${month}`,
        day: `le mois ${of(month)}`,
        ago: `en ${month}`,
      },
    ]),
  ),
  ...Object.fromEntries(
    weekdays.map((day) => [
      `before-${day}`,
      {
        says: [`avant|ici ${day}`, `avant ${day} prochain`],
        when: `avant ${day}`,
        day: `la journée de ${day}`,
      },
    ]),
  ),
  ...Object.fromEntries(
    months.map((month) => [
      `before-${fold(month)}`,
      { says: [`avant|ici ${fold(month)}`], when: `avant ${month}`, day: `le mois ${of(month)}` },
    ]),
  ),
  ...Object.fromEntries(
    weekdays.map((day) => [`since-${day}`, { says: [`depuis ${day}`], span: `depuis ${day}`, ago: day }]),
  ),
  ...Object.fromEntries(
    months.map((month) => [
      `since-${fold(month)}`,
      { says: [`depuis ${fold(month)}`], span: `depuis ${month}`, ago: `en ${month}` },
    ]),
  ),
  'since-yesterday': { says: ['depuis hier'], span: 'depuis hier', ago: 'hier' },
  'since-last-night': { says: ['depuis hier soir'], span: 'depuis hier soir', ago: 'hier soir' },
  'since-this-morning': { says: ['depuis ce matin'], span: 'depuis ce matin', ago: 'ce matin' },
  'since-christmas': { says: ['depuis noel'], span: 'depuis Noël', ago: 'à Noël' },
  'since-easter': { says: ['depuis paques'], span: 'depuis Pâques', ago: 'à Pâques' },
  'this-week': { says: ['cette semaine'], when: 'cette semaine', day: 'cette semaine', ago: 'cette semaine' },
  'this-weekend': {
    says: ['week end|weekend', 'ce week end', 'fin de semaine'],
    when: 'ce week-end',
    day: 'le week-end',
  },
  'next-week': {
    says: ['semaine prochaine|pro', 'semaine qui vient', 'semaine qui s en vient'],
    when: 'la semaine prochaine',
    day: 'la semaine prochaine',
  },
  'next-month': { says: ['mois prochain'], when: 'le mois prochain', day: 'le mois prochain' },
  'next-year': {
    says: ['annee prochaine', 'an prochain'],
    when: 'l’année prochaine',
    day: 'l’année prochaine',
  },
  'this-month': { says: ['ce mois'], when: 'ce mois-ci', day: 'ce mois-ci', ago: 'ce mois-ci' },
  'this-year': { says: ['cette annee'], when: 'cette année', day: 'cette année', ago: 'cette année' },
  'end-of-month': { says: ['fin du mois', 'fin de mois'], when: 'à la fin du mois', day: 'la fin du mois' },
  'last-week': { says: ['semaine derniere|passee'], ago: 'la semaine dernière' },
  'last-month': { says: ['mois dernier|passe'], ago: 'le mois dernier' },
  'last-year': { says: ['annee derniere|passee', 'an dernier|passe'], ago: 'l’année dernière' },
  ...Object.fromEntries(
    units.flatMap(([one, many, number, next]) => [
      [
        `${one}-ago`,
        { says: [`il y a|a un|une|1 ${one}`, `y a un|une|1 ${one}`], ago: `il y a ${number} ${one}` },
      ],
      [`${one}s-ago`, { says: [`y a <n=$number> ${many}`], ago: `il y a {n} ${many}` }],
      [
        `since-${one}`,
        {
          says: [`depuis un|une|1 ${one}`, `ca|cela fait un|une|1 ${one}`],
          ago: `il y a ${number} ${one}`,
          span: `depuis ${number} ${one}`,
        },
      ],
      [
        `since-${one}s`,
        { says: [`depuis|fait <n=$number> ${many}`], ago: `il y a {n} ${many}`, span: `depuis {n} ${many}` },
      ],
      [
        `in-${one}`,
        {
          says: [`dans un|une|1 ${one}`],
          when: `dans ${number} ${one}`,
          day: `${next} ${one === 'an' ? 'année' : one}`,
        },
      ],
      [`in-${one}s`, { says: [`dans <n=$number> ${many}`], when: `dans {n} ${many}` }],
    ]),
  ),
  'few-days-ago': { says: ['y a quelques|peu', 'recemment'], ago: 'il y a quelques jours' },
  'few-months-ago': { says: ['quelques mois'], ago: 'il y a quelques mois', span: 'depuis quelques mois' },
  'few-weeks-ago': {
    says: ['quelques semaines'],
    ago: 'il y a quelques semaines',
    span: 'depuis quelques semaines',
  },
  'this-summer': { says: ['cet ete'], when: 'cet été', day: 'cet été', ago: 'cet été' },
  'this-winter': { says: ['cet hiver'], when: 'cet hiver', day: 'cet hiver', ago: 'cet hiver' },
  'this-autumn': { says: ['cet automne'], when: 'cet automne', day: 'cet automne', ago: 'cet automne' },
  'this-spring': {
    says: ['ce printemps', 'au printemps'],
    when: 'au printemps',
    day: 'ce printemps',
    ago: 'au printemps',
  },
  tabaski: { says: ['tabaski'], when: 'à la Tabaski', day: 'la Tabaski' },
  'long-ago': { says: ['longtemps', 'y a des annees'], ago: 'il y a longtemps', span: 'depuis longtemps' },
  'for-years': { says: ['depuis des|plusieurs annees|ans'], span: 'depuis des années' },
  'few-years': {
    says: ['depuis quelques annees|ans'],
    ago: 'il y a quelques années',
    span: 'depuis quelques années',
  },
  'for-months': { says: ['depuis des|plusieurs mois'], span: 'depuis des mois' },
  'for-weeks': { says: ['depuis des|plusieurs|quelques semaines'], span: 'depuis des semaines' },
  'every-night': { says: ['toutes les nuits', 'chaque nuit|soir', 'tous les soirs'], span: 'chaque nuit' },
  'every-day': { says: ['tous les jours', 'chaque jour'], span: 'chaque jour' },
  christmas: { says: ['noel'], when: 'à Noël', day: 'la fête de Noël' },
  easter: { says: ['paques'], when: 'à Pâques', day: 'la fête de Pâques' },
  'new-year': {
    says: ['nouvel an', 'jour de l an'],
    when: 'au Nouvel An',
    day: 'le Nouvel An',
  },
  'mothers-day': {
    says: ['fete des meres'],
    when: 'à la fête des Mères',
    day: 'la fête des Mères',
  },
};
