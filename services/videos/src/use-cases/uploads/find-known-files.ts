import type { VideoRepository } from '../../domain/ports.ts';
import type { Video } from '../../domain/video.ts';

export interface KnownFile {
  readonly sha256: string;
  readonly video: Video;
}

/** The files that were uploaded before, each with the first video that was created from it. */
export async function findKnownFiles(
  { videos }: { readonly videos: VideoRepository },
  hashes: readonly string[],
): Promise<readonly KnownFile[]> {
  const found = await videos.findBySha256(hashes);
  return [...new Set(hashes)].flatMap((sha256) => {
    const video = found.find((known) => known.sha256 === sha256 || known.previous?.sha256 === sha256);
    return video ? [{ sha256, video }] : [];
  });
}
