import type { VideoFilesAnswer } from '@selah/shared/contracts/videos/diagnostics';

export type StoredFile = VideoFilesAnswer['physicalFiles'][number] & { readonly isUsed: boolean };
export type VideoRecord = VideoFilesAnswer['dbVideos'][number] & { readonly hasFile: boolean };

/** Files and records, each with whether its counterpart exists. */
export function diagnose({ physicalFiles, dbVideos, analysis }: VideoFilesAnswer): {
  readonly files: readonly StoredFile[];
  readonly records: readonly VideoRecord[];
} {
  const unused = new Set(analysis.unusedPhysicalFiles.map(({ filename }) => filename));
  const missing = new Set(analysis.dbEntriesWithMissingFiles.map(({ id }) => id));
  return {
    files: physicalFiles.map((file) => ({ ...file, isUsed: !unused.has(file.filename) })),
    records: dbVideos.map((video) => ({ ...video, hasFile: !missing.has(video.id) })),
  };
}

/** Whether there are neither files nor records. */
export function isEmpty({ physicalFiles, dbVideos }: VideoFilesAnswer): boolean {
  return physicalFiles.length === 0 && dbVideos.length === 0;
}

/** A default title for a file: its name without the extension, with spaces (Q25). */
export function titleFromFilename(filename: string): string {
  return filename
    .replace(/\.[^.]+$/, '')
    .replace(/[_\s-]+/g, ' ')
    .trim();
}
