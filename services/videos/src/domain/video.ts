import type { Language } from '@selah/shared/contracts/languages';
import type { FailureCode } from '@selah/shared/contracts/videos/failures';
import type { ProcessingState } from '@selah/shared/contracts/videos/video';
import type { Companion, Companions } from './companions.ts';
import { addedCaptionsOf, fixedAddedCaptionsName } from './filenames.ts';
import type { Lease } from './lease.ts';
import type { Renditions } from './renditions.ts';

/** A file of a video with everything that is specific to it. */
export interface VideoFile extends Companions {
  readonly filename: string;
  readonly durationSeconds?: number;
  /** Bytes of the playable file, or of the upload until it is processed. */
  readonly sizeBytes?: number;
  /** SHA-256 of the uploaded bytes, hexadecimal; processing changes the file, but not this. */
  readonly sha256?: string;
  /** SHA-256 of the playable file. */
  readonly playedSha256?: string;
  /** The name was chosen by a person, who may later give it to another file. */
  readonly isNamedByHand?: boolean;
  /** Earlier names in links, from before processing gave the file a matching extension. */
  readonly formerNames?: readonly string[];
  /** The resumable upload of the file, so that a repeated request adds one video. */
  readonly uploadId?: string;
  /** It is played without a new poster until the worker has made one. */
  readonly awaitsPoster?: boolean;
  /** Smaller versions for slow connections. */
  readonly renditions?: Renditions;
  /** Its name in the cloud tier, after it was copied there. */
  readonly storagePath?: string;
  /** The http(s) address from which it is played, if it was never uploaded here. */
  readonly storageUrl?: string;
}

/** The results of processing. */
export type MadeFromFile = Companions &
  Pick<
    VideoFile,
    | 'filename'
    | 'durationSeconds'
    | 'sizeBytes'
    | 'playedSha256'
    | 'awaitsPoster'
    | 'renditions'
    | 'storagePath'
  >;

/** The fields known before processing. */
export type StoredFile = Pick<VideoFile, 'filename' | 'sizeBytes' | 'sha256' | 'uploadId' | 'isNamedByHand'>;

/** A file without a record from which a video is being created. It belongs to the video until it is deleted. */
export interface AdoptedFile {
  readonly filename: string;
  readonly source: 'incoming' | 'local';
  /** Validator of the copied content: another file may get the name meanwhile. */
  readonly etag: string;
}

/** A video as stored by this service (M-162). */
export interface Video extends VideoFile {
  readonly id: number;
  readonly title: string;
  readonly language: Language;
  readonly processing: ProcessingState;
  /** The file that is played while a replacement is being processed. */
  readonly previous?: VideoFile;
  /** How often the work that the video needs now was started: processing its file, or making its poster. */
  readonly attempts: number;
  readonly lease?: Lease;
  /** The file from which it is created, until that file is deleted. */
  readonly adopting?: AdoptedFile;
  /** Why the file, or its replacement, cannot be played. */
  readonly failure?: FailureCode;
  /** How often title, language or file were saved by a person. Unlike the revision, it is not changed by processing and captions. */
  readonly edits?: number;
  readonly createdAt: Date;
  /** Incremented by every save, to detect concurrent changes. */
  readonly revision: number;
}

/** A video without an id, which the repository assigns. */
export type NewVideo = Omit<Video, 'id' | 'revision'>;

