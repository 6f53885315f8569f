import type { ThemePlan } from './situation-plan.ts';

export const work = {
  work: {
    definition: 'Something at work weighs on the writer; what is not said.',
    manner: 'sorrow',
    psalms: ['90:17', '55:22'],
  },
  'job-lost': {
    definition: 'The writer lost their job.',
    manner: 'sorrow',
    parent: 'work',
    psalms: ['37:23-24', '55:22'],
  },
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
    parent: 'work',
    psalms: ['40:1-2', '27:14'],
  },
  interview: {
    definition: 'The writer has a job interview.',
    manner: 'sorrow',
    parent: 'work',
    psalms: ['19:14', '90:17'],
  },
  'boss-trouble': {
    definition: 'The writer is treated badly at work by a boss or colleagues.',
    manner: 'sorrow',
    parent: 'work',
    psalms: ['57:1', '22:24'],
  },
  'job-joy': {
    definition: 'The writer, or somebody near, got a job, a promotion or a contract; gladness.',
    manner: 'joy',
    parent: 'thanks',
    psalms: ['90:17', '126:3'],
  },
  overwork: {
    definition: 'The writer works too much and is burnt out.',
    manner: 'sorrow',
    parent: 'work',
    psalms: ['127:2', '62:1'],
  },
  'new-job': {
    definition: 'The writer starts a new job and is nervous.',
    manner: 'sorrow',
    parent: 'work',
    psalms: ['90:17', '121:7-8'],
  },
  business: {
    definition: "The writer's shop, farm or business goes badly.",
    manner: 'sorrow',
    parent: 'work',
    psalms: ['90:17', '145:15-16'],
  },
  'job-fear': {
    definition: 'The writer fears to lose their job.',
    manner: 'sorrow',
    parent: 'work',
    psalms: ['55:22', '37:25'],
  },
} as const satisfies ThemePlan;

export const money = {
  money: {
    definition: 'The writer lacks money; for what is not said.',
    manner: 'sorrow',
    psalms: ['37:25', '145:15-16'],
  },
  debt: {
    definition: 'The writer has debts.',
    manner: 'sorrow',
    parent: 'money',
    psalms: ['40:1-2', '55:22'],
  },
  rent: {
    definition: 'The writer cannot pay the rent or may lose their home.',
    manner: 'sorrow',
    parent: 'money',
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
    parent: 'money',
    psalms: ['121:1-2', '55:22'],
  },
  robbed: {
    definition: 'The writer was robbed or cheated of money.',
    manner: 'sorrow',
    psalms: ['10:14', '37:7-8'],
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
    parent: 'exam',
    psalms: ['94:19', '121:1-2'],
  },
  'exam-relative': {
    definition: 'Somebody near to the writer has an exam or test soon.',
    manner: 'sorrow',
    parent: 'exam',
    psalms: ['20:4', '121:1-2'],
  },
  'exam-failed': {
    definition: 'The writer failed an exam or a year, or was not admitted.',
    manner: 'sorrow',
    parent: 'exam',
    psalms: ['37:23-24', '145:14'],
  },
  'exam-passed': {
    definition: 'The writer, or somebody near, passed an exam, was admitted or graduated; gladness.',
    manner: 'joy',
    parent: 'thanks',
    psalms: ['126:3', '118:24'],
  },
  'exam-results': {
    definition: 'The writer waits for the result of an exam or an application to study.',
    manner: 'sorrow',
    parent: 'exam',
    psalms: ['130:5-6', '112:7'],
  },
  'bullied-school': {
    definition: 'The writer is mocked or left out at school.',
    manner: 'sorrow',
    psalms: ['22:24', '57:1'],
  },
} as const satisfies ThemePlan;

export const home = {
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
  'home-search': {
    definition: 'The writer looks for a flat or house, or wishes for one of their own.',
    manner: 'sorrow',
    psalms: ['84:3', '121:7-8'],
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
    parent: 'injustice',
    psalms: ['43:1', '37:5-6'],
  },
  accused: {
    definition: 'The writer is falsely accused or gossiped about.',
    manner: 'sorrow',
    parent: 'injustice',
    psalms: ['31:20', '37:5-6'],
  },
} as const satisfies ThemePlan;
