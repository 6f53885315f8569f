import type { ThemePlan } from './situation-plan.ts';

export const thanks = {
  thanks: {
    definition: 'The writer is thankful or glad; for what is not said.',
    manner: 'joy',
    psalms: ['103:2', '92:1'],
  },
  'thanks-family': {
    definition: 'The writer is thankful for family or for somebody.',
    manner: 'joy',
    parent: 'thanks',
    psalms: ['103:2', '128:3'],
  },
  birthday: { definition: "It is the writer's birthday.", manner: 'joy', psalms: ['139:13-14', '90:12'] },
  'thanks-prayer': {
    definition: "The writer's prayer was answered.",
    manner: 'joy',
    parent: 'thanks',
    psalms: ['116:1-2', '118:21'],
  },
  'thanks-day': {
    definition: 'The writer is thankful for an ordinary day, for life, for what there is.',
    manner: 'joy',
    parent: 'thanks',
    psalms: ['118:24', '104:24'],
  },
  'birthday-other': {
    definition: 'It is the birthday of somebody near.',
    manner: 'joy',
    psalms: ['20:4', '121:7-8'],
  },
} as const satisfies ThemePlan;

export const requests = {
  request: {
    definition: 'The writer asks for a word, a message or a blessing for today, without more.',
    manner: 'request',
    psalms: ['118:24', '145:18'],
  },
  'which-psalm': {
    definition: 'The writer asks which Psalm to read; for what is not said.',
    manner: 'request',
    psalms: ['23:1', '121:1-2'],
  },
  'which-psalm-fear': {
    definition: 'Asks which Psalm to read against fear or anxiety.',
    manner: 'request',
    parent: 'which-psalm',
    psalms: ['56:3', '27:1'],
  },
  'which-psalm-sleep': {
    definition: 'Asks which Psalm to read before sleep or at night.',
    manner: 'request',
    parent: 'which-psalm',
    psalms: ['4:8', '121:3-4'],
  },
  'how-to-pray': {
    definition: 'The writer asks how to pray or to begin with the Psalms.',
    manner: 'request',
    psalms: ['62:8', '5:3'],
  },
  'pray-for': {
    definition: 'The writer asks to pray for somebody near, without saying more.',
    manner: 'request',
    psalms: ['20:1-2', '121:7-8'],
  },
  'pray-for-me': {
    definition: 'The writer asks for prayer for themselves, without saying more.',
    manner: 'request',
    psalms: ['86:1', '145:18'],
  },
  'comfort-me': {
    definition: 'The writer chose: a word of comfort for themselves. Nothing else is known.',
    manner: 'request',
    psalms: ['62:8', '145:18'],
  },
  'comfort-other': {
    definition: 'The writer chose: a word of comfort because of somebody near. Nothing else is known.',
    manner: 'request',
    psalms: ['121:7-8', '55:22'],
  },
  bless: {
    definition: 'The writer asks for a blessing for themselves, a family, a house or a week.',
    manner: 'request',
    psalms: ['67:1', '121:7-8'],
  },
  'which-psalm-sick': {
    definition: 'Asks which Psalm to read for or with somebody who is ill.',
    manner: 'request',
    parent: 'which-psalm',
    psalms: ['41:3', '121:1-2'],
  },
  'which-psalm-protection': {
    definition: 'Asks which Psalm to read for protection, for the home or a journey.',
    manner: 'request',
    parent: 'which-psalm',
    psalms: ['121:7-8', '91:11'],
  },
  'morning-word': {
    definition: 'The writer asks for a prayer or a word for the morning or a new week.',
    manner: 'request',
    parent: 'request',
    psalms: ['5:3', '118:24'],
  },
  courage: {
    definition: 'The writer asks for strength or courage for something that is ahead.',
    manner: 'request',
    parent: 'request',
    psalms: ['27:14', '31:24'],
  },
  'which-psalm-thanks': {
    definition: 'Asks which Psalm to read to give thanks.',
    manner: 'request',
    parent: 'which-psalm',
    psalms: ['103:2', '100:4-5'],
  },
  'which-psalm-grief': {
    definition: 'Asks which Psalm to read at a funeral or in grief.',
    manner: 'request',
    parent: 'which-psalm',
    psalms: ['23:4', '90:1-2'],
  },
} as const satisfies ThemePlan;
