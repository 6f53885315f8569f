import type { Readable } from 'node:stream';
import type { Language } from '@selah/shared/contracts/languages';
import type { CompanionStores } from './companions.ts';
import type { Container } from './container.ts';
import type { MediaStore } from './media-store.ts';
import type { FilmMeasures } from './renditions.ts';
import type { NewVideo, PlayableVideo, Video } from './video.ts';

/** Reads the records. Returned records are plain copies: a change has no effect until it is saved. */
export interface VideoFinder {
  find(id: number): Promise<Video | undefined>;
  /** The videos with these ids, ordered by id. */
  findMany(ids: readonly number[]): Promise<readonly Video[]>;
  /** The video of this file, also if the file is being replaced or adopted. */
  findByFilename(filename: string): Promise<Video | undefined>;
  /** The names for which `findByFilename` finds a video. */
  filenamesInUse(filenames: readonly string[]): Promise<ReadonlySet<string>>;
  /** The newest video whose file had this name before processing renamed it. */
  findByFormerName(filename: string): Promise<Video | undefined>;
  /** The video created from this resumable upload. */
  findByUpload(uploadId: string): Promise<Video | undefined>;
  /** The videos created from one of these files, by the SHA-256 of the uploaded bytes, ordered by id. */
  findBySha256(hashes: readonly string[]): Promise<readonly Video[]>;
  /**
   * Ordered by id; of all languages if none is given. With `most`, only that many of the newest; with `before`, only those with
   * a lower id.
   */
  list(
    language?: Language,
    page?: { readonly most?: number | undefined; readonly before?: number | undefined },
  ): Promise<readonly Video[]>;
  /** The playable videos of a language, in playable form, in any order. */
  listPlayable(language: Language): Promise<readonly PlayableVideo[]>;
  /** Ids of the pending videos, of those being processed, and of films that await their poster, the oldest first. */
  pendingIds(): Promise<readonly number[]>;
  /** The ready video with the lowest id whose smaller versions are waiting, or, with `isOld`, were never considered. */
  nextForRenditions(kind: { readonly isOld: boolean }): Promise<Video | undefined>;
}

/** The records. */
export interface VideoRepository extends VideoFinder {
  /** Gives the video its id. @throws AppError `filename_taken` */
  insert(video: NewVideo): Promise<Video>;
  /** Saves a video; false if it was changed or removed since it was read. @throws AppError `filename_taken` */
  save(video: Video): Promise<boolean>;
  /** Restores a removed video under its id; false if the id is in use. @throws AppError `filename_taken` */
  restore(video: Video): Promise<boolean>;
  /** Restores removed videos in one write; returns those whose id and file were not in use. */
  restoreMany(videos: readonly Video[]): Promise<readonly Video[]>;
  /** Returns whether it existed. */
  remove(id: number): Promise<boolean>;
  /** Removes the videos that have not changed since they were read, in one write; returns their number. */
  removeMany(videos: readonly Video[]): Promise<number>;
}

/**
 * The stores of files. Each is flat, with names made by the server. If all media are in a bucket, `local`, `cloud` and
 * `renditions` are one store, and nothing has to be copied.
 */
export interface MediaTiers {
  /** Uploads until they are processed. */
  readonly incoming: MediaStore;
  /** Playable files. */
  readonly local: MediaStore;
  /** Playable files in the cloud ("Firebase" on screen and in the API). */
  readonly cloud: MediaStore;
  /** Posters and captions, one store per kind. */
  readonly companions: CompanionStores;
  /** Smaller versions of films. */
  readonly renditions: MediaStore;
}

/** Publishes changes to other services and processes. An event bus that is down causes no error: the records decide. */
export interface VideoAnnouncer {
  uploaded(videoId: number): Promise<void>;
  /**
   * Changes records and announces the affected languages, later if the process crashes in between or the bus is down. Rejects
   * if the change does.
   */
  change<Result>(
    make: () => Promise<Result>,
    touched: (result: Result) => readonly Language[],
  ): Promise<Result>;
  /** Announces the changes that may not have been announced, of this process or of a crashed one. */
  announceMissed(): Promise<void>;
}

/** Notes of changes in progress, readable for other processes. */
export interface ChangeNotes {
  /** Adds a note of a change that ends by this time (milliseconds since 1970); returns its id. */
  add(overAt: number): Promise<string>;
  /** Marks the change as ended. */
  markOver(id: string): Promise<void>;
  /** Ids of all notes, and of those whose change has ended. */
  read(now: number): Promise<{ readonly all: readonly string[]; readonly over: readonly string[] }>;
  remove(ids: readonly string[]): Promise<void>;
}

export interface ProcessedMedia {
  readonly path: string;
  /** The container, recognised by the bytes. */
  readonly container: Container;
  readonly durationSeconds?: number;
  /** The path of its captions (WebVTT). Absent if there are none or they could not be made. */
  readonly captionsPath?: string;
}

/** Converts uploads to a format that every browser plays. */
export interface MediaProcessor {
  /**
   * The extension of the result for a file of the container.
   * @throws UnplayableFileError if such files cannot be made playable here
   */
  extensionFor(container: Container): string;
  /**
   * Works in `folder`, which the caller removes. An abort ends the tools.
   * @throws UnplayableFileError
   */
  process(
    source: {
      readonly path: string;
      readonly container: Container;
      /** In which visitors watch it: of several tracks the one in this language is kept. */
      readonly language?: Language | undefined;
    },
    folder: string,
    signal: AbortSignal,
  ): Promise<ProcessedMedia>;
  /**
   * Makes a poster (WebP) of a playable film in `folder` and returns its path; undefined if the film has no picture for it. Absent
   * if posters cannot be made here.
   */
  makePoster?(
    film: { readonly path: string },
    folder: string,
    signal: AbortSignal,
  ): Promise<string | undefined>;
}

/** The smaller versions of a film, before they are stored. */
export interface MadeRenditions {
  readonly film: FilmMeasures;
  readonly files: readonly { readonly height: number; readonly path: string; readonly sizeBytes: number }[];
}

/** Makes the smaller versions of films, at low priority. */
export interface RenditionMaker {
  /**
   * Works in `folder`, which the caller removes. `onProgress` gets the share that is done, from 0 to 1. An abort ends the tools.
   * @throws UnplayableFileError
   */
  make(
    source: { readonly path: string; readonly container: Container },
    folder: string,
    run: { readonly signal: AbortSignal; readonly onProgress?: (share: number) => void },
  ): Promise<MadeRenditions>;
}

/** The SHA-256 of a file, in hexadecimal digits. */
export type HashFile = (path: string) => Promise<string>;

/** Recognises a file by its bytes, regardless of its name. @throws UnplayableFileError if it is not one of our containers */
export type RecogniseContainer = (path: string) => Promise<Container>;

export interface TemporaryFolder {
  readonly path: string;
  /** Writes a file of this name and returns its path. Rejects if the content breaks off. */
  write(name: string, content: Readable): Promise<string>;
}

/** Temporary space on disk. */
export interface TemporaryFolders {
  /** Creates a folder for `work` and removes it afterwards, also after a failure. */
  use<T>(work: (folder: TemporaryFolder) => Promise<T>): Promise<T>;
  /** Deletes folders that crashed processes left and that were last changed before this time. */
  clear(before: Date): Promise<void>;
}
