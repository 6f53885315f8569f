import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { silentLogger } from '@selah/service-kit/logging/logger';
import { temporaryFolder } from '@selah/service-kit/testing/temporary-folder';
import { createInMemoryJobStore } from '../src/adapters/in-memory/in-memory-job-store.ts';
import { createInMemoryTrashNotes } from '../src/adapters/in-memory/in-memory-trash-notes.ts';
import { createInMemoryVideoRepository } from '../src/adapters/in-memory/in-memory-video-repository.ts';
import { openFolderMediaStore } from '../src/adapters/local-disk/folder-media-store.ts';
import { hashFile } from '../src/adapters/local-disk/hash-file.ts';
import { mediaFolders, openMediaTiers } from '../src/adapters/local-disk/open-media-tiers.ts';
import { createTemporaryFolders } from '../src/adapters/local-disk/temporary-folders.ts';
import { createTrashFolder } from '../src/adapters/local-disk/trash-folder.ts';
import { openDiskUploads } from '../src/adapters/tus/disk-uploads.ts';
import { NO_JOB } from '../src/domain/cloud-job.ts';
import type { Container } from '../src/domain/container.ts';
import type { MediaStore } from '../src/domain/media-store.ts';
import type { MediaProcessor, VideoAnnouncer } from '../src/domain/ports.ts';
import { NO_RENDITION_JOB } from '../src/domain/rendition-job.ts';
import { createPlayableIndex } from '../src/use-cases/playback/playable-index.ts';
import type { UploadedFile } from '../src/use-cases/uploads/store-upload.ts';

/** The time of the tests' clock, in milliseconds since 1970. */
export const MORNING = Date.parse('2026-03-01T08:00:00.000Z');

/**
 * Dependencies for unit tests of use cases: records in memory, files in a temporary folder, a processor that copies, a fixed
 * clock. The content of a file is any text.
 */
export async function createTestDeps() {
  const folder = await temporaryFolder();
  const folders = mediaFolders(folder.path);
  const cloud = await openFolderMediaStore({ folder: join(folder.path, 'cloud'), tier: 'firebase' });
  const tiers = await openMediaTiers(folders, cloud);
  const announced: string[] = [];
  const announce: VideoAnnouncer = {
    uploaded: async (id) => void announced.push(`uploaded ${id}`),
    change: async (make, touched) => {
      const result = await make();
      const languages = touched(result);
      if (languages.length > 0) announced.push(`changed ${languages}`);
      return result;
    },
    announceMissed: async () => {},
  };
  const processor: MediaProcessor = {
    extensionFor: () => 'mp4',
    process: async ({ path, container }) => ({ path, container, durationSeconds: 2 }),
  };
  let suffix = 0;
  let files = 0;

  const videos = createInMemoryVideoRepository();
  return {
    videos,
    index: createPlayableIndex(videos),
    cloudJob: createInMemoryJobStore(NO_JOB),
    renditionJob: createInMemoryJobStore(NO_RENDITION_JOB),
    tiers,
    temporary: createTemporaryFolders(folders.temporary),
    trash: createTrashFolder({
      notes: createInMemoryTrashNotes(),
      folder: folders.trash,
      sources: { incoming: folders.incoming, local: folders.files },
    }),
    announce,
    processor,
    recogniseContainer: async (): Promise<Container> => 'mp4',
    hashFile,
    resumable: (await openDiskUploads(folders.uploads)).uploads,
    uniqueSuffix: () => String(++suffix),
    logger: silentLogger(),
    now: () => MORNING,
    workerId: 'this process',

    folders,
    /** The published events, in order. */
    announced,
    /** A received file. */
    async arriving(content = 'a film', originalName = 'film.mp4'): Promise<UploadedFile> {
      files += 1;
      await mkdir(join(folder.path, 'arriving'), { recursive: true });
      const path = join(folder.path, 'arriving', String(files));
      await writeFile(path, content);
      return { path, originalName };
    },
    /** Stores a file with this content. */
    async place(store: MediaStore, name: string, content = 'a film'): Promise<void> {
      const { path } = await this.arriving(content);
      await store.put(name, path, { contentType: 'video/mp4' });
    },
    remove: folder.remove,
  };
}

export type TestDeps = Awaited<ReturnType<typeof createTestDeps>>;

/** The files of a store: content by name. */
export async function contentsOf(store: MediaStore): Promise<Record<string, string>> {
  const contents: Record<string, string> = {};
  for await (const { name } of store.list()) contents[name] = await text(await store.open(name));
  return contents;
}
