import { seededRandom } from './noise.ts';
import { at, emptyPlate, HEIGHT, type Plate, type Rgb, WIDTH } from './plate.ts';
import type { Scene } from './scenes/scene.ts';

interface Wave {
  /** Radians per unit of the water plane, across and away from the viewer. */
  readonly across: number;
  readonly away: number;
  readonly steepness: number;
  /** Radians per second, from the dispersion relation of deep water. */
  readonly speed: number;
  readonly phase: number;
}

/** The displacement of the reflection in pixels for a slope of 1. */
const BEND = 420;
/** A bell curve over nine samples, so that a small bright light becomes a streak instead of copies. */
const TAPS = Array.from({ length: 9 }, (_, index) => {
  const offset = (index - 4) * 0.5;
  return { offset, weight: Math.exp(-0.5 * offset ** 2) / 4.89 };
});
const PREBLUR = 9;

/** Waves towards the viewer, of few components, so that the water is calm and compresses well. */
export function makeWaves(chop: number, seed: number): Wave[] {
  const random = seededRandom(seed);
  return Array.from({ length: 9 }, (_, index) => {
    const length = 0.62 * 0.66 ** index;
    const turn = (random() - 0.5) * 1.5;
    const number = (2 * Math.PI) / length;
    return {
      across: number * Math.sin(turn),
      away: number * Math.cos(turn),
      steepness: chop * 0.05 * (index < 2 ? 0.6 : 1) * 0.93 ** index,
      speed: Math.sqrt(number * 0.22),
      phase: random() * Math.PI * 2,
    };
  });
}

/** The factor that dims a sample so that its brightest channel is near 1, which keeps its hue. */
function dimming(sky: Plate, pixel: number): number {
  const index = pixel * 3;
  const brightest = Math.max(at(sky.data, index), at(sky.data, index + 1), at(sky.data, index + 2));
  return brightest <= 1 ? 1 : (1 + (brightest - 1) * 0.3) / brightest;
}

/**
 * The sky for reflections in moving water: the sun is dimmed to gold, so that the waterline stays visible under it, and
 * columns are blurred vertically (running mean).
 */
function makeMirror(sky: Plate, mirror: Plate): void {
  const { width, height } = sky;
  const dims = Float32Array.from({ length: width * height }, (_, pixel) => dimming(sky, pixel));
  for (let column = 0; column < width * 3; column += 1) {
    const x = Math.floor(column / 3);
    const sample = (y: number) => {
      const row = Math.min(height - 1, Math.max(0, y));
      return at(sky.data, row * width * 3 + column) * at(dims, row * width + x);
    };
    let sum = 0;
    for (let y = -PREBLUR; y < PREBLUR; y += 1) sum += sample(y);
    for (let y = 0; y < height; y += 1) {
      sum += sample(y + PREBLUR);
      mirror.data[y * width * 3 + column] = sum / (2 * PREBLUR + 1);
      sum -= sample(y - PREBLUR);
    }
  }
}

function sampleSky(sky: Plate, x: number, y: number, weight: number, into: Float32Array): void {
  const column = Math.min(sky.width - 2, Math.max(0, x));
  const row = Math.min(sky.height - 2, Math.max(0, y));
  const left = Math.floor(column);
  const top = Math.floor(row);
  const right = column - left;
  const down = row - top;
  const index = (top * sky.width + left) * 3;
  const below = index + sky.width * 3;
  for (let channel = 0; channel < 3; channel += 1) {
    const upper = at(sky.data, index + channel) * (1 - right) + at(sky.data, index + 3 + channel) * right;
    const lower = at(sky.data, below + channel) * (1 - right) + at(sky.data, below + 3 + channel) * right;
    into[channel] = at(into, channel) + weight * (upper * (1 - down) + lower * down);
  }
}

function blend(far: Rgb, near: Rgb, share: number, channel: number): number {
  return (far[channel] ?? 0) * (1 - share) + (near[channel] ?? 0) * share;
}

/**
 * Paints the water below the waterline of `frame` as a mirror of `sky`, distorted by the waves at that time. Waves smaller
 * than a pixel are not drawn but blur the reflection; otherwise distant water would flicker and compress badly.
 */
export function paintWater(
  scene: Scene,
  waves: readonly Wave[],
  sky: Plate,
  frame: Plate,
  seconds: number,
): void {
  const mirror = emptyPlate(sky.width, sky.height);
  makeMirror(sky, mirror);
  const depth = HEIGHT - scene.horizon;
  const seen = new Float32Array(3);
  for (let y = scene.horizon; y < HEIGHT; y += 1) {
    const below = y - scene.horizon + 0.5;
    const away = depth / below;
    const footprint = away / below;
    const visible = waves.map(({ away: k }) => Math.exp(-0.5 * (k * footprint * 0.9) ** 2));
    const lost = waves.reduce(
      (sum, wave, index) => sum + 0.5 * wave.steepness ** 2 * (1 - (visible[index] ?? 0) ** 2),
      0,
    );
    const blur = BEND * Math.sqrt(lost) * 0.8 + 0.6;
    const share = below / depth;
    const gloss = 0.96 + (scene.water.gloss - 0.96) * share ** 0.8;
    for (let x = 0; x < WIDTH; x += 1) {
      const across = ((x - WIDTH / 2) / WIDTH) * away;
      let slopeAcross = 0;
      let slopeAway = 0;
      for (let index = 0; index < waves.length; index += 1) {
        const wave = waves[index];
        if (wave === undefined) continue;
        const turn = wave.across * across + wave.away * away + wave.speed * seconds + wave.phase;
        const slope = wave.steepness * (visible[index] ?? 0) * Math.cos(turn);
        slopeAway += slope;
        slopeAcross += slope * wave.across * 0.02;
      }
      const mirrored = scene.horizon - below - slopeAway * BEND;
      seen.fill(0);
      for (const { offset, weight } of TAPS) {
        const row = mirrored + offset * blur;
        const folded = row > scene.horizon ? 2 * scene.horizon - row : row;
        sampleSky(mirror, x + slopeAcross * BEND * 0.4, folded, weight, seen);
      }
      const reflected = Math.min(1, Math.max(0.1, gloss - slopeAway * 1.4));
      for (let channel = 0; channel < 3; channel += 1) {
        const own = blend(scene.water.far, scene.water.near, share ** 0.6, channel);
        frame.data[(y * WIDTH + x) * 3 + channel] = own + (at(seen, channel) * 0.94 - own) * reflected;
      }
    }
  }
}
