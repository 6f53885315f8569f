import type { Lettering, Page } from './lettering.ts';
import { seededRandom } from './noise.ts';
import { at, clamp01, HEIGHT, hex, type Plate, smoothstep, WIDTH } from './plate.ts';

/** Length of a film in seconds, and its frames per second. */
export const SECONDS = 8;
export const FRAME_RATE = 24;

const TONES = { ivory: hex('#fdf6e6'), gold: hex('#f2d29a') } as const;
const SHADE = hex('#050a1c');

/** Seconds between the starts of two lines. */
function pace(lines: number): number {
  return Math.min(0.8, 3.7 / lines);
}

/** When a line begins to appear, in seconds. The first one begins before the film, so that no frame is empty. */
export function lineBegins(index: number, lines: number): number {
  return index * pace(lines) - 0.45;
}

/** The opacity of each part at a time, 0 to 1. */
export function fadesAt(seconds: number, lines: number): { heading: number; lines: number[]; pause: number } {
  const begun = (start: number, length: number) => clamp01((seconds - start) / length);
  return {
    heading: 1,
    lines: Array.from({ length: lines }, (_, index) => begun(lineBegins(index, lines), 1.15)),
    pause: begun(lines * pace(lines) + 0.9, 1.2),
  };
}

/** Fine noise that hides banding. It does not move, because moving noise is expensive to encode. */
export function makeGrain(): Float32Array {
  const random = seededRandom(1);
  return Float32Array.from({ length: WIDTH * HEIGHT }, () => (random() + random() - 1) / 255);
}

/** Compresses values above 0.78 towards white, so that the sun has a soft edge. */
function tone(value: number): number {
  return value < 0.78 ? value : 0.78 + 0.22 * (1 - Math.exp((0.78 - value) / 0.22));
}

/** Converts a floating-point picture to 8-bit RGB. */
export function develop(picture: Plate, grain: Float32Array): Uint8Array {
  const frame = new Uint8Array(picture.data.length);
  for (let index = 0; index < frame.length; index += 1) {
    const value = tone(at(picture.data, index)) + at(grain, Math.floor(index / 3));
    frame[index] = Math.round(clamp01(value) * 255);
  }
  return frame;
}

function stamp(frame: Uint8Array, lettering: Lettering, fade: number): void {
  if (fade <= 0) return;
  const colour = TONES[lettering.tone];
  const [from, to] = lettering.rows;
  // The left side appears a little earlier, because reading starts there.
  const columns = Float32Array.from({ length: WIDTH }, (_, x) =>
    smoothstep(0, 1, (fade * 1.6 - x / WIDTH) / 0.6),
  );
  for (let y = from; y < to; y += 1) {
    for (let x = 0; x < WIDTH; x += 1) {
      const pixel = y * WIDTH + x;
      const shade = (at(lettering.shade, pixel) / 255) * 0.58 * at(columns, x);
      const letters = (at(lettering.letters, pixel) / 255) * at(columns, x);
      if (shade === 0) continue;
      for (let channel = 0; channel < 3; channel += 1) {
        const index = pixel * 3 + channel;
        const shaded = at(frame, index) * (1 - shade) + (SHADE[channel] ?? 0) * 255 * shade;
        frame[index] = Math.round(shaded * (1 - letters) + (colour[channel] ?? 0) * 255 * letters);
      }
    }
  }
}

/** A copy of `picture` with the text as it is visible at that time. */
export function letterFrame(picture: Uint8Array, page: Page, seconds: number): Uint8Array {
  const frame = picture.slice();
  const fades = fadesAt(seconds, page.lines.length);
  stamp(frame, page.heading, fades.heading);
  page.lines.forEach((line, index) => {
    stamp(frame, line, fades.lines[index] ?? 0);
  });
  stamp(frame, page.pause, fades.pause);
  return frame;
}
