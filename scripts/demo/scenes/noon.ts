import { hex } from '../plate.ts';
import type { Scene } from './scene.ts';

/** Psalm 46, refuge and strength: noon over a teal sea with a headland. */
export const noon: Scene = {
  horizon: 632,
  sky: [
    [0, hex('#07324e')],
    [0.4, hex('#0f5470')],
    [0.7, hex('#2d8291')],
    [0.9, hex('#8cc4bd')],
    [1, hex('#efe6c8')],
  ],
  light: {
    x: 430,
    above: 150,
    radius: 0,
    core: [0, 0, 0],
    glows: [
      { across: 190, up: 120, strength: 0.34, colour: hex('#fff3cf') },
      { across: 420, up: 90, strength: 0.22, colour: hex('#ffe6b0') },
    ],
  },
  clouds: { seed: 57, strength: 0.23, colour: hex('#fff6e2') },
  stars: 0,
  ridges: [
    {
      seed: 31,
      height: 40,
      relief: 22,
      grain: 4,
      crest: hex('#4d8f98'),
      foot: hex('#9cc7bd'),
      lean: [1.6, 0],
    },
    {
      seed: 8,
      height: 112,
      relief: 110,
      grain: 5,
      crest: hex('#123d50'),
      foot: hex('#2f6c77'),
      lean: [-0.9, 1.35],
    },
  ],
  water: { far: hex('#2f8390'), near: hex('#06304a'), chop: 1.15, gloss: 0.55 },
  chord: [130.81, 196, 261.63, 329.63, 392],
};
