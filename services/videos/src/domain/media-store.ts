import type { Readable } from 'node:stream';

export interface MediaInfo {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  readonly modifiedAt: Date;
  /** Strong validator without quotes, different for different contents of a name. */
  readonly etag: string;
}

/** First and last byte, both inclusive, as in a Range header. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

export interface PutOptions {
  readonly contentType: string;
  /**
   * The source will not change any more: a store on the same disk may share its bytes instead of copying
   * them.
   */
  readonly isFinal?: boolean;
  /** Called with the number of bytes sent, by remote stores. */
  readonly onSent?: (sentBytes: number) => void;
}

/** Where browsers read a file themselves. */
export interface MediaAddress {
  readonly url: string;
  /**
   * Until when the store answers with this address (milliseconds since 1970). It can be read for at least an
   * hour longer.
   */
  readonly sameUntil: number;
}

/** The most bytes of one piece: a slow reader uses about this much memory. */
export const PIECE_BYTES = 256 * 1024;

/** A range of one version of a file, read piece by piece into the same buffer. */
export interface MediaPieces {
  /**
   * The next `PIECE_BYTES`, or what is left; undefined at the end. A piece must not be used after the next
   * call or `close`. Ask for one at a time.
   */
  next(): Promise<Buffer | undefined>;
  /** Must be called at the end, and may be called while a piece is read. */
  close(): void;
}

/** The file does not exist, or was removed while it was read. */
export class MediaNotFoundError extends Error {
  override readonly name = 'MediaNotFoundError';
  readonly mediaName: string;
  constructor(mediaName: string) {
    super(`no media named ${mediaName}`);
    this.mediaName = mediaName;
  }
}

/**
 * Stores files of any size: a folder, or an S3 bucket. Names are flat: one segment of up to 200 bytes without
 * a leading dot, slashes or control characters. For any other name, reading finds nothing and `put` throws a
 * RangeError. Calls reject with AppError `unavailable` if the store cannot be reached.
 */
export interface MediaStore {
  /** The tier's name in API answers (M-173). */
  readonly tier: 'local' | 'firebase';
  /**
   * Stores the file at `path` under `name` and replaces an existing one atomically: a reader gets the old
   * content or the new one, never a mixture. Resolves when it is durable and its size was compared with the
   * source.
   */
  put(name: string, path: string, options: PutOptions): Promise<MediaInfo>;
  stat(name: string): Promise<MediaInfo | undefined>;
  /**
   * The content, or the part named by `range`; a range that ends after the content is shortened. The stream
   * delivers one version completely, also if the name is replaced meanwhile, or fails.
   * @param etag only this version
   * @throws MediaNotFoundError also for another version than the one that was asked for.
   * @throws RangeError for a range that begins after the end or is invalid.
   */
  open(name: string, range?: ByteRange, etag?: string): Promise<Readable>;
  /**
   * The same for a reader that takes pieces, which costs less than a stream. Absent if the store only has
   * streams.
   */
  readPieces?(name: string, range: ByteRange, etag?: string): Promise<MediaPieces>;
  /**
   * The address of a file, which need not exist, with the `Cache-Control` of its answers. Absent if browsers
   * cannot read from the store.
   */
  addressOf?(name: string, cacheControl: string): Promise<MediaAddress>;
  /**
   * Gives the content the path as well, without copying it; false if it is elsewhere. Nobody may write to it.
   * Absent if the store is not on a disk.
   * @throws MediaNotFoundError
   */
  share?(name: string, path: string): Promise<boolean>;
  /** Returns whether the file existed. */
  delete(name: string): Promise<boolean>;
  /** The files whose names begin with this text. */
  list(beginning?: string): AsyncIterable<MediaInfo>;
  /** Rejects if the store cannot be reached or written. */
  check(): Promise<void>;
}
