import type { Rgb } from '../plate.ts';

/** A range of hills: heights in pixels above the waterline, `grain` is the number of crests across the width. */
export interface Ridge {
  readonly seed: number;
  readonly height: number;
  readonly relief: number;
  readonly grain: number;
  readonly crest: Rgb;
  readonly foot: Rgb;
  /** Slopes the range: its height at the left and at the right edge, as shares of `height`. */
  readonly lean: readonly [left: number, right: number];
}

/** One glow around the light: widths are Gaussian radii in pixels, strength 1 doubles its colour. */
export interface Glow {
  readonly across: number;
  readonly up: number;
  readonly strength: number;
  readonly colour: Rgb;
}

export interface Scene {
  /** The waterline, in pixels from the top. */
  readonly horizon: number;
  /** Colours from the zenith (0) to the waterline (1). */
  readonly sky: readonly (readonly [position: number, colour: Rgb])[];
  /** The sun, or a lamp ashore: pixels from the left and above the waterline. Hills hide its disc only. */
  readonly light: {
    readonly x: number;
    readonly above: number;
    readonly radius: number;
    readonly core: Rgb;
    readonly glows: readonly Glow[];
  };
  readonly clouds: { readonly seed: number; readonly strength: number; readonly colour: Rgb };
  readonly stars: number;
  readonly ridges: readonly Ridge[];
  readonly water: {
    /** Colour of deep water, far away and at the viewer's feet. */
    readonly far: Rgb;
    readonly near: Rgb;
    /** Steepness of the waves; 0 is a mirror. */
    readonly chop: number;
    /** Share of the sky that the water reflects at the viewer's feet. */
    readonly gloss: number;
  };
  /** The quiet chord of the sound track, in hertz. */
  readonly chord: readonly number[];
}
