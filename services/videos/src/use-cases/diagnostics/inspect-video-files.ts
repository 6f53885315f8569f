import type { VideoFilesAnswer } from '@selah/shared/contracts/videos/diagnostics';
import { reportFiles } from '../../domain/file-report.ts';
import { videoIdOfRendition } from '../../domain/filenames.ts';
import type { MediaInfo, MediaStore } from '../../domain/media-store.ts';
import type { MediaTiers, VideoRepository } from '../../domain/ports.ts';

export interface InspectVideoFilesDeps {
  readonly videos: VideoRepository;
  readonly tiers: MediaTiers;
}

/** Compares the records with the files of every tier (M-225). */
export async function inspectVideoFiles({ videos, tiers }: InspectVideoFilesDeps): Promise<VideoFilesAnswer> {
  const [records, incoming, local, cloud] = await Promise.all([
    videos.list(),
    filesOf(tiers.incoming),
    filesOf(tiers.local),
    filesOf(tiers.cloud),
  ]);
  // A bucket has smaller versions beside the films; maintenance deletes those without a use.
  const isFilm = ({ name }: MediaInfo) =>
    tiers.local !== tiers.renditions || videoIdOfRendition(name) === undefined;
  return reportFiles({ videos: records, incoming, local: local.filter(isFilm), cloud });
}

async function filesOf(store: MediaStore): Promise<MediaInfo[]> {
  const files: MediaInfo[] = [];
  for await (const file of store.list()) files.push(file);
  return files;
}
