import type { TimeWords } from '../language-words.ts';

/** Folded, as written, and whether it is feminine. */
const weekdays = [
  ['segunda', 'segunda-feira', true],
  ['terca', 'terça-feira', true],
  ['quarta', 'quarta-feira', true],
  ['quinta', 'quinta-feira', true],
  ['sexta', 'sexta-feira', true],
  ['sabado', 'sábado', false],
  ['domingo', 'domingo', false],
] as const;
const months = [
  'janeiro',
  'fevereiro',
  'março',
  'abril',
  'maio',
  'junho',
  'julho',
  'agosto',
  'setembro',
  'outubro',
  'novembro',
  'dezembro',
] as const;
/** One, several, and the number one that agrees. */
const units = [
  ['dia', 'dias', 'um'],
  ['semana', 'semanas', 'uma'],
  ['mês', 'meses', 'um'],
  ['ano', 'anos', 'um'],
] as const;

export const times: Readonly<Record<string, TimeWords>> = {
  today: { says: ['hoje|hj'], when: 'hoje', day: 'o dia de hoje', ago: 'hoje' },
  'this-morning': {
    says: ['hoje de|pela manha', 'esta|nesta manha'],
    when: 'hoje de manhã',
    day: 'esta manhã',
    ago: 'hoje de manhã',
  },
  'this-afternoon': {
    says: ['hoje de|a tarde', 'hoje a tarde', 'esta tarde'],
    when: 'hoje à tarde',
    day: 'esta tarde',
  },
  tonight: { says: ['hoje a|de noite', 'esta|nesta noite'], when: 'hoje à noite', day: 'esta noite' },
  'last-night': { says: ['ontem a|de noite', 'noite pasada'], ago: 'ontem à noite' },
  tomorrow: { says: ['amanha|amnha'], when: 'amanhã', day: 'o dia de amanhã' },
  'tomorrow-morning': {
    says: ['amanha cedo', 'amanha de|pela manha'],
    when: 'amanhã de manhã',
    day: 'a manhã de amanhã',
  },
  'day-after-tomorrow': {
    says: ['depois de amanha'],
    when: 'depois de amanhã',
    day: 'o dia depois de amanhã',
  },
  yesterday: { says: ['ontem'], ago: 'ontem' },
  'day-before-yesterday': { says: ['anteontem'], ago: 'anteontem' },
  'this-dawn': { says: ['esta|essa|nesta|nessa madrugada', 'hoje de madrugada'], ago: 'nesta madrugada' },
  soon: { says: ['daqui a? pouco|pouquinho', 'logo mais|mais_tarde'], when: 'daqui a pouco' },
  ...Object.fromEntries(
    weekdays.flatMap(([folded, day, isFeminine]) => {
      const says = isFeminine
        ? [`na|nesta|desta|dia|ate|proxima|esta|essa|nessa ${folded}`, `${folded} feira`]
        : [folded];
      return [
        [
          folded,
          {
            says,
            when: `${isFeminine ? 'na' : 'no'} ${day}`,
            day: `${isFeminine ? 'a' : 'o'} ${day}`,
            ago: `${isFeminine ? 'na' : 'no'} ${day}`,
          },
        ],
        [
          `last-${folded}`,
          {
            says: [`${folded} feira? pasada|pasado`],
            ago: `${isFeminine ? 'na' : 'no'} ${day} ${isFeminine ? 'passada' : 'passado'}`,
          },
        ],
      ];
    }),
  ),
  ...Object.fromEntries(
    months.map((month) => [
      `day-of-${month}`,
      {
        says: [
          `dia <n=$monthday> de ${month === 'março' ? 'marco' : month}`,
          `<n=$monthday> de ${month === 'março' ? 'marco' : month}`,
        ],
        when: `no dia {n} de ${month}`,
        day: `o dia {n} de ${month}`,
        ago: `no dia {n} de ${month}`,
      },
    ]),
  ),
  ...Object.fromEntries(
    months.map((month) => [
      month,
      {
        says: [month === 'março' ? 'marco' : month],
        when: `em ${month}`,
        day: `o mês de ${month}`,
        ago: `em ${month}`,
      },
    ]),
  ),
  'this-week': {
    says: ['esta|essa|nesta|nessa|dessa|desta semana'],
    when: 'nesta semana',
    day: 'esta semana',
    ago: 'nesta semana',
  },
  'this-weekend': {
    says: ['fim|final de semana', 'fds'],
    when: 'no fim de semana',
    day: 'o fim de semana',
    ago: 'no fim de semana',
  },
  'next-week': {
    says: ['semana que vem', 'proxima semana', 'outra semana'],
    when: 'na semana que vem',
    day: 'a semana que vem',
  },
  'next-month': { says: ['mes que vem', 'proximo mes'], when: 'no mês que vem', day: 'o mês que vem' },
  'next-year': { says: ['ano que vem', 'proximo ano'], when: 'no ano que vem', day: 'o ano que vem' },
  'this-month': { says: ['este|esse|neste|nesse mes'], when: 'neste mês', day: 'este mês', ago: 'neste mês' },
  'this-year': { says: ['este|esse|neste|nesse ano'], when: 'neste ano', day: 'este ano', ago: 'neste ano' },
  'end-of-month': { says: ['fim|final do mes'], when: 'no fim do mês', day: 'o fim do mês' },
  'end-of-year': { says: ['fim|final do|de ano'], when: 'no fim do ano', day: 'o fim do ano' },
  'last-week': { says: ['semana pasada'], ago: 'na semana passada' },
  'last-month': { says: ['mes pasado'], ago: 'no mês passado' },
  'last-year': { says: ['ano pasado'], ago: 'no ano passado' },
  ...Object.fromEntries(
    units.flatMap(([one, many, number]) => {
      const folded = one === 'mês' ? 'mes' : one;
      return [
        [
          `${folded}-ago`,
          {
            says: [`ha|faz|fez|tem um|uma|1 ${folded}`, `um|uma|1 ${folded} atras`],
            ago: `há ${number} ${one}`,
            span: `há ${number} ${one}`,
          },
        ],
        [
          `${folded}s-ago`,
          {
            says: [
              // “Tem 87 anos” is an age.
              `ha|faz|fez|${one === 'ano' ? '' : 'tem|'}a <n=$number> ${many}`,
              `<n=$number> ${many} atras|ja|que`,
            ],
            ago: `há {n} ${many}`,
            span: `há {n} ${many}`,
          },
        ],
        [
          `in-${folded}`,
          {
            says: [`daqui a? um|uma|1 ${folded}`, `em um|uma ${folded}`],
            when: `daqui a ${number} ${one}`,
            day: `${number === 'um' ? 'o próximo' : 'a próxima'} ${one}`,
          },
        ],
        [
          `in-${folded}s`,
          { says: [`daqui a? <n=$number> ${many}`, `em <n=$number> ${many}`], when: `daqui a {n} ${many}` },
        ],
      ];
    }),
  ),
  'few-days-ago': {
    says: ['poucos|alguns dias', 'esses|estes dias', 'recentemente', 'pouco tempo'],
    ago: 'há poucos dias',
  },
  'few-months-ago': { says: ['alguns|poucos meses'], ago: 'há alguns meses', span: 'há alguns meses' },
  'long-ago': {
    says: ['muitos|tantos|alguns|varios anos', 'anos atras', 'muito tempo'],
    ago: 'há muito tempo',
    span: 'há muito tempo',
  },
  'for-years': { says: ['ha|faz anos'], ago: 'há anos', span: 'há anos' },
  'for-months': { says: ['ha|faz|varios|muitos meses'], span: 'há meses' },
  'every-night': { says: ['toda|todas as? noite|noites'], span: 'toda noite' },
  'every-day': { says: ['todo|todos os? dia|dias'], span: 'todos os dias' },
  christmas: { says: ['natal'], when: 'no Natal', day: 'o Natal' },
  carnival: { says: ['carnaval'], when: 'no Carnaval', day: 'o Carnaval' },
  'saint-john': {
    says: ['sao joao', 'festa junina'],
    when: 'no São João',
    day: 'o São João',
  },
  'day-of-month': {
    says: ['dia <n=$monthday>'],
    when: 'no dia {n}',
    day: 'o dia {n}',
    ago: 'no dia {n}',
  },
  easter: { says: ['pascoa'], when: 'na Páscoa', day: 'a Páscoa' },
  'new-year': { says: ['ano novo', 'reveilon'], when: 'no Ano-Novo', day: 'o Ano-Novo' },
  'mothers-day': {
    says: ['dia das maes'],
    when: 'no Dia das Mães',
    day: 'o Dia das Mães',
  },
  'fathers-day': {
    says: ['dia dos pais'],
    when: 'no Dia dos Pais',
    day: 'o Dia dos Pais',
  },
};
