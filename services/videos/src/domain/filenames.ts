import { LENGTHS } from '@selah/shared/contracts/limits';
import { readableLine } from '@selah/shared/contracts/text/clean-text';
import { COMPANION_EXTENSIONS, type CompanionKind } from './companions.ts';

const SLUG_MAX = 60;
/** For a file whose name has no usable letters. */
const UNNAMED = 'video';

/**
 * The name of a stored file: generated here, readable, and unique through its suffix. Only letters and digits of the
 * sender's name are used, so that no name can lead outside the folder.
 */
export function serverMadeFilename(originalName: string, suffix: string, extension = 'mp4'): string {
  return `${slug(withoutExtension(originalName)) || UNNAMED}-${suffix}.${extension}`;
}

/** The name itself if it has this extension, else a name of the same letters with it. */
export function nameWithEnding(filename: string, extension: string, suffix: string): string {
  return filename.endsWith(`.${extension}`) ? filename : serverMadeFilename(filename, suffix, extension);
}

/** A title from a file name (Q25): no extension, no underscores, single spaces, nothing that cannot be seen. */
export function cleanTitle(originalName: string): string {
  const words = readableLine(withoutExtension(originalName).replaceAll('_', ' ')).replace(/\s+/g, ' ');
  // Again, because the cut may halve a character.
  return readableLine(words.slice(0, LENGTHS.titleMax)) || UNNAMED;
}

/** The name of the poster or captions of a video file. */
export function companionName(kind: CompanionKind, filename: string): string {
  return `${withoutExtension(filename)}.${COMPANION_EXTENSIONS[kind]}`;
}

/** The captions that a person added to a video. */
export interface AddedCaptions {
  readonly videoId: number;
  /** SHA-256 of the file, hexadecimal. */
  readonly sha256: string;
}

const ADDED_CAPTIONS = /^(?<videoId>\d{1,15})-(?<sha256>[0-9a-f]{64})-[a-z0-9]+\.added\.vtt$/;

/**
 * The name of added captions; those of the film have another one, because each processing replaces them. Each addition has its own
 * suffix, so that concurrent ones never write or delete the same file.
 */
export function addedCaptionsName({ videoId, sha256 }: AddedCaptions, suffix: string): string {
  return `${videoId}-${sha256}-${suffix}.added.${COMPANION_EXTENSIONS.captions}`;
}

/** The captions of this name; undefined for those of a film and of releases before these names. */
export function addedCaptionsOf(name: string): AddedCaptions | undefined {
  const { videoId, sha256 } = ADDED_CAPTIONS.exec(name)?.groups ?? {};
  return videoId === undefined || sha256 === undefined ? undefined : { videoId: Number(videoId), sha256 };
}

/** The name of added captions in earlier releases: one per video file. */
export function fixedAddedCaptionsName(filename: string): string {
  return `${withoutExtension(filename)}.added.${COMPANION_EXTENSIONS.captions}`;
}

const RENDITION = /^(?<videoId>\d{1,15})-[a-z0-9]+\.\d+p\.mp4$/;

/** The name of a smaller version of a film; `suffix` is new for each attempt, so that its bytes never change. */
export function renditionName(videoId: number, height: number, suffix: string): string {
  return `${videoId}-${suffix}.${height}p.mp4`;
}

/** The video of a smaller version with this name; undefined for any other name. */
export function videoIdOfRendition(name: string): number | undefined {
  const { videoId } = RENDITION.exec(name)?.groups ?? {};
  return videoId === undefined ? undefined : Number(videoId);
}

function withoutExtension(name: string): string {
  return name.trim().replace(/\.[\p{L}\p{N}]{1,5}$/u, '');
}

function slug(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, SLUG_MAX)
    .replace(/^-+|-+$/g, '');
}
