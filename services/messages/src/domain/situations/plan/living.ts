import type { ThemePlan } from './situation-plan.ts';

export const work = {
  work: {
    definition: 'Something at work weighs on the writer; what is not said.',
    manner: 'sorrow',
    psalms: ['90:17', '55:22'],
  },
  'job-lost': { definition: 'The writer lost their job.', manner: 'sorrow', psalms: ['37:23-24', '55:22'] },
  'job-lost-secret': {
    definition: 'The writer lost their job and the family, or a partner, does not know.',
    manner: 'sorrow',
    parent: 'job-lost',
    psalms: ['32:3-5', '62:8'],
  },
  'job-lost-relative': {
    definition: 'Somebody near to the writer lost their job or is without work.',
    manner: 'sorrow',
    psalms: ['37:23-24', '145:14'],
  },
  'job-search': {
    definition: 'The writer looks for work and does not find it.',
    manner: 'sorrow',
    psalms: ['40:1-2', '27:14'],
  },
  interview: { definition: 'The writer has a job interview.', manner: 'sorrow', psalms: ['19:14', '90:17'] },
  'job-fear': {
    definition: 'The writer fears to lose their job.',
    manner: 'sorrow',
    psalms: ['112:7', '56:3'],
  },
  'boss-trouble': {
    definition: 'The writer is treated badly at work by a boss or colleagues.',
    manner: 'sorrow',
    psalms: ['57:1', '22:24'],
  },
  overwork: {
    definition: 'The writer works too much and is burnt out.',
    manner: 'sorrow',
    psalms: ['127:2', '116:7'],
  },
  'new-job': {
    definition: 'The writer starts a new job and is nervous.',
    manner: 'sorrow',
    psalms: ['121:7-8', '90:17'],
  },
  'job-joy': {
    definition: 'The writer, or somebody near, got a job, a promotion or a contract; gladness.',
    manner: 'joy',
    psalms: ['90:17', '126:3'],
  },
  business: {
    definition: "The writer's shop, farm or business goes badly.",
    manner: 'sorrow',
    psalms: ['127:1', '126:5'],
  },
} as const satisfies ThemePlan;

export const money = {
  money: {
    definition: 'The writer lacks money; for what is not said.',
    manner: 'sorrow',
    psalms: ['37:25', '145:15-16'],
  },
  debt: { definition: 'The writer has debts.', manner: 'sorrow', psalms: ['40:1-2', '55:22'] },
  rent: {
    definition: 'The writer cannot pay the rent or may lose their home.',
    manner: 'sorrow',
    psalms: ['61:3-4', '46:1'],
  },
  'no-food': {
    definition: "There is not enough food at the writer's home.",
    manner: 'sorrow',
    psalms: ['146:7', '40:17'],
  },
  'unexpected-bill': {
    definition: 'A repair, bill or fine came that the writer cannot pay.',
    manner: 'sorrow',
    psalms: ['55:22', '121:1-2'],
  },
  'lent-money': {
    definition: 'The writer lent money, or is asked for money, by somebody near.',
    manner: 'decision',
    psalms: ['112:5', '141:3'],
  },
  robbed: {
    definition: 'The writer was robbed or cheated of money.',
    manner: 'sorrow',
    psalms: ['10:14', '121:1-2'],
  },
  'money-thanks': {
    definition: 'A debt is paid or money troubles ended; gladness.',
    manner: 'joy',
    psalms: ['116:12', '126:3'],
  },
} as const satisfies ThemePlan;

export const study = {
  exam: {
    definition: 'An exam, test or studies weigh on the writer; no more is said.',
    manner: 'sorrow',
    psalms: ['94:19', '90:17'],
  },
  'exam-soon': {
    definition: 'The writer has an exam, a test or a presentation soon.',
    manner: 'sorrow',
    psalms: ['94:19', '121:1-2'],
  },
  'exam-relative': {
    definition: 'Somebody near to the writer has an exam or test soon.',
    manner: 'sorrow',
    psalms: ['20:4', '121:1-2'],
  },
  'exam-failed': {
    definition: 'The writer failed an exam or a year, or was not admitted.',
    manner: 'sorrow',
    psalms: ['37:23-24', '145:14'],
  },
  'exam-passed': {
    definition: 'The writer, or somebody near, passed an exam, was admitted or graduated; gladness.',
    manner: 'joy',
    psalms: ['126:3', '118:24'],
  },
  'exam-results': {
    definition: 'The writer waits for the result of an exam or an application to study.',
    manner: 'sorrow',
    psalms: ['27:14', '130:5-6'],
  },
  thesis: {
    definition: 'The writer struggles with a thesis, a deadline or writing.',
    manner: 'sorrow',
    psalms: ['90:17', '127:2'],
  },
  'bullied-school': {
    definition: 'The writer is mocked or left out at school.',
    manner: 'sorrow',
    psalms: ['22:24', '57:1'],
  },
  contest: {
    definition: 'The writer, or somebody near, has a match, a competition or a performance.',
    manner: 'sorrow',
    psalms: ['18:32-33', '28:7'],
  },
} as const satisfies ThemePlan;

export const home = {
  'home-search': {
    definition: 'The writer looks for a flat or house, or wishes for one of their own.',
    manner: 'sorrow',
    psalms: ['107:4-7', '84:3'],
  },
  papers: {
    definition: 'The writer waits for papers, a visa, a residence permit or asylum.',
    manner: 'sorrow',
    psalms: ['146:9', '27:14'],
  },
  travel: {
    definition: 'The writer, or somebody near, goes on a journey; the writer asks for protection.',
    manner: 'request',
    psalms: ['121:7-8', '91:11'],
  },
  flight: { definition: 'The writer is afraid of flying.', manner: 'sorrow', psalms: ['139:9-10', '56:3'] },
  disaster: {
    definition: "A flood, fire, storm or drought hit the writer's home or town.",
    manner: 'sorrow',
    psalms: ['46:1-3', '69:1-3'],
  },
  war: {
    definition: "War or violence in the writer's country or in the world frightens the writer.",
    manner: 'sorrow',
    psalms: ['46:9-10', '120:7'],
  },
} as const satisfies ThemePlan;

export const justice = {
  injustice: {
    definition: 'The writer suffered a wrong; which is not said.',
    manner: 'sorrow',
    psalms: ['10:14', '43:1'],
  },
  court: {
    definition: "The writer has a court case or waits for a judge's decision.",
    manner: 'sorrow',
    psalms: ['43:1', '37:5-6'],
  },
  accused: {
    definition: 'The writer is falsely accused or gossiped about.',
    manner: 'sorrow',
    psalms: ['31:20', '43:1'],
  },
  neighbours: {
    definition: 'The writer has trouble with neighbours.',
    manner: 'sorrow',
    psalms: ['120:7', '141:3'],
  },
} as const satisfies ThemePlan;
