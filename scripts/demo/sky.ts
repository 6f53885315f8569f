import { fractalNoise, seededRandom } from './noise.ts';
import { at, emptyPlate, hex, mix, type Plate, type Rgb, smoothstep, WIDTH } from './plate.ts';
import type { Ridge, Scene } from './scenes/scene.ts';

interface Star {
  readonly x: number;
  readonly y: number;
  readonly brightness: number;
  readonly phase: number;
}

/** The parts of a sky that are the same in every frame; only `paintSky` depends on time. */
export interface SkyParts {
  readonly base: Plate;
  readonly glow: Plate;
  readonly land: Plate;
  /** The opacity of `land` over the sky, per pixel. */
  readonly landCover: Float32Array;
  /** Cloud density, one row wider than the frame so that it can drift. */
  readonly clouds: Float32Array;
  readonly cloudRow: number;
  readonly stars: readonly Star[];
}

const DRIFT = 40;
const STAR_COLOUR = hex('#e9eefc');

/** Colour per row; blurred once, so that the borders between colour stops are not visible. */
function gradient(scene: Scene): Rgb[] {
  const raw = Array.from({ length: scene.horizon }, (_, y) => {
    const position = y / (scene.horizon - 1);
    const next = scene.sky.findIndex(([stop]) => stop >= position);
    const [to, toColour] = scene.sky[Math.max(next, 1)] ?? [1, STAR_COLOUR];
    const [from, fromColour] = scene.sky[Math.max(next, 1) - 1] ?? [0, STAR_COLOUR];
    return mix(fromColour, toColour, (position - from) / (to - from));
  });
  const reach = 28;
  return raw.map((_, y) => {
    const near = raw.slice(Math.max(0, y - reach), y + reach + 1);
    const mean = (channel: 0 | 1 | 2) => near.reduce((sum, rgb) => sum + rgb[channel], 0) / near.length;
    return [mean(0), mean(1), mean(2)];
  });
}

function paintLight(scene: Scene, base: Plate, glow: Plate): void {
  const { light } = scene;
  const centre = scene.horizon - light.above;
  for (let y = 0; y < scene.horizon; y += 1) {
    for (let x = 0; x < WIDTH; x += 1) {
      const dx = x - light.x;
      const dy = y - centre;
      const disc =
        light.radius === 0 ? 0 : smoothstep(light.radius + 2, light.radius - 2, Math.hypot(dx, dy));
      const index = (y * WIDTH + x) * 3;
      for (let channel = 0; channel < 3; channel += 1) {
        base.data[index + channel] = at(base.data, index + channel) + disc * (light.core[channel] ?? 0);
        let sum = 0;
        for (const { across, up, strength, colour } of light.glows) {
          const distance = (dx / across) ** 2 + (dy / up) ** 2;
          sum += strength * (colour[channel] ?? 0) * Math.exp(-Math.sqrt(distance + 0.05) * 1.3);
        }
        glow.data[index + channel] = sum;
      }
    }
  }
}

/** The height of a range at `x`, in pixels above the waterline. */
function ridgeHeight(ridge: Ridge, x: number): number {
  const across = x / WIDTH;
  const lean = ridge.lean[0] + (ridge.lean[1] - ridge.lean[0]) * smoothstep(0, 1, across);
  const crest = fractalNoise(ridge.seed, across * ridge.grain, ridge.seed * 7.3, 5) - 0.5;
  return ridge.height * lean + ridge.relief * crest * Math.max(0.15, Math.min(1, lean + 0.3));
}

function paintLand(scene: Scene, land: Plate, cover: Float32Array): void {
  for (const ridge of scene.ridges) {
    for (let x = 0; x < WIDTH; x += 1) {
      const height = ridgeHeight(ridge, x);
      for (let y = Math.max(0, Math.floor(scene.horizon - height) - 1); y < scene.horizon; y += 1) {
        const above = scene.horizon - y;
        const covered = Math.min(1, Math.max(0, height - above + 0.5));
        const colour = mix(ridge.foot, ridge.crest, smoothstep(0, Math.max(ridge.height, height), above));
        const pixel = y * WIDTH + x;
        for (let channel = 0; channel < 3; channel += 1) {
          const below = at(land.data, pixel * 3 + channel);
          land.data[pixel * 3 + channel] = below + ((colour[channel] ?? 0) - below) * covered;
        }
        cover[pixel] = Math.max(at(cover, pixel), covered);
      }
    }
  }
}

