import { LENGTHS } from '@selah/shared/contracts/limits';
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

/** A title from a file name (Q25): no extension, no underscores, single spaces. */
export function cleanTitle(originalName: string): string {
  const words = withoutExtension(originalName)
    .replace(/[\p{Cc}_]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return words.slice(0, LENGTHS.titleMax).trim() || UNNAMED;
}

/** The name of the poster or captions of a video file. */
export function companionName(kind: CompanionKind, filename: string): string {
  return `${withoutExtension(filename)}.${COMPANION_EXTENSIONS[kind]}`;
}

/** The name of added captions; those of the film have another one, because each processing replaces them. */
export function addedCaptionsName(filename: string): string {
  return `${withoutExtension(filename)}.added.${COMPANION_EXTENSIONS.captions}`;
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
