import type { ThemePlan } from './situation-plan.ts';

export const love = {
  heartbreak: {
    definition: 'A love of the writer hurts: separation, rejection, coldness; no more is said.',
    manner: 'sorrow',
    psalms: ['147:3', '62:8'],
  },
  breakup: {
    definition: "The writer's relationship ended, or the writer was left.",
    manner: 'sorrow',
    parent: 'heartbreak',
    psalms: ['34:18', '147:3'],
  },
  cheated: {
    definition: "The writer's partner was unfaithful.",
    manner: 'sorrow',
    parent: 'heartbreak',
    psalms: ['55:12-14', '62:8'],
  },
  'marriage-crisis': {
    definition: 'The writer and their partner fight, grow cold or do not talk.',
    manner: 'sorrow',
    parent: 'heartbreak',
    psalms: ['133:1', '141:3'],
  },
  single: {
    definition: 'The writer is single and wishes for somebody to share life with.',
    manner: 'sorrow',
    psalms: ['68:5-6', '37:4-5'],
  },
  wedding: {
    definition: 'The writer, or somebody near, is getting married or engaged; gladness.',
    manner: 'joy',
    parent: 'thanks',
    psalms: ['128:1-2', '100:4-5'],
  },
  divorce: {
    definition: 'The writer is divorcing or separating.',
    manner: 'sorrow',
    parent: 'heartbreak',
    psalms: ['147:3', '34:18'],
  },
  'ex-still-loved': {
    definition: 'The writer still loves or misses somebody from whom they are separated.',
    manner: 'sorrow',
    parent: 'heartbreak',
    psalms: ['147:3', '62:8'],
  },
  unrequited: {
    definition: 'The writer loves somebody who does not love them back or does not know.',
    manner: 'sorrow',
    psalms: ['62:8', '38:9'],
  },
  'long-distance': {
    definition: 'The writer is far away from the person they love, for work, study or a border.',
    manner: 'sorrow',
    psalms: ['139:9-10', '121:7-8'],
  },
} as const satisfies ThemePlan;

export const children = {
  child: {
    definition: 'The writer worries about a child of theirs; why is not said.',
    manner: 'sorrow',
    psalms: ['121:7-8', '127:3'],
  },
  teenager: {
    definition: 'An adolescent child is closed, rebellious or distant at home.',
    manner: 'sorrow',
    parent: 'child',
    psalms: ['103:13', '141:3'],
  },
  'child-silent': {
    definition: 'A grown child has no contact with the writer or does not call.',
    manner: 'sorrow',
    parent: 'child',
    psalms: ['27:10', '103:13'],
  },
  'child-wrong-path': {
    definition: 'A child has bad company, drugs, crime or lost their way.',
    manner: 'sorrow',
    parent: 'child',
    psalms: ['25:7', '40:1-2'],
  },
  'single-parent': {
    definition: 'The writer brings up children alone.',
    manner: 'sorrow',
    psalms: ['68:5-6', '121:7-8'],
  },
  'child-leaves': {
    definition: 'A child moves out or goes far away, and the writer finds it hard.',
    manner: 'sorrow',
    psalms: ['121:7-8', '127:3-4'],
  },
  'child-school': {
    definition: 'A child has trouble at school: bullying, marks, no friends.',
    manner: 'sorrow',
    parent: 'child',
    psalms: ['22:24', '27:10'],
  },
  'parent-guilt': {
    definition: 'The writer was impatient with a child or feels to be a bad mother or father.',
    manner: 'growth',
    psalms: ['103:13', '130:3-4'],
  },
} as const satisfies ThemePlan;

export const family = {
  family: {
    definition: "There is quarrel or coldness in the writer's family; with whom is not said.",
    manner: 'sorrow',
    psalms: ['133:1', '120:7'],
  },
  'quarrel-parents': {
    definition: 'The writer quarrels with a parent, or is not understood by them.',
    manner: 'sorrow',
    parent: 'family',
    psalms: ['27:10', '141:3'],
  },
  'quarrel-sibling': {
    definition: 'The writer quarrels with a brother or sister or does not speak with them.',
    manner: 'sorrow',
    parent: 'family',
    psalms: ['133:1', '120:7'],
  },
  'in-laws': {
    definition: 'The writer has trouble with in-laws.',
    manner: 'sorrow',
    parent: 'family',
    psalms: ['133:1', '141:3'],
  },
  'family-peace': {
    definition: 'The writer asks for peace or harmony at home, without naming a quarrel.',
    manner: 'request',
    parent: 'family',
    psalms: ['133:1', '122:8'],
  },
  'parents-separate': {
    definition: "The writer's parents fight or separate.",
    manner: 'sorrow',
    psalms: ['27:10', '57:1'],
  },
} as const satisfies ThemePlan;

export const others = {
  lonely: {
    definition: 'The writer is lonely, has nobody to talk to.',
    manner: 'sorrow',
    psalms: ['25:16', '139:9-10'],
  },
  homesick: {
    definition: 'The writer lives far from home or family and misses them.',
    manner: 'sorrow',
    psalms: ['137:1', '139:9-10'],
  },
  'friend-betrayed': {
    definition: 'A friend betrayed, lied to or disappointed the writer.',
    manner: 'sorrow',
    psalms: ['55:12-14', '41:9'],
  },
  'friend-worry': {
    definition: 'The writer worries about a friend who is not well.',
    manner: 'sorrow',
    psalms: ['35:13-14', '20:1-2'],
  },
  'friend-quarrel': {
    definition: 'The writer quarrelled with a friend or the friendship is breaking.',
    manner: 'sorrow',
    psalms: ['133:1', '34:14'],
  },
  'lonely-new-place': {
    definition: 'The writer is lonely in a new town, country, school or job.',
    manner: 'sorrow',
    parent: 'lonely',
    psalms: ['139:9-10', '25:16'],
  },
  'lonely-old': {
    definition: 'The writer is old and alone.',
    manner: 'sorrow',
    parent: 'lonely',
    psalms: ['71:18', '68:5-6'],
  },
  neighbours: {
    definition: 'The writer has trouble with neighbours.',
    manner: 'sorrow',
    psalms: ['120:7', '34:14'],
  },
} as const satisfies ThemePlan;
