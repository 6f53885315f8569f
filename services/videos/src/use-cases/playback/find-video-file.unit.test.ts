import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { aVideo } from '../../../test/a-video.ts';
import { createTestDeps, type TestDeps } from '../../../test/use-case-deps.ts';
import { findVideoFile } from './find-video-file.ts';

describe('finding the file of a name (Q39)', () => {
  let deps: TestDeps;
  beforeEach(async () => {
    deps = await createTestDeps();
  });
  afterEach(() => deps.remove());

  it('prefers the local file', async () => {
    await deps.place(deps.tiers.local, 'a.mp4');
    await deps.place(deps.tiers.cloud, 'a.mp4');
    await deps.videos.insert(aVideo().playing({ filename: 'a.mp4', storagePath: 'a.mp4' }).unsaved());
    expect(await findVideoFile(deps, 'a.mp4')).toMatchObject({ store: deps.tiers.local, caching: 'forever' });
  });

  it('needs no query for a video in the index', async () => {
    await deps.place(deps.tiers.local, 'a.mp4');
    await deps.videos.insert(aVideo().playing({ filename: 'a.mp4' }).unsaved());
    await deps.index.refresh();
    deps.videos.findByFilename = () => Promise.reject(new Error('a query was made'));
    expect(await findVideoFile(deps, 'a.mp4')).toMatchObject({ store: deps.tiers.local, caching: 'forever' });
  });

  it('shows a file without a record only to the administrator, as one that may change', async () => {
    await deps.place(deps.tiers.local, 'stray.mp4');
    await deps.place(deps.tiers.local, 'canary.txt');
    await expect(findVideoFile(deps, 'stray.mp4')).rejects.toMatchObject({ code: 'video_not_found' });
    const admin = { isAdmin: true };
    expect(await findVideoFile(deps, 'stray.mp4', admin)).toMatchObject({ caching: 'never' });
    await expect(findVideoFile(deps, 'canary.txt', admin)).rejects.toMatchObject({ code: 'video_not_found' });
  });

  it('does not treat a recorded file as final before it is processed, since it is replaced under its name', async () => {
    await deps.place(deps.tiers.local, 'by-hand.mp4');
    await deps.videos.insert(aVideo().playing({ filename: 'by-hand.mp4' }).pending().unsaved());
    await deps.index.refresh();
    expect(await findVideoFile(deps, 'by-hand.mp4')).toMatchObject({ caching: 'never' });
  });

  it('requires revalidation of a file that a person named, since another may get the name', async () => {
    await deps.place(deps.tiers.local, 'by-hand.mp4');
    await deps.videos.insert(aVideo().playing({ filename: 'by-hand.mp4', isNamedByHand: true }).unsaved());
    expect(await findVideoFile(deps, 'by-hand.mp4')).toMatchObject({ caching: 'revalidated' });
    await deps.index.refresh();
    expect(await findVideoFile(deps, 'by-hand.mp4')).toMatchObject({ caching: 'revalidated' });
  });

  it('finds a file by its earlier name, unless another file has that name', async () => {
    await deps.place(deps.tiers.local, 'film-1.mp4');
    const { id } = await deps.videos.insert(
      aVideo()
        .playing({ filename: 'film-1.mp4', formerNames: ['film.webm'] })
        .unsaved(),
    );
    const renamed = { info: { name: 'film-1.mp4' }, caching: 'revalidated' };
    expect(await findVideoFile(deps, 'film.webm')).toMatchObject(renamed);
    await deps.place(deps.tiers.local, 'film.webm', 'another film');
    expect(await findVideoFile(deps, 'film.webm')).toMatchObject(renamed);
    const asAdmin = await findVideoFile(deps, 'film.webm', { isAdmin: true });
    expect(asAdmin).toMatchObject({ info: { name: 'film.webm' }, caching: 'never' });
    await deps.videos.remove(id);
    await expect(findVideoFile(deps, 'film.webm')).rejects.toMatchObject({ code: 'video_not_found' });
  });

  it('asks the cloud only for files that a record has there', async () => {
    await deps.place(deps.tiers.cloud, 'known.mp4');
    await deps.place(deps.tiers.cloud, 'unknown.mp4');
    await deps.videos.insert(aVideo().playing({ filename: 'known.mp4', storagePath: 'known.mp4' }).unsaved());
    expect(await findVideoFile(deps, 'known.mp4')).toMatchObject({ store: deps.tiers.cloud });
    await expect(findVideoFile(deps, 'unknown.mp4')).rejects.toMatchObject({ code: 'video_not_found' });
  });

  it('finds the cloud copy of a file that is being replaced', async () => {
    await deps.place(deps.tiers.cloud, 'old.mp4');
    await deps.videos.insert(
      aVideo().playing({ filename: 'old.mp4', storagePath: 'old.mp4' }).beingReplacedBy('new.mp4').unsaved(),
    );
    expect(await findVideoFile(deps, 'old.mp4')).toMatchObject({ store: deps.tiers.cloud });
  });

  it('shows an upload that is not processed yet, as one that will change', async () => {
    await deps.place(deps.tiers.incoming, 'raw.mp4');
    await deps.videos.insert(aVideo().playing({ filename: 'raw.mp4' }).pending().unsaved());
    expect(await findVideoFile(deps, 'raw.mp4')).toMatchObject({ caching: 'never' });
  });

  it('returns the external address of a video', async () => {
    const storageUrl = 'https://example.org/v.mp4';
    await deps.videos.insert(aVideo().playing({ filename: 'far.mp4', storageUrl }).unsaved());
    expect(await findVideoFile(deps, 'far.mp4')).toEqual({ location: storageUrl });
  });

  it('does not find the lost file of a record', async () => {
    await deps.videos.insert(aVideo().playing({ filename: 'lost.mp4' }).unsaved());
    await expect(findVideoFile(deps, 'lost.mp4')).rejects.toMatchObject({ code: 'video_not_found' });
  });
});