function cloudDensity(scene: Scene, row: number): Float32Array {
  const density = new Float32Array(row * scene.horizon);
  for (let y = 0; y < scene.horizon; y += 1) {
    const height = 1 - y / scene.horizon;
    const band = smoothstep(0, 0.14, height) * smoothstep(0.75, 0.2, height);
    // Perspective: distant clouds are flatter, so rows get closer towards the waterline.
    const depth = 1.6 / (height + 0.12);
    for (let x = 0; x < row; x += 1) {
      const noise = fractalNoise(scene.clouds.seed, (x / WIDTH) * 2.4 + depth * 0.4, depth * 2.1, 4);
      density[y * row + x] = band * smoothstep(0.46, 0.78, noise);
    }
  }
  return density;
}

/** Stars are brightest at the top and right, since beside the text one could look like an accent. */
function scatterStars(scene: Scene): Star[] {
  const random = seededRandom(scene.clouds.seed * 1000 + 7);
  return Array.from({ length: scene.stars }, () => {
    const x = random() * WIDTH;
    const y = random() ** 1.3 * (scene.horizon - 90);
    const aside = Math.max(smoothstep(110, 60, y), smoothstep(WIDTH - 130, WIDTH - 50, x));
    const brightness = (0.3 + 1.3 * random() ** 3) * (0.22 + 0.78 * aside);
    return { x, y, brightness, phase: random() * Math.PI * 2 };
  });
}

export function prepareSky(scene: Scene): SkyParts {
  const base = emptyPlate(WIDTH, scene.horizon);
  const rows = gradient(scene);
  rows.forEach((rgb, y) => {
    for (let x = 0; x < WIDTH; x += 1) base.data.set(rgb, (y * WIDTH + x) * 3);
  });
  const glow = emptyPlate(WIDTH, scene.horizon);
  paintLight(scene, base, glow);
  const land = emptyPlate(WIDTH, scene.horizon);
  const landCover = new Float32Array(WIDTH * scene.horizon);
  paintLand(scene, land, landCover);
  const cloudRow = WIDTH + DRIFT + 1;
  return {
    base,
    glow,
    land,
    landCover,
    clouds: cloudDensity(scene, cloudRow),
    cloudRow,
    stars: scatterStars(scene),
  };
}

function addStars(sky: Plate, parts: SkyParts, seconds: number): void {
  for (const star of parts.stars) {
    const light = star.brightness * (0.8 + 0.2 * Math.sin(seconds * 1.7 + star.phase));
    const left = Math.floor(star.x) - 2;
    const top = Math.floor(star.y) - 2;
    for (let y = Math.max(0, top); y < top + 5; y += 1) {
      for (let x = Math.max(0, left); x < Math.min(WIDTH, left + 5); x += 1) {
        const spread = Math.exp(-((x - star.x) ** 2 + (y - star.y) ** 2) / 1.1);
        const pixel = y * WIDTH + x;
        const seen = light * spread * (1 - at(parts.landCover, pixel));
        for (let channel = 0; channel < 3; channel += 1) {
          sky.data[pixel * 3 + channel] =
            at(sky.data, pixel * 3 + channel) + seen * (STAR_COLOUR[channel] ?? 0);
        }
      }
    }
  }
}

/**
 * Paints the sky at `share` of the film (0 to 1): clouds move, the light gets brighter, stars twinkle.
 * @param seconds the same time in seconds, for the twinkling
 */
export function paintSky(scene: Scene, parts: SkyParts, sky: Plate, share: number, seconds: number): void {
  const swell = 0.92 + 0.16 * smoothstep(0, 1, share);
  const drift = share * DRIFT;
  const whole = Math.floor(drift);
  const part = drift - whole;
  for (let y = 0; y < scene.horizon; y += 1) {
    for (let x = 0; x < WIDTH; x += 1) {
      const pixel = y * WIDTH + x;
      const cloudAt = y * parts.cloudRow + x + whole;
      const cloud = at(parts.clouds, cloudAt) * (1 - part) + at(parts.clouds, cloudAt + 1) * part;
      const land = at(parts.landCover, pixel);
      for (let channel = 0; channel < 3; channel += 1) {
        const index = pixel * 3 + channel;
        const glow = at(parts.glow.data, index) * swell;
        const veil = cloud * scene.clouds.strength * (scene.clouds.colour[channel] ?? 0) * (0.35 + glow);
        const open = at(parts.base.data, index) + glow + veil;
        // Some of the glow is in the air in front of the hills.
        sky.data[index] = open + (at(parts.land.data, index) + glow * 0.28 - open) * land;
      }
    }
  }
  addStars(sky, parts, seconds);
}
