import type { ThemePlan } from './situation-plan.ts';

export const fear = {
  fear: {
    definition: 'The writer is afraid; of what is not said.',
    manner: 'sorrow',
    psalms: ['56:3', '27:1'],
  },
  anxiety: {
    definition: 'The writer is anxious, worries all the time, or has panic.',
    manner: 'sorrow',
    psalms: ['94:19', '55:22'],
  },
  'fear-future': {
    definition: 'The writer is afraid of the future.',
    manner: 'sorrow',
    psalms: ['31:14-15', '119:105'],
  },
  'fear-doctor': {
    definition: 'The writer is afraid of a doctor, dentist or an examination.',
    manner: 'sorrow',
    psalms: ['56:3', '23:4'],
  },
  'fear-relative': {
    definition: 'The writer is afraid that something happens to somebody near.',
    manner: 'sorrow',
    psalms: ['121:7-8', '91:11'],
  },
} as const satisfies ThemePlan;

export const conscience = {
  guilt: {
    definition: 'The writer feels guilty or ashamed; of what is not said.',
    manner: 'sorrow',
    psalms: ['32:5', '130:3-4'],
  },
  'hurt-someone': {
    definition: 'The writer hurt somebody, said something bad, and regrets it.',
    manner: 'sorrow',
    psalms: ['51:17', '141:3'],
  },
  'past-mistake': {
    definition: 'A mistake of the past does not leave the writer in peace.',
    manner: 'sorrow',
    psalms: ['25:7', '103:12'],
  },
  'cannot-forgive': {
    definition: 'The writer cannot forgive somebody and wishes to.',
    manner: 'growth',
    psalms: ['103:8', '37:7-8'],
  },
} as const satisfies ThemePlan;

export const addiction = {
  addiction: {
    definition: 'Alcohol, drugs, gambling or another dependence is spoken of; whose cannot be told.',
    manner: 'sorrow',
    psalms: ['40:1-2', '124:7'],
  },
  'addiction-self': {
    definition: 'The writer depends on alcohol, drugs or another substance and wants to stop.',
    manner: 'sorrow',
    psalms: ['40:1-2', '145:14'],
  },
  'screen-habit': {
    definition: 'The writer cannot stop with phone, games, social media or pornography.',
    manner: 'growth',
    parent: 'addiction-self',
    psalms: ['119:37', '51:10'],
  },
  'addiction-relative': {
    definition: 'Somebody near to the writer drinks, takes drugs or gambles.',
    manner: 'sorrow',
    psalms: ['40:1-2', '69:1-3'],
  },
  relapse: {
    definition: 'The writer fell back after some time without.',
    manner: 'sorrow',
    parent: 'addiction-self',
    psalms: ['37:23-24', '145:14'],
  },
  sober: {
    definition: 'The writer, or somebody near, has been sober for some time; gladness.',
    manner: 'joy',
    psalms: ['124:7', '116:7'],
  },
} as const satisfies ThemePlan;

export const faith = {
  doubt: {
    definition: 'The writer doubts or has lost their faith.',
    manner: 'sorrow',
    psalms: ['42:1-2', '73:26'],
  },
  'god-silent': {
    definition: 'The writer prays and feels no answer, God seems silent or far.',
    manner: 'sorrow',
    psalms: ['13:1-2', '22:1-2'],
  },
  'angry-god': {
    definition: 'The writer is angry with God or asks why.',
    manner: 'sorrow',
    psalms: ['13:1-2', '77:7-9'],
  },
  'return-faith': {
    definition: 'The writer was far from God or church and wishes to return or begin.',
    manner: 'growth',
    psalms: ['63:1', '51:10'],
  },
  'church-hurt': {
    definition: 'The writer was hurt in a church or by people of faith.',
    manner: 'sorrow',
    psalms: ['55:12-14', '22:24'],
  },
  temptation: {
    definition: 'The writer struggles with a temptation or a sin that returns.',
    manner: 'growth',
    psalms: ['51:10', '119:11'],
  },
  'closer-god': {
    definition: 'The writer wishes to be closer to God or to pray more.',
    manner: 'growth',
    psalms: ['63:1', '5:3'],
  },
  vocation: {
    definition: 'The writer asks for their calling or the sense of their life.',
    manner: 'decision',
    psalms: ['138:8', '16:11'],
  },
} as const satisfies ThemePlan;

export const decision = {
  decision: {
    definition: 'The writer has to decide something and does not know what to do.',
    manner: 'decision',
    psalms: ['25:4-5', '119:105'],
  },
  'decision-job': {
    definition: 'The writer wonders whether to change, leave or accept a job.',
    manner: 'decision',
    psalms: ['37:5-6', '25:4-5'],
  },
  'decision-move': {
    definition: 'The writer wonders whether to move to another town or country.',
    manner: 'decision',
    psalms: ['139:9-10', '143:8'],
  },
  'decision-love': {
    definition: 'The writer wonders whether to marry, stay or separate.',
    manner: 'decision',
    psalms: ['143:8', '139:23-24'],
  },
  'decision-study': {
    definition: 'The writer wonders what to study or whether to go on studying.',
    manner: 'decision',
    psalms: ['25:4-5', '138:8'],
  },
  'decision-treatment': {
    definition: 'The writer has to decide about a treatment or an operation.',
    manner: 'decision',
    psalms: ['143:10', '31:14-15'],
  },
} as const satisfies ThemePlan;

export const growth = {
  growth: {
    definition: 'The writer wishes to change or become a better person.',
    manner: 'growth',
    psalms: ['51:10', '139:23-24'],
  },
  patience: {
    definition: 'The writer wishes for more patience.',
    manner: 'growth',
    psalms: ['37:7', '131:2'],
  },
  anger: {
    definition: 'The writer gets angry easily and wishes to be calmer.',
    manner: 'growth',
    psalms: ['37:8', '141:3'],
  },
  'self-worth': {
    definition: 'The writer feels worthless, ugly, less than others.',
    manner: 'sorrow',
    psalms: ['139:13-14', '8:3-4'],
  },
  envy: {
    definition: 'The writer is envious or compares with others.',
    manner: 'growth',
    psalms: ['73:2-3', '16:5-6'],
  },
  discipline: {
    definition: 'The writer wants discipline, good habits, to stop putting things off.',
    manner: 'growth',
    psalms: ['90:12', '119:105'],
  },
  courage: {
    definition: 'The writer asks for strength or courage for something that is ahead.',
    manner: 'request',
    psalms: ['27:14', '138:3'],
  },
  stuck: {
    definition: 'The writer feels stuck, discouraged, that nothing succeeds.',
    manner: 'sorrow',
    psalms: ['42:5', '40:1-2'],
  },
} as const satisfies ThemePlan;
