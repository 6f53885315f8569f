import type { Readable } from 'node:stream';
import type { Language } from '@selah/shared/contracts/languages';
import type { CompanionKind, CompanionStores } from './companions.ts';
import type { Container } from './container.ts';
import type { MediaStore } from './media-store.ts';
import type { NewVideo, PlayableVideo, Video } from './video.ts';

/** The records. What is read is a plain copy: changing it changes nothing until it is saved. */
export interface VideoRepository {
  /** Gives the video its id. @throws AppError `filename_taken` */
  insert(video: NewVideo): Promise<Video>;
  find(id: number): Promise<Video | undefined>;
  /** The video that plays this file, or did until its replacement is ready, or is being made of it. */
  findByFilename(filename: string): Promise<Video | undefined>;
  /** The newest video whose file had this name before processing gave it another. */
  findByFormerName(filename: string): Promise<Video | undefined>;
  /** The video whose file came with this resumable upload. */
  findByUpload(uploadId: string): Promise<Video | undefined>;
  /** The videos that were made of one of these files, by the SHA-256 of what was uploaded, in the order of their ids. */
  findBySha256(hashes: readonly string[]): Promise<readonly Video[]>;
  /** In the order of their ids; of all languages when none is given. With `most`, only the newest so many. */
  list(language?: Language, most?: number): Promise<readonly Video[]>;
  /** The videos that can be played in a language, as they are played, in no promised order. */
  listPlayable(language: Language): Promise<readonly PlayableVideo[]>;
  /** Ids of the videos that wait for processing or are at it, the oldest first. */
  pendingIds(): Promise<readonly number[]>;
  /** Stores a video as it is now; false when it was changed or removed since it was read. @throws AppError `filename_taken` */
  save(video: Video): Promise<boolean>;
  /** Brings a removed video back under its id; false when the id is in use. @throws AppError `filename_taken` */
  restore(video: Video): Promise<boolean>;
  /** Says whether it was there. */
  remove(id: number): Promise<boolean>;
}

/** Where the files are. Each tier is flat, with server-made names. */
export interface MediaTiers {
  /** As they were uploaded, until they are processed. */
  readonly incoming: MediaStore;
  /** Ready to play, on this machine. */
  readonly local: MediaStore;
  /** Ready to play, far away ("Firebase" on screen and wire). */
  readonly cloud: MediaStore;
  /** What goes with the films, each kind by itself. */
  readonly companions: CompanionStores;
}

/** Tells the other services, and the other processes of this one, what happened. A bus that is away fails nothing: the records decide. */
export interface VideoAnnouncer {
  uploaded(videoId: number): Promise<void>;
  /**
   * Makes a change of records and announces the languages that it touched, in their own good time also when this process dies
   * in between or the bus is away. Rejects as the change does.
   */
  change<Result>(
    make: () => Promise<Result>,
    touched: (result: Result) => readonly Language[],
  ): Promise<Result>;
  /** Announces the changes of which nobody knows whether they were announced, here or in a process that died. */
  announceMissed(): Promise<void>;
}

/** Notes that a change of records is under way, which whoever comes later can read. */
export interface ChangeNotes {
  /** Adds a note of a change that is over at this time (milliseconds since 1970) at the latest; answers its id. */
  add(overAt: number): Promise<string>;
  /** The change is over. */
  markOver(id: string): Promise<void>;
  /** Ids of all notes, and of those whose change is over. */
  read(now: number): Promise<{ readonly all: readonly string[]; readonly over: readonly string[] }>;
  remove(ids: readonly string[]): Promise<void>;
}

export interface ProcessedMedia {
  readonly path: string;
  /** What the file is by its bytes. */
  readonly container: Container;
  readonly durationSeconds?: number;
  /** Where what goes with it is: a WebP picture, WebVTT captions. Absent when there is none or it could not be made. */
  readonly companionPaths?: Readonly<Partial<Record<CompanionKind, string>>>;
}

/** Makes an upload playable everywhere. */
export interface MediaProcessor {
  /** The ending of what comes out for a file of the container. */
  extensionFor(container: Container): string;
  /**
   * Works in `folder`, which the caller removes. An abort kills what runs.
   * @throws UnplayableFileError
   */
  process(
    source: { readonly path: string; readonly container: Container },
    folder: string,
    signal: AbortSignal,
  ): Promise<ProcessedMedia>;
}

/** The SHA-256 of a file, in hexadecimal digits. */
export type HashFile = (path: string) => Promise<string>;

/** What a file is by its bytes, whatever its name. @throws UnplayableFileError for everything that is not one of our containers */
export type RecogniseContainer = (path: string) => Promise<Container>;

export interface TemporaryFolder {
  readonly path: string;
  /** Writes a file of the name and answers where it is. Rejects when the content breaks off. */
  write(name: string, content: Readable): Promise<string>;
}

/** Scratch space on disk. */
export interface TemporaryFolders {
  /** Gives `work` a folder of its own and removes it afterwards, however the work ended. */
  use<T>(work: (folder: TemporaryFolder) => Promise<T>): Promise<T>;
  /** Clears away what a killed process left, when it was last touched before the instant. */
  clear(before: Date): Promise<void>;
}
