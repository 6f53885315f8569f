import type { Readable } from 'node:stream';

export interface MediaInfo {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  readonly modifiedAt: Date;
  /** Strong validator without quotes: two different contents of a name never share it. */
  readonly etag: string;
}

/** First and last byte, both included, as in a Range header. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** Nothing stands under this name, or it went away while it was read. */
export class MediaNotFoundError extends Error {
  override readonly name = 'MediaNotFoundError';
  readonly mediaName: string;
  constructor(mediaName: string) {
    super(`no media named ${mediaName}`);
    this.mediaName = mediaName;
  }
}

/** Where files of any size live: a folder, or an S3 bucket. Names are flat: one segment, no folders. */
export interface MediaStore {
  /** The tier's name on the wire (M-173). */
  readonly tier: 'local' | 'firebase';
  /**
   * Stores the file at `path` under `name`, replacing what was there in one step: a reader sees the old content or the
   * new, never a part. Resolves when it is durable and its size was checked against the source.
   */
  put(name: string, path: string, options: { readonly contentType: string }): Promise<MediaInfo>;
  stat(name: string): Promise<MediaInfo | undefined>;
  /** @throws MediaNotFoundError */
  open(name: string, range?: ByteRange): Promise<Readable>;
  /** Says whether something was there. */
  delete(name: string): Promise<boolean>;
  list(): AsyncIterable<MediaInfo>;
  /** Rejects when the store cannot be reached or written. */
  check(): Promise<void>;
}
