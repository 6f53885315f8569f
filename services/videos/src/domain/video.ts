import type { Language } from '@selah/shared/contracts/languages';
import type { FailureCode } from '@selah/shared/contracts/videos/failures';
import type { ProcessingState } from '@selah/shared/contracts/videos/video';
import type { Companions } from './companions.ts';
import { addedCaptionsName } from './filenames.ts';

/** One file of a video with everything that is only true of that file. */
export interface VideoFile extends Companions {
  readonly filename: string;
  readonly durationSeconds?: number;
  /** Bytes of what is played, or of what waits to be processed. */
  readonly sizeBytes?: number;
  /** SHA-256 of the bytes that were uploaded, in hexadecimal digits: processing changes the file, not this. */
  readonly sha256?: string;
  /** SHA-256 of the bytes that are played. */
  readonly playedSha256?: string;
  /** Whoever recorded the file named it, and may give another file that name later. */
  readonly isNamedByHand?: boolean;
  /** Names that its links had before processing gave it one whose ending is true. */
  readonly formerNames?: readonly string[];
  /** The resumable upload that brought it, so that using one twice adds one video. */
  readonly uploadId?: string;
  /** Its name in the cloud tier, once a copy is there. */
  readonly storagePath?: string;
  /** Where it is played from when it was never uploaded here: http or https. */
  readonly storageUrl?: string;
}

/** What processing finds out and makes. */
export type MadeFromFile = Companions &
  Pick<VideoFile, 'filename' | 'durationSeconds' | 'sizeBytes' | 'playedSha256'>;

/** What is known of a file before it is processed. */
export type StoredFile = Pick<VideoFile, 'filename' | 'sizeBytes' | 'sha256' | 'uploadId' | 'isNamedByHand'>;

/** Which worker has a video, and until when (milliseconds since 1970) no other may take it. */
export interface Lease {
  readonly holder: string;
  readonly expiresAt: number;
}

/** A file without a record of which a video is being made. It belongs to the video until it is deleted. */
export interface AdoptedFile {
  readonly filename: string;
  readonly source: 'incoming' | 'local';
  /** Of the content that was taken: another file may get the name meanwhile. */
  readonly etag: string;
}

/** A video as this service keeps it (M-162). */
export interface Video extends VideoFile {
  readonly id: number;
  readonly title: string;
  readonly language: Language;
  readonly processing: ProcessingState;
  /** What keeps playing while a replacement is being processed. */
  readonly previous?: VideoFile;
  /** How often processing was begun for the current file. */
  readonly attempts: number;
  readonly lease?: Lease;
  /** What it is made of, until that file is taken over and deleted. */
  readonly adopting?: AdoptedFile;
  /** Why the file, or the one that was to replace it, cannot be played. */
  readonly failure?: FailureCode;
  /** How often somebody saved title, language or file. Unlike the revision, processing and captions do not raise it. */
  readonly edits?: number;
  readonly createdAt: Date;
  /** Raised by every save, so that two changes cannot overwrite each other unseen. */
  readonly revision: number;
}

/** What a video is before the repository gives it an id. */
export type NewVideo = Omit<Video, 'id' | 'revision'>;

