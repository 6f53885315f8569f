import { beforeEach, describe, expect, it } from '@jest/globals';
import type { TrashedFile, TrashedVideo, TrashNotes, TrashPage } from '../../src/domain/trash.ts';
import { aVideo } from '../a-video.ts';

const MONDAY = new Date('2026-03-02T00:00:00.000Z');

/** What every place for notes of the trash does. `open` answers an empty one. */
export function describeTrashNotesContract(name: string, open: () => Promise<TrashNotes>): void {
  describe(`${name} as a place for notes of the trash (Q26)`, () => {
    let notes: TrashNotes;
    beforeEach(async () => {
      notes = await open();
    });

    const removed = (id: number): TrashedVideo => ({
      kind: 'video',
      id: String(id),
      deletedAt: MONDAY,
      video: aVideo().withId(id).build(),
    });
    const complete: TrashedVideo = {
      ...removed(7),
      video: aVideo()
        .withId(7)
        .playing({
          filename: 'old.mp4',
          durationSeconds: 3,
          sizeBytes: 12,
          sha256: 'a'.repeat(64),
          playedSha256: 'b'.repeat(64),
          isNamedByHand: true,
          formerNames: ['older.mov'],
          uploadId: 'c'.repeat(32),
          poster: { name: 'old.webp', etag: 'e' },
          captions: { name: 'old.vtt', etag: 'f' },
          storagePath: 'old.mp4',
          storageUrl: 'https://example.org/old.mp4',
        })
        .beingReplacedBy('new.mp4')
        .changed({
          failure: 'truncated',
          edits: 2,
          adopting: { filename: 'stray.mp4', source: 'local', etag: 'g' },
        })
        .build(),
    };
    const file: TrashedFile = {
      kind: 'file',
      id: 'file-1',
      deletedAt: MONDAY,
      filename: 'lost.mp4',
      source: 'incoming',
      sizeBytes: 4,
    };

    it('keeps everything of a removed video and of a file', async () => {
      await notes.put([complete, file]);
      expect(await notes.find(['7'])).toEqual([complete]);
      expect(await notes.find(['file-1', 'unknown'])).toEqual([file]);
      expect(new Set(await notes.list())).toEqual(new Set([complete, file]));
    });

    it('replaces what was noted before, and forgets what is asked for, however often', async () => {
      await notes.put([removed(1), removed(2)]);
      const later = { ...removed(1), deletedAt: new Date(MONDAY.getTime() + 1) };
      await notes.put([later]);
      expect(await notes.find(['1'])).toEqual([later]);
      await notes.remove(['1', 'unknown']);
      await notes.remove(['1']);
      expect((await notes.list()).map(({ id }) => id)).toEqual(['2']);
    });

    it('reads a part, the latest first, to the end of its last moment', async () => {
      const at = (id: number, moment: number) => ({
        ...removed(id),
        deletedAt: new Date(MONDAY.getTime() + moment),
      });
      await notes.put([at(1, 1), at(2, 2), at(3, 2), at(4, 2), at(5, 3)]);
      const idsOf = async (wanted: TrashPage) => (await notes.page(wanted)).map(({ id }) => id);
      const first = await idsOf({ most: 2 });
      expect(first[0]).toBe('5');
      expect(new Set(first)).toEqual(new Set(['5', '2', '3', '4']));
      expect(await idsOf({ most: 2, before: at(2, 2).deletedAt })).toEqual(['1']);
      expect(await idsOf({ most: 2, before: at(1, 1).deletedAt })).toEqual([]);
      expect(await idsOf({ most: 9 })).toHaveLength(5);
    });

    it('takes a thousand in one step, and none', async () => {
      const many = Array.from({ length: 1000 }, (_, index) => removed(index + 1));
      await notes.put(many);
      await notes.put([]);
      expect(await notes.find([])).toEqual([]);
      expect(await notes.list()).toHaveLength(1000);
      await notes.remove(many.map(({ id }) => id));
      expect(await notes.list()).toEqual([]);
    });
  });
}
