import type { ThemePlan } from './situation-plan.ts';

export const grief = {
  grief: {
    definition: 'Someone dear to the writer has died; when and how is not said.',
    manner: 'sorrow',
    psalms: ['34:18', '56:8'],
  },
  'grief-recent': {
    definition: 'Someone dear died in the last days or weeks.',
    manner: 'sorrow',
    parent: 'grief',
    psalms: ['34:18', '31:9'],
  },
  'grief-funeral': {
    definition: 'The funeral or burial of someone dear is today or in the coming days.',
    manner: 'sorrow',
    parent: 'grief',
    psalms: ['23:4', '34:18'],
  },
  'grief-years': {
    definition: 'Someone dear died long ago, or it is the anniversary, and the writer still misses them.',
    manner: 'sorrow',
    parent: 'grief',
    psalms: ['42:3', '30:5'],
  },
  'grief-spouse': {
    definition: "The writer's husband, wife or life companion died.",
    manner: 'sorrow',
    parent: 'grief',
    psalms: ['68:5-6', '147:3'],
  },
  'grief-child': {
    definition: 'A child of the writer died.',
    manner: 'sorrow',
    parent: 'grief',
    psalms: ['56:8', '13:1-2'],
  },
  'grief-pregnancy': {
    definition: 'A pregnancy of the writer ended, or the baby was stillborn.',
    manner: 'sorrow',
    psalms: ['139:13-14', '34:18'],
  },
  'grief-pet': {
    definition: "The writer's animal died.",
    manner: 'sorrow',
    about: 'animal',
    psalms: ['145:9', '36:6'],
  },
  'grief-dying': {
    definition: 'Someone dear is dying or in palliative care.',
    manner: 'sorrow',
    psalms: ['23:4', '73:26'],
  },
  'grief-sudden': {
    definition: 'Someone dear died suddenly or in an accident.',
    manner: 'sorrow',
    parent: 'grief',
    psalms: ['46:1', '77:1-3'],
  },
  'grief-goodbye': {
    definition: 'Someone dear died and the writer could not say goodbye, or had quarrelled with them.',
    manner: 'sorrow',
    parent: 'grief',
    psalms: ['139:9-10', '130:1-2'],
  },
  'pet-ill': {
    definition: "The writer's animal is ill or was hurt.",
    manner: 'sorrow',
    about: 'animal',
    psalms: ['36:6', '145:9'],
  },
} as const satisfies ThemePlan;