interface Description {
  readonly title: string;
  readonly language: Language;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** A video whose file must be processed. */
export function pendingVideo({ title, language, now }: Description, file: StoredFile): NewVideo {
  return { title, language, ...file, processing: 'pending', attempts: 0, createdAt: new Date(now) };
}

/** A video whose file is about to be adopted by the holder of the lease. */
export function adoptingVideo(
  description: Description,
  file: StoredFile,
  { adopting, lease }: { readonly adopting: AdoptedFile; readonly lease: Lease },
): NewVideo {
  return { ...pendingVideo(description, file), adopting, lease };
}

/** The video after the adopted file was deleted; undefined if another process has the lease. */
export function adopted(video: Video, holder: string): Video | undefined {
  if (video.lease?.holder !== holder) return undefined;
  const { adopting: _, lease: __, ...rest } = video;
  return rest;
}

/** A video played from an external address (Q40), which needs no processing. */
export function linkedVideo(
  { title, language, now }: Description,
  file: { readonly filename: string; readonly storageUrl: string },
): NewVideo {
  return { title, language, ...file, processing: 'ready', attempts: 0, createdAt: new Date(now) };
}

/** The fields of a playable video for visitors and for the search of its file. */
export type PlayableVideo = VideoFile & Pick<Video, 'id' | 'title' | 'language' | 'processing'>;

/** The playable form of a video, without fields for maintenance; undefined if it cannot be played. */
export function playableOf(video: Video): PlayableVideo | undefined {
  const played = asPlayable(video);
  if (!played) return undefined;
  const { id, title, language, processing } = played;
  return { id, title, language, processing, ...playedFileOf(played) };
}

/** The video as a visitor plays it: with the ready file, or the previous one while its replacement is processed. */
export function asPlayable(video: Video): Video | undefined {
  if (video.processing === 'ready') return video;
  if (!video.previous) return undefined;
  return { ...withoutFile(video), ...video.previous, processing: 'ready' };
}

/** The captions that the video has, or that its previous file has while the new one is processed. */
export function captionsOf(video: Video): Video['captions'] {
  return video.captions ?? asPlayable(video)?.captions;
}

/** The video with a new file to be processed. The previous playable file is played until then. */
export function withReplacement(video: Video, file: StoredFile): Video {
  const played = asPlayable(video);
  return {
    ...withoutFile(video),
    ...file,
    processing: 'pending',
    attempts: 0,
    ...(played && { previous: fileOf(played) }),
  };
}

/** The video after its file was processed, perhaps under another name; the previous file is not needed any more. */
export function markedReady(video: Video, made: MadeFromFile): Video {
  const { filename, sha256, uploadId, storagePath, storageUrl, captions, isNamedByHand } = video;
  const isRenamed = made.filename !== filename;
  const formerNames = [...(video.formerNames ?? []), ...(isRenamed ? [filename] : [])];
  const isAddedByHand =
    captions !== undefined &&
    (addedCaptionsOf(captions.name) !== undefined ||
      [filename, ...formerNames].some((name) => captions.name === fixedAddedCaptionsName(name)));
  return {
    ...withoutFile(video),
    ...(sha256 !== undefined && { sha256 }),
    ...(uploadId !== undefined && { uploadId }),
    // A copy in the cloud tier belongs to the file of that name.
    ...(storagePath !== undefined && !isRenamed && { storagePath }),
    ...(storageUrl !== undefined && { storageUrl }),
    ...(isNamedByHand && !isRenamed && { isNamedByHand }),
    ...(formerNames.length > 0 && { formerNames }),
    ...made,
    ...(isAddedByHand && { captions }),
    processing: 'ready',
    attempts: 0,
  };
}

/** The video after its poster was made, or, without one, could not be made. */
export function withPoster({ awaitsPoster: _, lease: __, ...video }: Video, poster?: Companion): Video {
  return { ...video, ...(poster && { poster }) };
}

/** The video after its file proved unplayable: with the previous file, or failed if there is none. */
export function markedFailed(video: Video, failure: FailureCode): Video {
  const played = asPlayable(video);
  // Its poster, if it awaits one, was not tried in these attempts.
  if (played) return { ...played, failure, ...(played.awaitsPoster && { attempts: 0 }) };
  return { ...withoutFile(video), ...fileOf(video), processing: 'failed', failure };
}

/** The video to be processed again, with the same file. */
export function markedPending(video: Video): Video {
  const { lease: _, failure: __, awaitsPoster: ___, ...rest } = video;
  return { ...rest, processing: 'pending', attempts: 0 };
}

/** The video after one more edit by a person. */
export function edited(video: Video): Video {
  return { ...video, edits: (video.edits ?? 0) + 1 };
}

/** The files that are no longer used after a change. */
export function filesLeftBehind(before: Video, after: Video): readonly VideoFile[] {
  const used = new Set([after, after.previous].flatMap((file) => (file ? namesOf(file) : [])));
  return filesOf(before).filter((file) => !used.has(file.filename));
}

function namesOf({ filename, formerNames = [] }: VideoFile): readonly string[] {
  return [filename, ...formerNames];
}

/** The languages whose set of playable videos a change may affect. */
export function languagesTouched(before: Video | undefined, after: Video | undefined): readonly Language[] {
  const touched = [before, after].flatMap((video) => (video && asPlayable(video) ? [video.language] : []));
  return [...new Set(touched)];
}

/** All files of a video: the current one and, while that is processed, the previous one. */
export function filesOf(video: Video): readonly VideoFile[] {
  return [fileOf(video), ...(video.previous ? [video.previous] : [])];
}

/** The fields of the file needed for playback. */
function playedFileOf(video: VideoFile): VideoFile {
  const { filename, durationSeconds, poster, captions, renditions, storagePath, storageUrl, isNamedByHand } =
    video;
  return {
    filename,
    ...(durationSeconds !== undefined && { durationSeconds }),
    ...(poster && { poster }),
    ...(captions && { captions }),
    ...(renditions && { renditions }),
    ...(storagePath !== undefined && { storagePath }),
    ...(storageUrl !== undefined && { storageUrl }),
    ...(isNamedByHand && { isNamedByHand }),
  };
}

/** The fields of the file. */
export function fileOf(video: VideoFile): VideoFile {
  const { sizeBytes, sha256, playedSha256, uploadId, formerNames, awaitsPoster } = video;
  return {
    ...playedFileOf(video),
    ...(sizeBytes !== undefined && { sizeBytes }),
    ...(sha256 !== undefined && { sha256 }),
    ...(playedSha256 !== undefined && { playedSha256 }),
    ...(uploadId !== undefined && { uploadId }),
    ...(formerNames && { formerNames }),
    ...(awaitsPoster && { awaitsPoster }),
  };
}

/** The video without the fields of its file and of its processing. */
function withoutFile(
  video: Video,
): Omit<Video, keyof VideoFile | 'previous' | 'lease' | 'adopting' | 'failure'> {
  const { id, title, language, processing, attempts, edits, createdAt, revision } = video;
  const counted = edits === undefined ? {} : { edits };
  return { id, title, language, processing, attempts, ...counted, createdAt, revision };
}
