import { LENGTHS } from '@selah/shared/contracts/limits';
import { COMPANION_EXTENSIONS, type CompanionKind } from './companions.ts';

const SLUG_MAX = 60;
/** For a file whose name has nothing to read in it. */
const UNNAMED = 'video';

/**
 * The name under which a file is kept and played: made here, readable, and unique through its suffix. What the sender
 * called the file only lends it its letters, so that no name can reach outside the folder.
 */
export function serverMadeFilename(originalName: string, suffix: string, extension = 'mp4'): string {
  return `${slug(withoutExtension(originalName)) || UNNAMED}-${suffix}.${extension}`;
}

/** The name itself where it has this ending, else one of the same letters that has it. */
export function nameWithEnding(filename: string, extension: string, suffix: string): string {
  return filename.endsWith(`.${extension}`) ? filename : serverMadeFilename(filename, suffix, extension);
}

/** A title from a file name (Q25): no extension, no underscores, single spaces. */
export function tidyTitle(originalName: string): string {
  const words = withoutExtension(originalName)
    .replace(/[\p{Cc}_]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return words.slice(0, LENGTHS.titleMax).trim() || UNNAMED;
}

/** The still picture or the captions that belong to a video file. */
export function companionName(kind: CompanionKind, filename: string): string {
  return `${withoutExtension(filename)}.${COMPANION_EXTENSIONS[kind]}`;
}

/** The captions that a person added to a video file: beside those that it brought, which are made anew with every processing. */
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
