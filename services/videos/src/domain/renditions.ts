import type { FailureCode } from '@selah/shared/contracts/videos/failures';

/** Visitors never get a film with more bits per second than this, once a smaller version exists. */
export const PUBLIC_MAX_BITS_PER_SECOND = 2_500_000;

/** One of the versions made of a film. `height` is the shorter side at most; bit rates are limits, in bits per second. */
export interface Rung {
  readonly height: number;
  readonly videoBits: number;
  readonly audioBits: number;
}

/** The smallest first. */
export const RUNGS = [
  // 15 seconds are less than a megabyte.
  { height: 480, videoBits: 420_000, audioBits: 64_000 },
  { height: 720, videoBits: 2_200_000, audioBits: 128_000 },
] as const satisfies readonly Rung[];

/** A smaller version of a film is kept only if it has at most this share of the film's bytes. */
const WORTH_KEEPING = 0.9;

/** After this many crashes while a film's versions are made, they are not tried again. */
export const MAX_RENDITION_ATTEMPTS = 3;

/** A smaller version of a film, in its store. */
export interface Rendition {
  readonly height: number;
  readonly name: string;
  readonly etag: string;
  readonly sizeBytes: number;
}

/** The smaller versions of a film. Absent in the record of a film that was ready before there were any. */
export interface Renditions {
  readonly state: 'waiting' | 'done' | 'failed' | 'given_up';
  /** How often making them was started. */
  readonly attempts: number;
  /** The smallest first. */
  readonly files: readonly Rendition[];
  /** The film itself, if visitors may play it. `height` is its shorter side. */
  readonly film?: { readonly height: number; readonly sizeBytes: number };
  /** Milliseconds since 1970. */
  readonly madeAt?: number;
  readonly failure?: FailureCode;
}

export const WAITING_RENDITIONS: Renditions = { state: 'waiting', attempts: 0, files: [] };

/** What is known of a film before its versions are made. */
export interface FilmMeasures {
  /** The shorter side as displayed, in pixels. */
  readonly height: number;
  readonly sizeBytes: number;
  /** Absent if it is unknown. */
  readonly durationSeconds?: number | undefined;
  /** H.264 that needs no conversion, with AAC or no sound; any other film is replaced by its versions. */
  readonly playsEverywhere: boolean;
}

/** Whether visitors may play the film itself. */
export function isPublic({ playsEverywhere, ...film }: FilmMeasures): boolean {
  return playsEverywhere && bitsPerSecond(film) <= PUBLIC_MAX_BITS_PER_SECOND;
}

/** The versions that a film lacks: those that are smaller than it, in pixels or in bits per second. */
export function rungsFor(film: FilmMeasures): readonly Rung[] {
  return RUNGS.filter(
    (rung) => !film.playsEverywhere || film.height > rung.height || bitsPerSecond(film) > bitsOf(rung),
  );
}

/** Whether a version is worth its place on the disk: much smaller than the film, or the film is not for visitors. */
export function isWorthKeeping(rendition: { readonly sizeBytes: number }, film: FilmMeasures): boolean {
  return !isPublic(film) || rendition.sizeBytes <= film.sizeBytes * WORTH_KEEPING;
}

/** The bytes that the versions of a film will need at most; an estimate without decoding it. */
export function estimatedBytes(film: {
  readonly sizeBytes?: number | undefined;
  readonly durationSeconds?: number | undefined;
}): number {
  const { durationSeconds, sizeBytes = 0 } = film;
  if (durationSeconds === undefined) return sizeBytes;
  const needed = RUNGS.filter((rung) => (sizeBytes * 8) / durationSeconds > bitsOf(rung));
  return needed.reduce((sum, rung) => sum + Math.round((bitsOf(rung) / 8) * durationSeconds), 0);
}

/** The version that visitors get instead of a film which is not for them; undefined if they get the film. */
export function replacementOf(renditions: Renditions | undefined): Rendition | undefined {
  return renditions?.film ? undefined : renditions?.files.at(-1);
}

function bitsOf({ videoBits, audioBits }: Rung): number {
  return videoBits + audioBits;
}

function bitsPerSecond({
  sizeBytes,
  durationSeconds,
}: Pick<FilmMeasures, 'sizeBytes' | 'durationSeconds'>): number {
  return durationSeconds === undefined ? Number.POSITIVE_INFINITY : (sizeBytes * 8) / durationSeconds;
}
