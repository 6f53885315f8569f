import { smoothstep } from './plate.ts';

/** Repeatable random numbers in [0, 1): the same seed always paints the same picture (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

function latticeValue(seed: number, x: number, y: number): number {
  let hash = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(seed, 2246822519);
  hash = Math.imul(hash ^ (hash >>> 13), 1274126177);
  return ((hash ^ (hash >>> 16)) >>> 0) / 4294967296;
}

function valueNoise(seed: number, x: number, y: number): number {
  const column = Math.floor(x);
  const row = Math.floor(y);
  const across = smoothstep(0, 1, x - column);
  const down = smoothstep(0, 1, y - row);
  const upper = latticeValue(seed, column, row) * (1 - across) + latticeValue(seed, column + 1, row) * across;
  const lower =
    latticeValue(seed, column, row + 1) * (1 - across) + latticeValue(seed, column + 1, row + 1) * across;
  return upper * (1 - down) + lower * down;
}

/** Layered noise in about [0, 1]: each octave has twice the frequency and half the amplitude. */
export function fractalNoise(seed: number, x: number, y: number, octaves: number): number {
  let sum = 0;
  let weight = 0;
  for (let octave = 0; octave < octaves; octave += 1) {
    const scale = 2 ** octave;
    sum += valueNoise(seed + octave * 101, x * scale, y * scale) / scale;
    weight += 1 / scale;
  }
  return sum / weight;
}
