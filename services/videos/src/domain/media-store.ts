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

export interface PutOptions {
  readonly contentType: string;
  /** Nobody is going to write to the source any more: a store on the same disk may share its bytes instead of copying them. */
  readonly isFinal?: boolean;
  /** Told now and then how many bytes are there, by stores that are far away. */
  readonly onSent?: (sentBytes: number) => void;
}

/** The longest range that a store answers in one piece, in bytes. */
export const SMALL_READ_BYTES = 256 * 1024;

/** A range in one piece. Its bytes are lent: they are given back with `release`, and not used afterwards. */
export interface SmallRead {
  /** The version that the bytes are of. */
  readonly info: MediaInfo;
  readonly bytes: Buffer;
  release(): void;
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

/**
 * Stores files of any size: a folder, or an S3 bucket. Names are flat: one segment of up to 200 bytes without a leading
 * dot, slashes or control characters. Nothing ever stands under another name: reading says so, `put` throws a RangeError.
 * Calls reject with AppError `unavailable` when the store cannot be reached.
 */
export interface MediaStore {
  /** The tier's name on the wire (M-173). */
  readonly tier: 'local' | 'firebase';
  /**
   * Stores the file at `path` under `name`, replacing what was there in one step: a reader sees the old content or the
   * new, never a part. Resolves when it is durable and its size was checked against the source.
   */
  put(name: string, path: string, options: PutOptions): Promise<MediaInfo>;
  stat(name: string): Promise<MediaInfo | undefined>;
  /**
   * The content, or the part of it that `range` names; a range that ends behind the content is cut there. The stream
   * delivers one content from beginning to end, also when the name gets another meanwhile, or fails.
   * @throws MediaNotFoundError
   * @throws RangeError for a range that begins behind the content or makes no sense.
   */
  open(name: string, range?: ByteRange): Promise<Readable>;
  /**
   * The bytes of a range at once, where that is cheaper than a stream; undefined for a range longer than
   * `SMALL_READ_BYTES`. Absent where everything comes as a stream. Throws as `open` does.
   */
  read?(name: string, range: ByteRange): Promise<SmallRead | undefined>;
  /** Says whether something was there. */
  delete(name: string): Promise<boolean>;
  list(): AsyncIterable<MediaInfo>;
  /** Rejects when the store cannot be reached or written. */
  check(): Promise<void>;
}
