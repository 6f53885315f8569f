import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { aVideo } from '../../../test/a-video.ts';
import { contentsOf, createTestDeps, type TestDeps } from '../../../test/use-case-deps.ts';
import type { MediaProcessor } from '../../domain/ports.ts';
import { MAX_ATTEMPTS } from '../../domain/processing-lease.ts';
import { withReplacement } from '../../domain/video.ts';
import { changeVideo } from '../editing/change-video.ts';
import { removeVideo } from '../trash/remove-video.ts';
import { processVideo } from './process-video.ts';

type MakePoster = NonNullable<MediaProcessor['makePoster']>;

describe('the poster of a film', () => {
  let deps: TestDeps;
  beforeEach(async () => {
    deps = await createTestDeps();
  });
  afterEach(() => deps.remove());

  const picture: MakePoster = async ({ path }, folder) => {
    const poster = join(folder, 'poster.webp');
    await writeFile(poster, `picture of ${await readFile(path, 'utf8')}`);
    return poster;
  };
  const work = (id: number, makePoster: MakePoster = picture) =>
    processVideo({ ...deps, processor: { ...deps.processor, makePoster } }, id, new AbortController().signal);
  const refusing =
    (error: Error): MakePoster =>
    async () => {
      throw error;
    };
  const full = () => Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  const posters = () => contentsOf(deps.tiers.companions.poster);

  async function uploaded(): Promise<number> {
    await deps.place(deps.tiers.incoming, 'film.mp4');
    return (await deps.videos.insert(aVideo().playing({ filename: 'film.mp4' }).pending().unsaved())).id;
  }

  it('is made after visitors can play the film, and announced', async () => {
    const id = await uploaded();
    await work(id, async (film, folder, signal) => {
      expect(await deps.videos.find(id)).toMatchObject({ processing: 'ready', awaitsPoster: true });
      expect(await contentsOf(deps.tiers.local)).toEqual({ 'film.mp4': 'a film' });
      expect(deps.announced).toEqual(['changed pt']);
      return picture(film, folder, signal);
    });
    const video = await deps.videos.find(id);
    expect(video).toMatchObject({ poster: { name: 'film.webp', etag: expect.any(String) } });
    expect(video).not.toHaveProperty('awaitsPoster');
    expect(video).not.toHaveProperty('lease');
    expect(await posters()).toEqual({ 'film.webp': 'picture of a film' });
    expect(deps.announced).toEqual(['changed pt', 'changed pt']);
  });

  it.each([
    ['the process is ended', () => new Error('killed')],
    ['the disk is full', full],
  ])('is made from the stored film by a later call if %s meanwhile', async (_, error) => {
    const id = await uploaded();
    await expect(work(id, refusing(error()))).rejects.toThrow();
    expect(await deps.videos.find(id)).toMatchObject({
      processing: 'ready',
      awaitsPoster: true,
      attempts: 0,
    });
    expect(await deps.videos.pendingIds()).toEqual([id]);
    await work(id);
    expect(await posters()).toEqual({ 'film.webp': 'picture of a film' });
    expect(await deps.videos.pendingIds()).toEqual([]);
  });

  it('awaits space for the file in its store', async () => {
    const id = await uploaded();
    const poster = { ...deps.tiers.companions.poster, put: refusing(full()) as never };
    const tiers = { ...deps.tiers, companions: { ...deps.tiers.companions, poster } };
    const processor = { ...deps.processor, makePoster: picture };
    const onFullDisk = processVideo({ ...deps, tiers, processor }, id, new AbortController().signal);
    await expect(onFullDisk).rejects.toMatchObject({ code: 'ENOSPC' });
    await work(id);
    expect(await posters()).toEqual({ 'film.webp': 'picture of a film' });
  });

  it.each([
    ['there is no picture for it', 0],
    ['making it ended the process too often', MAX_ATTEMPTS],
  ])('is given up, but not the film, if %s', async (_, attempts) => {
    await deps.place(deps.tiers.local, 'film.mp4');
    const file = { filename: 'film.mp4', awaitsPoster: true };
    const { id } = await deps.videos.insert(aVideo().playing(file).tried(attempts).unsaved());
    await work(id, attempts === 0 ? async () => undefined : picture);
    expect(await deps.videos.find(id)).toMatchObject({ processing: 'ready', filename: 'film.mp4' });
    expect(await deps.videos.pendingIds()).toEqual([]);
    expect(await posters()).toEqual({});
  });

  it('is made though processing the film ended the process several times', async () => {
    await deps.place(deps.tiers.incoming, 'film.mp4');
    const film = aVideo()
      .playing({ filename: 'film.mp4' })
      .tried(MAX_ATTEMPTS - 1)
      .pending();
    const { id } = await deps.videos.insert(film.unsaved());
    await work(id);
    expect(await deps.videos.find(id)).toMatchObject({ processing: 'ready', poster: { name: 'film.webp' } });
  });

  it('is given up if the film is gone', async () => {
    const file = { filename: 'film.mp4', awaitsPoster: true };
    const { id } = await deps.videos.insert(aVideo().playing(file).unsaved());
    await work(id);
    expect(await deps.videos.pendingIds()).toEqual([]);
  });

  it('leaves no file behind if the video is removed meanwhile', async () => {
    const id = await uploaded();
    await work(id, async (film, folder, signal) => {
      await removeVideo(deps, id);
      return picture(film, folder, signal);
    });
    expect(await posters()).toEqual({});
  });

  it('is made of the film that is still played when its replacement fails', async () => {
    await deps.place(deps.tiers.local, 'film.mp4');
    const file = { filename: 'film.mp4', awaitsPoster: true };
    const { id } = await deps.videos.insert(aVideo().playing(file).unsaved());
    // Its new file is not there.
    await changeVideo(deps.videos, id, (video) => withReplacement(video, { filename: 'new.mp4' }));
    // The attempts at the new file do not count for the poster of the old one.
    await changeVideo(deps.videos, id, (video) => ({ ...video, attempts: MAX_ATTEMPTS }));
    await work(id);
    expect(await deps.videos.find(id)).toMatchObject({ filename: 'film.mp4', poster: { name: 'film.webp' } });
  });

  it('is made by one process at a time', async () => {
    const id = await uploaded();
    let made = 0;
    await work(id, async (film, folder, signal) => {
      made += 1;
      await processVideo(
        { ...deps, workerId: 'another', processor: { ...deps.processor, makePoster: picture } },
        id,
        signal,
      );
      expect(await posters()).toEqual({});
      return picture(film, folder, signal);
    });
    expect(made).toBe(1);
  });
});
