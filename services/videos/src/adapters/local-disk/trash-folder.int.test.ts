import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type TemporaryFolder, temporaryFolder } from '@selah/service-kit/testing/temporary-folder';
import { aVideo } from '../../../test/a-video.ts';
import type { Trash, TrashNotes } from '../../domain/trash.ts';
import { createInMemoryTrashNotes } from '../in-memory/in-memory-trash-notes.ts';
import { importNoteFiles } from './note-files.ts';
import { createTrashFolder } from './trash-folder.ts';

const MONDAY = new Date('2026-03-02T00:00:00.000Z');

describe('the trash (Q26)', () => {
  let root: TemporaryFolder;
  let notes: TrashNotes;
  let trash: Trash;
  beforeEach(async () => {
    root = await temporaryFolder();
    const sources = { incoming: join(root.path, 'incoming'), local: join(root.path, 'files') };
    for (const source of Object.values(sources)) await mkdir(source);
    notes = createInMemoryTrashNotes();
    trash = createTrashFolder({ notes, folder: join(root.path, 'trash'), sources });
  });
  afterEach(() => root.remove());

  const video = aVideo()
    .playing({
      filename: 'old.mp4',
      durationSeconds: 3,
      sha256: 'a'.repeat(64),
      playedSha256: 'b'.repeat(64),
      isNamedByHand: true,
      formerNames: ['older.mov'],
      poster: { name: 'old.webp', etag: 'e' },
      captions: { name: 'old.vtt', etag: 'f' },
    })
    .beingReplacedBy('new.mp4')
    .changed({ adopting: { filename: 'stray.mp4', source: 'local', etag: 'g' } })
    .build();

  it('keeps the record and every local file, also if called repeatedly', async () => {
    await writeFile(join(root.path, 'files', 'old.mp4'), 'a film');
    await writeFile(join(root.path, 'incoming', 'new.mp4'), 'a better film');
    await trash.note([video], MONDAY);
    await trash.collect([video]);
    await trash.collect([video]);
    expect(await readdir(join(root.path, 'files'))).toEqual([]);
    const place = join(root.path, 'trash', String(video.id));
    expect(await readFile(join(place, 'old.mp4'), 'utf8')).toBe('a film');
    expect(await readFile(join(place, 'new.mp4'), 'utf8')).toBe('a better film');
    const entry = { kind: 'video', id: String(video.id), deletedAt: MONDAY, video } as const;
    expect(await trash.list()).toEqual([entry]);
    await trash.forget([entry]);
    expect(await trash.find([entry.id])).toEqual([entry]);
    expect(await trash.putBack([entry])).toEqual([entry]);
    expect(await readFile(join(root.path, 'files', 'old.mp4'), 'utf8')).toBe('a film');
    expect(await readFile(join(root.path, 'incoming', 'new.mp4'), 'utf8')).toBe('a better film');
    await trash.forget([entry]);
    expect(await readdir(join(root.path, 'trash'))).toEqual([]);
    expect(await trash.putBack([entry])).toEqual([]);
  });

  it('deletes a video with all its files', async () => {
    await trash.note([video], MONDAY);
    await trash.collect([video]);
    await trash.drop([{ kind: 'video', id: String(video.id), deletedAt: MONDAY, video }]);
    expect(await readdir(join(root.path, 'trash'))).toEqual([]);
  });

  it('takes over notes that an earlier version kept in files, and leaves alone what is none', async () => {
    const place = join(root.path, 'trash', '9');
    for (const folder of ['mine', '5', '9'])
      await mkdir(join(root.path, 'trash', folder), { recursive: true });
    await writeFile(join(root.path, 'trash', '5', 'video.json'), '{"removedAt":"2026-');
    const removed = { ...video, id: 9 };
    await writeFile(join(place, 'video.json'), JSON.stringify({ removedAt: MONDAY, video: removed }));
    await writeFile(join(place, 'old.mp4'), 'a film');
    await importNoteFiles(join(root.path, 'trash'), notes);
    await importNoteFiles(join(root.path, 'trash'), notes);
    expect(await trash.list()).toEqual([{ kind: 'video', id: '9', deletedAt: MONDAY, video: removed }]);
    expect(await readdir(place)).toEqual(['old.mp4']);
    expect(await readdir(join(root.path, 'trash', '5'))).toEqual(['video.json']);
  });

  it('keeps a file without a record, and does not overwrite another with it', async () => {
    await writeFile(join(root.path, 'files', 'lost.mp4'), 'lost');
    const entry = await trash.takeFile({ filename: 'lost.mp4', source: 'local' }, MONDAY);
    if (!entry) throw new Error('the file was missing');
    expect(entry).toMatchObject({ kind: 'file', filename: 'lost.mp4', sizeBytes: 4 });
    expect(await trash.takeFile({ filename: 'lost.mp4', source: 'local' }, MONDAY)).toBeUndefined();
    expect(await trash.list()).toEqual([entry]);
    await writeFile(join(root.path, 'files', 'lost.mp4'), 'another');
    await trash.putBack([entry]);
    expect(await trash.find([entry.id])).toEqual([entry]);
    expect(await readFile(join(root.path, 'files', 'lost.mp4'), 'utf8')).toBe('another');
  });
});
