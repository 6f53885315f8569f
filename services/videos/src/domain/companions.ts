import type { MediaStore } from './media-store.ts';

/** What may go with a film: its still picture, and its captions. */
export const COMPANION_KINDS = ['poster', 'captions'] as const;

export type CompanionKind = (typeof COMPANION_KINDS)[number];

/** The ending of each kind's files: one WebP picture, one WebVTT text per film. */
export const COMPANION_EXTENSIONS: Readonly<Record<CompanionKind, string>> = {
  poster: 'webp',
  captions: 'vtt',
};

/** A small file that was made from a film, in the store of its kind. */
export interface Companion {
  readonly name: string;
  /** Validator of its bytes, without quotes. */
  readonly etag: string;
}

export type Companions = Readonly<Partial<Record<CompanionKind, Companion>>>;

export type CompanionStores = Readonly<Record<CompanionKind, MediaStore>>;
