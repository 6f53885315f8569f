import { hex } from '../plate.ts';
import type { Scene } from './scene.ts';

/** Psalm 23, still waters: a mirror lake between low hills in morning mist. */
export const stillWaters: Scene = {
  horizon: 640,
  sky: [
    [0, hex('#08262f')],
    [0.34, hex('#12404a')],
    [0.62, hex('#2d6a69')],
    [0.82, hex('#648f7f')],
    [0.94, hex('#cdc796')],
    [1, hex('#f2deaa')],
  ],
  light: {
    x: 548,
    above: 58,
    radius: 21,
    core: [1.3, 1.15, 0.8],
    glows: [
      { across: 80, up: 70, strength: 0.5, colour: hex('#fff0c4') },
      { across: 330, up: 120, strength: 0.17, colour: hex('#ffdf9c') },
    ],
  },
  clouds: { seed: 29, strength: 0.13, colour: hex('#f6e6b8') },
  stars: 0,
  ridges: [
    {
      seed: 5,
      height: 86,
      relief: 46,
      grain: 3,
      crest: hex('#5f8a80'),
      foot: hex('#c9c79c'),
      lean: [1.3, 0.3],
    },
    {
      seed: 17,
      height: 44,
      relief: 34,
      grain: 5,
      crest: hex('#2c5a58'),
      foot: hex('#86a08a'),
      lean: [0.25, 1.1],
    },
  ],
  water: { far: hex('#4a8078'), near: hex('#0a2f38'), chop: 0.34, gloss: 0.74 },
  chord: [98, 146.83, 196, 246.94, 293.66],
};
