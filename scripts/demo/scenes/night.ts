import { hex } from '../plate.ts';
import type { Scene } from './scene.ts';

/** Psalm 34, near to the broken-hearted: night, stars, and one warm lamp across the water. */
export const night: Scene = {
  horizon: 640,
  sky: [
    [0, hex('#050a1f')],
    [0.45, hex('#0a1634')],
    [0.75, hex('#12264a')],
    [0.92, hex('#1d3d5e')],
    [1, hex('#2f5a70')],
  ],
  light: {
    x: 520,
    above: 9,
    radius: 0,
    core: [0, 0, 0],
    glows: [
      { across: 3.6, up: 3.6, strength: 16, colour: hex('#ffc978') },
      { across: 16, up: 16, strength: 1, colour: hex('#ffcf8a') },
      { across: 60, up: 46, strength: 0.4, colour: hex('#ffb066') },
      { across: 230, up: 90, strength: 0.13, colour: hex('#e8955e') },
    ],
  },
  clouds: { seed: 41, strength: 0.06, colour: hex('#7fa0c8') },
  stars: 190,
  ridges: [
    {
      seed: 23,
      height: 58,
      relief: 40,
      grain: 3,
      crest: hex('#0c1c36'),
      foot: hex('#16324c'),
      lean: [0.35, 1.2],
    },
  ],
  water: { far: hex('#0f2c4a'), near: hex('#050f26'), chop: 0.8, gloss: 0.7 },
  chord: [82.41, 123.47, 164.81, 207.65, 246.94],
};
