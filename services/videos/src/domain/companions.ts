import type { MediaStore } from './media-store.ts';

/** Files that belong to a film: its poster and its captions. */
export const COMPANION_KINDS = ['poster', 'captions'] as const;

export type CompanionKind = (typeof COMPANION_KINDS)[number];

/** The extension per kind: one WebP poster, one WebVTT file per film. */
export const COMPANION_EXTENSIONS: Readonly<Record<CompanionKind, string>> = {
  poster: 'webp',
  captions: 'vtt',
};

/** A poster or captions file in its store. */
export interface Companion {
  readonly name: string;
  /** Validator of its bytes, without quotes. */
  readonly etag: string;
}

export type Companions = Readonly<Partial<Record<CompanionKind, Companion>>>;

export type CompanionStores = Readonly<Record<CompanionKind, MediaStore>>;
