import type { VideoRepository } from '../../domain/ports.ts';
import { workFor } from '../../domain/processing-lease.ts';
import { type NewVideo, playableOf, type Video } from '../../domain/video.ts';
import { filenameTaken } from '../../domain/video-errors.ts';

/** The records in memory, for tests. */
export function createInMemoryVideoRepository(): VideoRepository {
  const videos = new Map<number, Video>();
  let lastId = 0;

  const inOrder = () =>
    [...videos.values()].sort((a, b) => a.id - b.id).map((video) => structuredClone(video));

  function refuseTakenFilename({ filename, adopting }: NewVideo, exceptId?: number): void {
    const others = inOrder().filter(({ id }) => id !== exceptId);
    const isTaken = others.some(
      (other) => other.filename === filename || (adopting && other.adopting?.filename === adopting.filename),
    );
    if (isTaken) throw filenameTaken();
  }

  async function restore(video: Video): Promise<boolean> {
    if (videos.has(video.id)) return false;
    refuseTakenFilename(video);
    videos.set(video.id, structuredClone(video));
    return true;
  }

  return {
    async insert(video) {
      refuseTakenFilename(video);
      lastId += 1;
      const stored = { ...structuredClone(video), id: lastId, revision: 1 };
      videos.set(lastId, stored);
      return structuredClone(stored);
    },
    find: async (id) => structuredClone(videos.get(id)),
    findMany: async (ids) => inOrder().filter(({ id }) => ids.includes(id)),
    filenamesInUse: async (filenames) =>
      new Set(
        inOrder()
          .flatMap(namesOf)
          .filter((name) => filenames.includes(name)),
      ),
    findByFilename: async (filename) => inOrder().find((video) => namesOf(video).includes(filename)),
    findByFormerName: async (filename) =>
      inOrder().findLast(({ formerNames, previous }) =>
        [formerNames, previous?.formerNames].some((names) => names?.includes(filename)),
      ),
    findByUpload: async (uploadId) => inOrder().find((video) => video.uploadId === uploadId),
    findBySha256: async (hashes) =>
      inOrder().filter(({ sha256, previous }) =>
        [sha256, previous?.sha256].some((hash) => hash !== undefined && hashes.includes(hash)),
      ),
    list: async (language, { most = Number.POSITIVE_INFINITY, before = Number.POSITIVE_INFINITY } = {}) =>
      inOrder()
        .filter((video) => (!language || video.language === language) && video.id < before)
        .slice(-most),
    listPlayable: async (language) =>
      inOrder()
        .filter((video) => video.language === language)
        .map(playableOf)
        .filter((video) => video !== undefined),
    pendingIds: async () =>
      inOrder()
        .filter((video) => workFor(video) !== undefined)
        .map((video) => video.id),
    nextForRenditions: async ({ isOld }) =>
      inOrder().find(
        ({ processing, renditions, storageUrl }) =>
          processing === 'ready' &&
          (isOld ? renditions === undefined && storageUrl === undefined : renditions?.state === 'waiting'),
      ),
    async save(video) {
      if (videos.get(video.id)?.revision !== video.revision) return false;
      refuseTakenFilename(video, video.id);
      videos.set(video.id, { ...structuredClone(video), revision: video.revision + 1 });
      return true;
    },
    restore,
    async restoreMany(wanted) {
      const restored: Video[] = [];
      for (const video of wanted) if (await restore(video).catch(() => false)) restored.push(video);
      return restored;
    },
    remove: async (id) => videos.delete(id),
    async removeMany(wanted) {
      const unchanged = wanted.filter(({ id, revision }) => videos.get(id)?.revision === revision);
      return unchanged.filter(({ id }) => videos.delete(id)).length;
    },
  };
}

function namesOf({ filename, previous, adopting }: Video): string[] {
  return [filename, previous?.filename, adopting?.filename].filter((name) => name !== undefined);
}
