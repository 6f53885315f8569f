import type { TimeWords } from '../language-words.ts';

/** Folded, and as written. */
const weekdays = [
  ['lunes', 'lunes'],
  ['martes', 'martes'],
  ['miercoles', 'miércoles'],
  ['jueves', 'jueves'],
  ['viernes', 'viernes'],
  ['sabado', 'sábado'],
  ['domingo', 'domingo'],
] as const;
const months = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
] as const;
/** One, several, the number one that agrees, and “the next”. */
const units = [
  ['día', 'días', 'un', 'el próximo'],
  ['semana', 'semanas', 'una', 'la próxima'],
  ['mes', 'meses', 'un', 'el próximo'],
  ['año', 'años', 'un', 'el próximo'],
] as const;
const fold = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '');

export const times: Readonly<Record<string, TimeWords>> = {
  today: { says: ['hoy'], when: 'hoy', day: 'hoy', ago: 'hoy' },
  'this-morning': { says: ['esta mañana'], when: 'esta mañana', day: 'esta mañana', ago: 'esta mañana' },
  'this-afternoon': { says: ['esta tarde', 'hoy en la tarde'], when: 'esta tarde', day: 'esta tarde' },
  tonight: { says: ['esta noche', 'hoy en|por la noche'], when: 'esta noche', day: 'esta noche' },
  'last-night': { says: ['anoche'], ago: 'anoche' },
  tomorrow: { says: ['mañana'], when: 'mañana', day: 'mañana' },
  'tomorrow-morning': {
    says: ['mañana temprano', 'mañana por|en la mañana'],
    when: 'mañana temprano',
    day: 'mañana',
  },
  'in-the-morning': {
    says: ['por|en|cada la? mañana', '$number|una de la mañana', 'mañanas'],
    span: 'por las mañanas',
  },
  'day-after-tomorrow': { says: ['pasado mañana'], when: 'pasado mañana', day: 'pasado mañana' },
  'day-before-yesterday': {
    says: ['antier|anteayer|antes_de_ayer'],
    ago: 'anteayer',
  },
  'this-dawn': {
    says: ['esta|hoy .. madrugada', 'hoy de|en la? madrugada'],
    ago: 'esta madrugada',
  },
  'in-hours': { says: ['en|dentro de? <n=$number> horas'], when: 'en {n} horas' },
  'hours-ago': { says: ['hace <n=$number> horas'], ago: 'hace {n} horas' },
  'in-few-days': {
    says: ['en|dentro de? unos|pocos dias', 'estos dias', 'proximos dias'],
    when: 'en estos días',
  },
  'few-weeks-ago': {
    says: ['hace unas|pocas|algunas semanas'],
    ago: 'hace unas semanas',
    span: 'desde hace unas semanas',
  },
  'for-days': { says: ['hace|llevo|por dias'], span: 'desde hace días' },
  'for-weeks': { says: ['hace|llevo|por semanas'], span: 'desde hace semanas' },
  'some-time': { says: ['hace un? buen? tiempo|rato'], span: 'desde hace un tiempo' },
  'half-year': { says: ['medio año'], ago: 'hace medio año', span: 'desde hace medio año' },
  'year-and-half': { says: ['año y medio'], ago: 'hace año y medio', span: 'desde hace año y medio' },
  'at-night': { says: ['por|en las noches', 'de noche'], span: 'por las noches' },
  'end-of-year': { says: ['fin de año', 'fines de año'], when: 'a fin de año', day: 'el fin de año' },
  'this-fortnight': { says: ['esta quincena'], when: 'esta quincena', day: 'esta quincena' },
  'fathers-day': {
    says: ['dia del padre'],
    when: 'el Día del Padre',
    day: 'el Día del Padre',
  },
  'all-souls': {
    says: ['dia de los? muertos|difuntos'],
    when: 'el Día de Muertos',
    day: 'el Día de Muertos',
    ago: 'el Día de Muertos',
  },
  yesterday: { says: ['ayer'], ago: 'ayer' },
  ...Object.fromEntries(
    weekdays.flatMap(([folded, day]) => [
      [folded, { says: [folded], when: `el ${day}`, day: `el ${day}`, ago: `el ${day}` }],
      [`last-${folded}`, { says: [`${folded} pasado`, `pasado ${folded}`], ago: `el ${day} pasado` }],
      [
        `next-${folded}`,
        {
          says: [`proximo ${folded}`, `${folded} que viene`],
          when: `el próximo ${day}`,
          day: `el próximo ${day}`,
        },
      ],
    ]),
  ),
  ...Object.fromEntries(
    months.map((month) => [
      month,
      {
        says: month === 'septiembre' ? ['septiembre|setiembre'] : [month],
        when: `en ${month}`,
        day: `el mes de ${month}`,
        ago: `en ${month}`,
      },
    ]),
  ),
  'this-week': { says: ['esta semana'], when: 'esta semana', day: 'esta semana', ago: 'esta semana' },
  'this-weekend': { says: ['fin de semana', 'finde'], when: 'el fin de semana', day: 'el fin de semana' },
  'next-week': {
    says: ['proxima semana', 'semana que viene|entra'],
    when: 'la próxima semana',
    day: 'la próxima semana',
  },
  'next-month': {
    says: ['proximo mes', 'mes que viene|entra'],
    when: 'el próximo mes',
    day: 'el próximo mes',
  },
  'next-year': { says: ['proximo año', 'año que viene'], when: 'el próximo año', day: 'el próximo año' },
  'this-month': { says: ['este mes'], when: 'este mes', day: 'este mes', ago: 'este mes' },
  'this-year': { says: ['este año'], when: 'este año', day: 'este año', ago: 'este año' },
  'end-of-month': { says: ['fin de mes', 'fines de mes'], when: 'a fin de mes', day: 'el fin de mes' },
  'last-week': { says: ['semana pasada'], ago: 'la semana pasada' },
  'last-month': { says: ['mes pasado'], ago: 'el mes pasado' },
  'last-year': { says: ['año pasado'], ago: 'el año pasado' },
  ...Object.fromEntries(
    units.flatMap(([one, many, number, next]) => {
      const id = fold(one);
      return [
        [
          `${id}-ago`,
          {
            says: [`hace|hacen un|una|1 ${id}`],
            ago: `hace ${number} ${one}`,
            span: `desde hace ${number} ${one}`,
          },
        ],
        [
          `${id}s-ago`,
          {
            says: [
              // “Tengo 52 años” is an age.
              `hace|hacen|llevo|llevamos${one === 'año' ? '' : '|tengo'} ya? <n=$number> ${fold(many)}`,
              `<n=$number> ${fold(many)} que|sin`,
            ],
            ago: `hace {n} ${many}`,
            span: `desde hace {n} ${many}`,
          },
        ],
        [
          `in-${id}`,
          { says: [`en|dentro de? un|una|1 ${id}`], when: `en ${number} ${one}`, day: `${next} ${one}` },
        ],
        [`in-${id}s`, { says: [`en|dentro de? <n=$number> ${fold(many)}`], when: `en {n} ${many}` }],
      ];
    }),
  ),
  'few-days-ago': { says: ['hace pocos|unos dias', 'hace poco', 'recientemente'], ago: 'hace pocos días' },
  'few-months-ago': {
    says: ['hace unos|algunos meses'],
    ago: 'hace unos meses',
    span: 'desde hace unos meses',
  },
  'long-ago': {
    says: ['hace muchos|tantos|varios años', 'hace mucho|tanto', 'mucho tiempo'],
    ago: 'hace mucho',
    span: 'desde hace mucho',
  },
  'for-years': { says: ['hace|llevo|por|durante años'], ago: 'hace años', span: 'desde hace años' },
  'for-months': { says: ['hace|llevo|por meses'], span: 'desde hace meses' },
  'every-night': { says: ['todas las noches', 'cada noche'], span: 'todas las noches' },
  'every-day': { says: ['todos los dias', 'cada dia', 'diario'], span: 'todos los días' },
  christmas: { says: ['navidad|nochebuena'], when: 'en Navidad', day: 'la Navidad' },
  easter: {
    says: ['semana santa', 'pascua'],
    when: 'en Semana Santa',
    day: 'la Semana Santa',
  },
  'new-year': { says: ['año nuevo'], when: 'en Año Nuevo', day: 'el Año Nuevo' },
  'mothers-day': {
    says: ['dia de la|las madre|madres'],
    when: 'el Día de la Madre',
    day: 'el Día de la Madre',
  },
};
