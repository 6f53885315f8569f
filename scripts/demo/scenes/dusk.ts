import { hex } from '../plate.ts';
import type { Scene } from './scene.ts';

/** Psalm 121, unto the hills: dusk behind range after range. */
export const dusk: Scene = {
  horizon: 690,
  sky: [
    [0, hex('#141238')],
    [0.35, hex('#2a2458')],
    [0.6, hex('#573d76')],
    [0.78, hex('#a3607a')],
    [0.9, hex('#e3946c')],
    [1, hex('#f8c888')],
  ],
  light: {
    x: 470,
    above: 96,
    radius: 0,
    core: [0, 0, 0],
    glows: [
      { across: 120, up: 80, strength: 0.55, colour: hex('#ffd49a') },
      { across: 380, up: 120, strength: 0.22, colour: hex('#ff9c70') },
    ],
  },
  clouds: { seed: 73, strength: 0.16, colour: hex('#ffa98e') },
  stars: 26,
  ridges: [
    {
      seed: 3,
      height: 150,
      relief: 96,
      grain: 3,
      crest: hex('#7d5580'),
      foot: hex('#d98e78'),
      lean: [1.05, 0.7],
    },
    {
      seed: 12,
      height: 96,
      relief: 80,
      grain: 3,
      crest: hex('#463a6c'),
      foot: hex('#9a6680'),
      lean: [0.6, 1.25],
    },
    {
      seed: 27,
      height: 48,
      relief: 44,
      grain: 4,
      crest: hex('#1f2450'),
      foot: hex('#4c4370'),
      lean: [1.5, 0.5],
    },
  ],
  water: { far: hex('#4a3f72'), near: hex('#0e1538'), chop: 0.6, gloss: 0.66 },
  chord: [92.5, 138.59, 185, 233.08, 277.18],
};
