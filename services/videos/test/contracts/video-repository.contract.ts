import { beforeEach, describe, expect, it } from '@jest/globals';
import type { VideoRepository } from '../../src/domain/ports.ts';
import { aVideo } from '../a-video.ts';

/** The contract of every video repository. `open` returns an empty one. */
export function describeVideoRepositoryContract(name: string, open: () => Promise<VideoRepository>): void {
  describe(`${name} as a video repository`, () => {
    let videos: VideoRepository;
    beforeEach(async () => {
      videos = await open();
    });

    it('M-166 assigns increasing ids that are never reused', async () => {
      const first = await videos.insert(aVideo().unsaved());
      await videos.remove(first.id);
      const second = await videos.insert(aVideo().unsaved());
      expect(Number.isInteger(first.id)).toBe(true);
      expect(second.id).toBeGreaterThan(first.id);
    });

    it('M-162 returns a record as it was stored, with all fields or few', async () => {
      const little = aVideo().unsaved();
      const all = aVideo()
        .in('es')
        .playing({
          filename: 'everything.mp4',
          durationSeconds: 12.5,
          sizeBytes: 1234,
          sha256: 'a'.repeat(64),
          playedSha256: 'c'.repeat(64),
          isNamedByHand: true,
          formerNames: ['everything.webm'],
          uploadId: 'b'.repeat(32),
          poster: { name: 'everything.webp', etag: 'e' },
          captions: { name: 'everything.vtt', etag: 'f' },
          renditions: {
            state: 'failed',
            attempts: 2,
            files: [{ height: 480, name: '1-a.480p.mp4', etag: 'h', sizeBytes: 4 }],
            film: { height: 720, sizeBytes: 1234 },
            madeAt: 7,
            failure: 'unreadable',
          },
          storagePath: 'everything.mp4',
          storageUrl: 'https://example.org/everything.mp4',
        })
        .beingReplacedBy('new.mp4')
        .leasedTo('worker', 99)
        .changed({
          failure: 'truncated',
          edits: 3,
          adopting: { filename: 'stray.mp4', source: 'local', etag: 'g' },
        })
        .unsaved();
      for (const video of [little, all]) {
        const { id } = await videos.insert(video);
        expect(await videos.find(id)).toEqual({ ...video, id, revision: 1 });
      }
    });

    it('does not allow two videos with the same file', async () => {
      const { filename } = await videos.insert(aVideo().unsaved());
      await expect(videos.insert(aVideo().playing({ filename }).unsaved())).rejects.toMatchObject({
        code: 'filename_taken',
      });
      const other = await videos.insert(aVideo().unsaved());
      await expect(videos.save({ ...other, filename })).rejects.toMatchObject({ code: 'filename_taken' });
      expect(await videos.find(other.id)).toEqual(other);
    });

    it('does not allow two videos to adopt the same file, and finds the one that does', async () => {
      const adopting = { filename: 'stray.mp4', source: 'local', etag: 'e' } as const;
      const video = await videos.insert(aVideo().pending().changed({ adopting }).unsaved());
      await videos.insert(aVideo().unsaved());
      await expect(videos.insert(aVideo().pending().changed({ adopting }).unsaved())).rejects.toMatchObject({
        code: 'filename_taken',
      });
      expect(await videos.findByFilename('stray.mp4')).toEqual(video);
      const { adopting: _, ...rest } = video;
      await videos.save(rest);
      expect(await videos.findByFilename('stray.mp4')).toBeUndefined();
    });

    it('finds the newest video by an earlier name of its file, also while the file is being replaced', async () => {
      const formerNames = ['by-hand.webm', 'by-hand.mov'];
      await videos.insert(aVideo().playing({ formerNames }).unsaved());
      const newer = await videos.insert(
        aVideo().playing({ filename: 'named.mp4', formerNames }).beingReplacedBy('another.mp4').unsaved(),
      );
      expect(await videos.findByFormerName('by-hand.mov')).toEqual(newer);
      expect(await videos.findByFormerName('named.mp4')).toBeUndefined();
    });

    it('stores a change only if the video was not changed in between', async () => {
      const video = await videos.insert(aVideo().unsaved());
      expect(await videos.save({ ...video, title: 'mine' })).toBe(true);
      expect(await videos.save({ ...video, title: 'theirs' })).toBe(false);
      expect(await videos.find(video.id)).toMatchObject({ title: 'mine', revision: video.revision + 1 });
    });

    it('accepts only one of several concurrent changes', async () => {
      const video = await videos.insert(aVideo().unsaved());
      const outcomes = await Promise.all(
        Array.from({ length: 10 }, (_, place) => videos.save({ ...video, title: `title ${place}` })),
      );
      expect(outcomes.filter(Boolean)).toHaveLength(1);
    });

    it('removes the fields that a change omits', async () => {
      const video = await videos.insert(aVideo().playing({ durationSeconds: 3 }).unsaved());
      const { durationSeconds: _, ...without } = video;
      await videos.save(without);
      expect(await videos.find(video.id)).not.toHaveProperty('durationSeconds');
    });

    it('does not save a removed video', async () => {
      const video = await videos.insert(aVideo().unsaved());
      expect(await videos.remove(video.id)).toBe(true);
      expect(await videos.remove(video.id)).toBe(false);
      expect(await videos.save(video)).toBe(false);
      expect(await videos.find(video.id)).toBeUndefined();
    });

    it('finds the next video for smaller versions: the first that waits, or the first that never did', async () => {
      const waiting = { state: 'waiting', attempts: 0, files: [] } as const;
      expect(await videos.nextForRenditions({ isOld: false })).toBeUndefined();
      await videos.insert(aVideo().pending().unsaved());
      await videos.insert(aVideo().playing({ storageUrl: 'https://example.org/a.mp4' }).unsaved());
      await videos.insert(aVideo().playing({ renditions: waiting }).beingReplacedBy('b.mp4').unsaved());
      await videos.insert(
        aVideo()
          .playing({ renditions: { ...waiting, state: 'done' } })
          .unsaved(),
      );
      expect(await videos.nextForRenditions({ isOld: true })).toBeUndefined();
      const old = await videos.insert(aVideo().unsaved());
      const first = await videos.insert(aVideo().playing({ renditions: waiting }).unsaved());
      await videos.insert(aVideo().playing({ renditions: waiting }).unsaved());
      expect(await videos.nextForRenditions({ isOld: false })).toEqual(first);
      expect(await videos.nextForRenditions({ isOld: true })).toEqual(old);
    });

    it('finds a video by its file, also by the previous one during a replacement', async () => {
      const video = await videos.insert(
        aVideo().playing({ filename: 'old.mp4' }).beingReplacedBy('new.mp4').unsaved(),
      );
      expect(await videos.findByFilename('new.mp4')).toEqual(video);
      expect(await videos.findByFilename('old.mp4')).toEqual(video);
      expect(await videos.findByFilename('other.mp4')).toBeUndefined();
    });

    it('finds a video by its upload, and by the hash of the uploaded bytes', async () => {
      const [one, two] = ['1'.repeat(64), '2'.repeat(64)];
      const first = await videos.insert(
        aVideo()
          .playing({ sha256: one, uploadId: 'c'.repeat(32) })
          .unsaved(),
      );
      const replaced = await videos.insert(
        aVideo().playing({ sha256: two }).beingReplacedBy('next.mp4').unsaved(),
      );
      const same = await videos.insert(aVideo().playing({ sha256: one }).unsaved());
      await videos.insert(aVideo().unsaved());
      expect(await videos.findByUpload('c'.repeat(32))).toEqual(first);
      expect(await videos.findByUpload('d'.repeat(32))).toBeUndefined();
      expect(await videos.findBySha256([one])).toEqual([first, same]);
      expect(await videos.findBySha256(['0'.repeat(64), two])).toEqual([replaced]);
      expect(await videos.findBySha256([])).toEqual([]);
    });

    it('restores a removed video, unless its id or its file is in use', async () => {
      const video = await videos.insert(aVideo().playing({ filename: 'back.mp4' }).unsaved());
      expect(await videos.restore(video)).toBe(false);
      await videos.remove(video.id);
      expect(await videos.restore(video)).toBe(true);
      expect(await videos.find(video.id)).toEqual(video);
      await videos.remove(video.id);
      await videos.insert(aVideo().playing({ filename: 'back.mp4' }).unsaved());
      await expect(videos.restore(video)).rejects.toMatchObject({ code: 'filename_taken' });
    });

    it('removes and restores many in one step, but none that was changed, or whose id or file is in use', async () => {
      const [a, b, c] = [
        await videos.insert(aVideo().playing({ filename: 'a.mp4' }).unsaved()),
        await videos.insert(aVideo().playing({ filename: 'b.mp4' }).unsaved()),
        await videos.insert(aVideo().playing({ filename: 'c.mp4' }).unsaved()),
      ];
      await videos.save({ ...c, title: 'changed' });
      expect(await videos.removeMany([a, b, c])).toBe(2);
      expect(await videos.removeMany([a])).toBe(0);
      expect(await videos.removeMany([])).toBe(0);
      expect((await videos.findMany([c.id, b.id, a.id])).map(({ id }) => id)).toEqual([c.id]);
      await videos.insert(aVideo().playing({ filename: 'b.mp4' }).unsaved());
      expect(await videos.restoreMany([a, b, c])).toEqual([a]);
      expect(await videos.restoreMany([])).toEqual([]);
      expect(await videos.findMany([a.id, b.id])).toEqual([a]);
      expect(await videos.find(c.id)).toMatchObject({ title: 'changed' });
    });

    it('knows which names are in use, also by files that are replaced or adopted', async () => {
      await videos.insert(aVideo().playing({ filename: 'old.mp4' }).beingReplacedBy('new.mp4').unsaved());
      const adopting = { filename: 'stray.mp4', source: 'local', etag: 'e' } as const;
      await videos.insert(aVideo().playing({ filename: 'other.mp4' }).changed({ adopting }).unsaved());
      const names = ['new.mp4', 'free.mp4', 'old.mp4', 'stray.mp4'];
      expect(await videos.filenamesInUse(names)).toEqual(new Set(['new.mp4', 'old.mp4', 'stray.mp4']));
      expect(await videos.filenamesInUse([])).toEqual(new Set());
    });

    it('M-207 lists videos by id, all or of one language', async () => {
      const pt = await videos.insert(aVideo().unsaved());
      const es = await videos.insert(aVideo().in('es').failed().unsaved());
      expect(await videos.list()).toEqual([pt, es]);
      expect(await videos.list('es')).toEqual([es]);
      expect(await videos.list('fr')).toEqual([]);
      expect(await videos.list(undefined, { most: 1 })).toEqual([es]);
      expect(await videos.list(undefined, { most: 1, before: es.id })).toEqual([pt]);
      expect(await videos.list('es', { before: es.id })).toEqual([]);
      expect(await videos.list('pt', { most: 10 })).toEqual([pt]);
    });

    it('returns the playable and the pending videos', async () => {
      const ready = await videos.insert(aVideo().unsaved());
      const replaced = await videos.insert(aVideo().beingReplacedBy('next.mp4').unsaved());
      const pending = await videos.insert(aVideo().pending().unsaved());
      await videos.insert(aVideo().failed().unsaved());
      const spanish = await videos.insert(aVideo().in('es').unsaved());
      const playable = [...(await videos.listPlayable('pt'))].sort((a, b) => a.id - b.id);
      expect(playable).toEqual([
        { id: ready.id, title: ready.title, filename: ready.filename, language: 'pt', processing: 'ready' },
        {
          id: replaced.id,
          title: replaced.title,
          filename: replaced.previous?.filename,
          language: 'pt',
          processing: 'ready',
        },
      ]);
      expect(await videos.listPlayable('es')).toMatchObject([{ id: spanish.id }]);
      const unseen = await videos.insert(aVideo().playing({ awaitsPoster: true }).unsaved());
      expect(await videos.pendingIds()).toEqual([replaced.id, pending.id, unseen.id]);
    });
  });
}
