import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createTestDeps, type TestDeps } from '../../../test/use-case-deps.ts';
import { recordVideo } from './record-video.ts';

describe('recording a video without an upload (Q40)', () => {
  let deps: TestDeps;
  beforeEach(async () => {
    deps = await createTestDeps();
  });
  afterEach(() => deps.remove());

  it.each(['local', 'cloud'] as const)('makes a file in the %s tier pending', async (tier) => {
    await deps.place(deps.tiers[tier], 'mine.mp4');
    const video = await recordVideo(deps, { title: 'Mine', language: 'en', filename: 'mine.mp4' });
    expect(video).toMatchObject({ filename: 'mine.mp4', processing: 'pending' });
    expect(deps.announced).toEqual([`uploaded ${video.id}`]);
  });

  it('rejects a file that is in no tier', async () => {
    const nowhere = { title: 'x', language: 'en' as const, filename: 'nowhere.mp4' };
    await expect(recordVideo(deps, nowhere)).rejects.toMatchObject({ code: 'invalid_input' });
    expect(await deps.videos.list()).toEqual([]);
  });

  it('makes an external address ready, under a generated name', async () => {
    const storageUrl = 'https://example.org/v.mp4';
    const video = await recordVideo(deps, { title: 'Psalm 23', language: 'en', storageUrl });
    expect(video).toMatchObject({ filename: 'psalm-23-1.mp4', storageUrl, processing: 'ready' });
    expect(deps.announced).toEqual(['changed en']);
  });
});
