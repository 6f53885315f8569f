/** Frame size in pixels: 4:5, which fills a phone in portrait orientation and leaves some of the page visible. */
export const WIDTH = 720;
export const HEIGHT = 900;

export type Rgb = readonly [red: number, green: number, blue: number];

/** A picture in floating point, three channels, 1 = white. Values above 1 are compressed by the tone curve. */
export interface Plate {
  readonly width: number;
  readonly height: number;
  readonly data: Float32Array;
}

export function emptyPlate(width: number, height: number): Plate {
  return { width, height, data: new Float32Array(width * height * 3) };
}

/** Reads an existing sample; with strict indexing, every sum would have to handle `undefined`. */
export function at(samples: Float32Array | Uint8Array, index: number): number {
  return samples[index] ?? 0;
}

export function clamp01(value: number): number {
  return Math.min(1, Math.max(0, value));
}

export function smoothstep(from: number, to: number, value: number): number {
  const t = clamp01((value - from) / (to - from));
  return t * t * (3 - 2 * t);
}

export function mix(from: Rgb, to: Rgb, share: number): Rgb {
  return [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share,
    from[2] + (to[2] - from[2]) * share,
  ];
}

/** `'#0b1a3c'` as fractions of white. */
export function hex(text: string): Rgb {
  const value = Number.parseInt(text.slice(1), 16);
  return [((value >> 16) & 255) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255];
}
