import { hex } from '../plate.ts';
import type { Scene } from './scene.ts';

/** Psalm 27, the light: a sun just risen over open sea. */
export const dawn: Scene = {
  horizon: 652,
  sky: [
    [0, hex('#0b1334')],
    [0.4, hex('#192252')],
    [0.66, hex('#34346c')],
    [0.84, hex('#74507a')],
    [0.95, hex('#cf8068')],
    [1, hex('#f4b878')],
  ],
  light: {
    x: 506,
    above: 6,
    radius: 34,
    core: [1.5, 1.2, 0.72],
    glows: [
      { across: 70, up: 62, strength: 0.75, colour: hex('#ffd9a0') },
      { across: 260, up: 90, strength: 0.32, colour: hex('#ffab6b') },
      { across: 420, up: 170, strength: 0.14, colour: hex('#e0708a') },
    ],
  },
  clouds: { seed: 11, strength: 0.2, colour: hex('#ffb48a') },
  stars: 0,
  ridges: [],
  water: { far: hex('#2a3f6e'), near: hex('#0a1c3c'), chop: 1, gloss: 0.62 },
  chord: [110, 164.81, 220, 277.18, 329.63],
};
