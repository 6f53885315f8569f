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
    parent: 'fear',
    psalms: ['94:19', '55:22'],
  },
  'fear-future': {
    definition: 'The writer is afraid of the future.',
    manner: 'sorrow',
    parent: 'fear',
    psalms: ['31:14-15', '119:105'],
  },
  'fear-relative': {
    definition: 'The writer is afraid that something happens to somebody near.',
    manner: 'sorrow',
    parent: 'fear',
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
    parent: 'guilt',
    psalms: ['51:17', '141:3'],
  },
  'cannot-forgive': {
    definition: 'The writer cannot forgive somebody and wishes to.',
    manner: 'growth',
    psalms: ['103:8', '37:7-8'],
  },
  'past-mistake': {
    definition: 'A mistake of the past does not leave the writer in peace.',
    manner: 'sorrow',
    parent: 'guilt',
    psalms: ['32:5', '130:3-4'],
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
    parent: 'addiction',
    psalms: ['40:1-2', '145:14'],
  },
  'addiction-relative': {
    definition: 'Somebody near to the writer drinks, takes drugs or gambles.',
    manner: 'sorrow',
    parent: 'addiction',
    psalms: ['40:1-2', '69:1-3'],
  },
  'screen-habit': {
    definition: 'The writer cannot stop with phone, games, social media or pornography.',
    manner: 'growth',
    psalms: ['119:37', '40:1-2'],
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
    parent: 'doubt',
    psalms: ['13:1-2', '22:1-2'],
  },
  'closer-god': {
    definition: 'The writer wishes to be closer to God or to pray more.',
    manner: 'growth',
    psalms: ['63:1', '5:3'],
  },
  vocation: {
    definition: 'The writer asks for their calling or the sense of their life.',
    manner: 'decision',
    psalms: ['119:105', '25:4-5'],
  },
  'angry-god': {
    definition: 'The writer is angry with God or asks why.',
    manner: 'sorrow',
    parent: 'doubt',
    psalms: ['13:1-2', '44:23-24'],
  },
  'return-faith': {
    definition: 'The writer was far from God or church and wishes to return or begin.',
    manner: 'growth',
    psalms: ['51:17', '116:7'],
  },
  temptation: {
    definition: 'The writer struggles with a temptation or a sin that returns.',
    manner: 'growth',
    psalms: ['51:10', '119:133'],
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
    parent: 'decision',
    psalms: ['37:5-6', '25:4-5'],
  },
  'decision-move': {
    definition: 'The writer wonders whether to move to another town or country.',
    manner: 'decision',
    parent: 'decision',
    psalms: ['139:9-10', '143:8'],
  },
  'decision-love': {
    definition: 'The writer wonders whether to marry, stay or separate.',
    manner: 'decision',
    parent: 'decision',
    psalms: ['25:4-5', '143:8'],
  },
  'decision-study': {
    definition: 'The writer wonders what to study or whether to go on studying.',
    manner: 'decision',
    parent: 'decision',
    psalms: ['32:8', '119:105'],
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
    parent: 'growth',
    psalms: ['37:7', '131:2'],
  },
  'self-worth': {
    definition: 'The writer feels worthless, ugly, less than others.',
    manner: 'sorrow',
    psalms: ['139:13-14', '8:3-4'],
  },
  stuck: {
    definition: 'The writer feels stuck, discouraged, that nothing succeeds.',
    manner: 'sorrow',
    psalms: ['42:5', '40:1-2'],
  },
  anger: {
    definition: 'The writer gets angry easily and wishes to be calmer.',
    manner: 'growth',
    parent: 'growth',
    psalms: ['4:4', '37:7-8'],
  },
  envy: {
    definition: 'The writer is envious or compares with others.',
    manner: 'growth',
    parent: 'growth',
    psalms: ['73:2-3', '16:6'],
  },
  discipline: {
    definition: 'The writer wants discipline, good habits, to stop putting things off.',
    manner: 'growth',
    parent: 'growth',
    psalms: ['90:12', '119:32'],
  },
} as const satisfies ThemePlan;
