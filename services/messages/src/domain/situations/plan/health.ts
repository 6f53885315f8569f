import type { ThemePlan } from './situation-plan.ts';

export const illness = {
  illness: {
    definition: 'Illness is spoken of; whose it is cannot be told.',
    manner: 'sorrow',
    psalms: ['73:26', '121:1-2'],
  },
  'illness-self': {
    definition: 'The writer is ill.',
    manner: 'sorrow',
    parent: 'illness',
    psalms: ['41:3', '6:2-3'],
  },
  'illness-relative': {
    definition: 'Someone near to the writer is ill; the writer wishes them well.',
    manner: 'sorrow',
    parent: 'illness',
    psalms: ['41:3', '121:1-2'],
  },
  'results-self': {
    definition: 'The writer waits for the results of an examination of their own.',
    manner: 'sorrow',
    parent: 'illness-self',
    psalms: ['112:7', '27:14'],
  },
  'results-relative': {
    definition: 'The writer waits for the results of somebody near.',
    manner: 'sorrow',
    parent: 'illness-relative',
    psalms: ['130:5-6', '112:7'],
  },
  'surgery-self': {
    definition: 'The writer will have an operation.',
    manner: 'sorrow',
    parent: 'illness-self',
    psalms: ['31:14-15', '4:8'],
  },
  'surgery-relative': {
    definition: 'Somebody near will have an operation, or is having it.',
    manner: 'sorrow',
    parent: 'illness-relative',
    psalms: ['121:3-4', '31:14-15'],
  },
  'child-ill': {
    definition: 'A small child, baby or grandchild near to the writer is ill.',
    manner: 'sorrow',
    parent: 'illness-relative',
    psalms: ['121:7-8', '57:1'],
  },
  dementia: {
    definition: 'Somebody near has dementia and forgets, perhaps forgets the writer.',
    manner: 'sorrow',
    parent: 'illness-relative',
    psalms: ['71:9', '139:1-4'],
  },
  'chronic-pain': {
    definition: 'The writer lives with pain or a long illness that does not end.',
    manner: 'sorrow',
    parent: 'illness-self',
    psalms: ['38:9', '6:2-3'],
  },
  'depression-self': {
    definition: 'The writer has depression or a heavy sadness without a cause, and is not in danger.',
    manner: 'sorrow',
    psalms: ['42:5', '40:1-2'],
  },
  caregiver: {
    definition: 'The writer cares for an ill or old person and is worn out by it.',
    manner: 'sorrow',
    psalms: ['62:1', '116:7'],
  },
  'healed-thanks': {
    definition: 'The writer or somebody near got well, or the results are good; the writer is thankful.',
    manner: 'joy',
    parent: 'thanks',
    psalms: ['30:2', '103:2'],
  },
  'cancer-self': {
    definition: 'The writer has cancer or is in treatment for it.',
    manner: 'sorrow',
    parent: 'illness-self',
    psalms: ['41:3', '73:26'],
  },
  'cancer-relative': {
    definition: 'Somebody near has cancer or is in treatment for it.',
    manner: 'sorrow',
    parent: 'illness-relative',
    psalms: ['23:4', '41:3'],
  },
  'hospital-relative': {
    definition: 'Somebody near lies in hospital or intensive care.',
    manner: 'sorrow',
    parent: 'illness-relative',
    psalms: ['121:3-4', '41:3'],
  },
} as const satisfies ThemePlan;

export const body = {
  sleepless: { definition: 'The writer cannot sleep.', manner: 'sorrow', psalms: ['4:8', '63:6'] },
  weary: {
    definition: 'The writer is tired, has no strength left, and does not say why.',
    manner: 'sorrow',
    psalms: ['23:2-3', '119:28'],
  },
  'parent-exhausted': {
    definition: 'A mother or father is worn out by children and household.',
    manner: 'sorrow',
    psalms: ['68:19', '121:1-2'],
  },
  ageing: {
    definition: 'The writer is growing old and grieves or fears it.',
    manner: 'sorrow',
    psalms: ['71:9', '92:14'],
  },
  'fear-doctor': {
    definition: 'The writer is afraid of a doctor, dentist or an examination.',
    manner: 'sorrow',
    psalms: ['56:3', '16:8'],
  },
} as const satisfies ThemePlan;

export const expecting = {
  'pregnant-worry': {
    definition: 'The writer or somebody near is pregnant and afraid for the child or of the birth.',
    manner: 'sorrow',
    psalms: ['139:13-14', '121:7-8'],
  },
  'birth-child': {
    definition: 'A child of the writer was born; the writer is glad.',
    manner: 'joy',
    parent: 'thanks',
    psalms: ['127:3', '22:9-10'],
  },
  'birth-grandchild': {
    definition:
      'A grandchild, nephew, niece or another child near to the writer was born; the writer is glad.',
    manner: 'joy',
    parent: 'thanks',
    psalms: ['128:5-6', '145:4'],
  },
  'longing-child': {
    definition: 'The writer wishes for a child and does not become pregnant.',
    manner: 'sorrow',
    psalms: ['38:9', '13:1-2'],
  },
  'pregnant-joy': {
    definition: 'The writer, or somebody near, is expecting a child and is glad.',
    manner: 'joy',
    parent: 'thanks',
    psalms: ['139:13-14', '127:3'],
  },
} as const satisfies ThemePlan;