interface Description {
  readonly title: string;
  readonly language: Language;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** A video whose file waits to be processed. */
export function pendingVideo({ title, language, now }: Description, file: StoredFile): NewVideo {
  return { title, language, ...file, processing: 'pending', attempts: 0, createdAt: new Date(now) };
}

/** A video whose file is about to be taken over; whoever holds the lease does that. */
export function adoptingVideo(
  description: Description,
  file: StoredFile,
  { adopting, lease }: { readonly adopting: AdoptedFile; readonly lease: Lease },
): NewVideo {
  return { ...pendingVideo(description, file), adopting, lease };
}

/** The video once the file that it was made of is deleted; undefined when another process is at it by now. */
export function adopted(video: Video, holder: string): Video | undefined {
  if (video.lease?.holder !== holder) return undefined;
  const { adopting: _, lease: __, ...rest } = video;
  return rest;
}

/** A video that is played from an address elsewhere (Q40): there is nothing here to process. */
export function linkedVideo(
  { title, language, now }: Description,
  file: { readonly filename: string; readonly storageUrl: string },
): NewVideo {
  return { title, language, ...file, processing: 'ready', attempts: 0, createdAt: new Date(now) };
}

/** What an answer to a visitor and a search for the file need of a video that can be played. */
export type PlayableVideo = VideoFile & Pick<Video, 'id' | 'title' | 'language' | 'processing'>;

/** A video as it is played, without what only its maintenance needs; undefined when it cannot be played. */
export function playableOf(video: Video): PlayableVideo | undefined {
  const played = asPlayed(video);
  if (!played) return undefined;
  const { id, title, language, processing } = played;
  return { id, title, language, processing, ...playedFileOf(played) };
}

/** The video as a visitor plays it: the ready file, or the one before while its replacement is being processed. */
export function asPlayed(video: Video): Video | undefined {
  if (video.processing === 'ready') return video;
  if (!video.previous) return undefined;
  return { ...withoutFile(video), ...video.previous, processing: 'ready' };
}

/** The video with a new file that waits to be processed. What could be played before can be played until then. */
export function withReplacement(video: Video, file: StoredFile): Video {
  const played = asPlayed(video);
  return {
    ...withoutFile(video),
    ...file,
    processing: 'pending',
    attempts: 0,
    ...(played && { previous: fileOf(played) }),
  };
}

/** The video once its file can be played, perhaps under another name: nothing before it is needed any more. */
export function markedReady(video: Video, made: MadeFromFile): Video {
  const { filename, sha256, uploadId, storagePath, storageUrl, captions, isNamedByHand } = video;
  const isRenamed = made.filename !== filename;
  const formerNames = [...(video.formerNames ?? []), ...(isRenamed ? [filename] : [])];
  const isAddedByHand = [filename, ...formerNames].some((name) => captions?.name === addedCaptionsName(name));
  return {
    ...withoutFile(video),
    ...(sha256 !== undefined && { sha256 }),
    ...(uploadId !== undefined && { uploadId }),
    // A copy in the cloud tier is one of the file of that name.
    ...(storagePath !== undefined && !isRenamed && { storagePath }),
    ...(storageUrl !== undefined && { storageUrl }),
    ...(isNamedByHand && !isRenamed && { isNamedByHand }),
    ...(formerNames.length > 0 && { formerNames }),
    ...made,
    ...(isAddedByHand && captions && { captions }),
    processing: 'ready',
  };
}

/** The video once its file proved unplayable: back to the file before, or failed when there is none. */
export function markedFailed(video: Video, failure: FailureCode): Video {
  const played = asPlayed(video);
  if (played) return { ...played, failure };
  return { ...withoutFile(video), ...fileOf(video), processing: 'failed', failure };
}

/** The video sent round once more, its file unchanged. */
export function markedPending(video: Video): Video {
  const { lease: _, failure: __, ...rest } = video;
  return { ...rest, processing: 'pending', attempts: 0 };
}

/** The video as one more change by a person leaves it. */
export function edited(video: Video): Video {
  return { ...video, edits: (video.edits ?? 0) + 1 };
}

/** The files that the change from one state to the next leaves without a use. */
export function filesLeftBehind(before: Video, after: Video): readonly VideoFile[] {
  const used = new Set([after, after.previous].flatMap((file) => (file ? namesOf(file) : [])));
  return filesOf(before).filter((file) => !used.has(file.filename));
}

function namesOf({ filename, formerNames = [] }: VideoFile): readonly string[] {
  return [filename, ...formerNames];
}

/** Languages whose set of playable videos a change may have touched. */
export function languagesTouched(before: Video | undefined, after: Video | undefined): readonly Language[] {
  const touched = [before, after].flatMap((video) => (video && asPlayed(video) ? [video.language] : []));
  return [...new Set(touched)];
}

/** Every file of a video: its own and, while that is processed, the one before. */
export function filesOf(video: Video): readonly VideoFile[] {
  return [fileOf(video), ...(video.previous ? [video.previous] : [])];
}

/** What playing the file needs. */
function playedFileOf(video: VideoFile): VideoFile {
  const { filename, durationSeconds, poster, captions, storagePath, storageUrl, isNamedByHand } = video;
  return {
    filename,
    ...(durationSeconds !== undefined && { durationSeconds }),
    ...(poster && { poster }),
    ...(captions && { captions }),
    ...(storagePath !== undefined && { storagePath }),
    ...(storageUrl !== undefined && { storageUrl }),
    ...(isNamedByHand && { isNamedByHand }),
  };
}

/** What belongs to the file alone. */
export function fileOf(video: VideoFile): VideoFile {
  const { sizeBytes, sha256, playedSha256, uploadId, formerNames } = video;
  return {
    ...playedFileOf(video),
    ...(sizeBytes !== undefined && { sizeBytes }),
    ...(sha256 !== undefined && { sha256 }),
    ...(playedSha256 !== undefined && { playedSha256 }),
    ...(uploadId !== undefined && { uploadId }),
    ...(formerNames && { formerNames }),
  };
}

/** The video without what is true only of its file or of the work on it. */
function withoutFile(
  video: Video,
): Omit<Video, keyof VideoFile | 'previous' | 'lease' | 'adopting' | 'failure'> {
  const { id, title, language, processing, attempts, edits, createdAt, revision } = video;
  const counted = edits === undefined ? {} : { edits };
  return { id, title, language, processing, attempts, ...counted, createdAt, revision };
}
