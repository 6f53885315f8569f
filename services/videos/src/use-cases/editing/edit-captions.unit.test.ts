import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { aVideo } from '../../../test/a-video.ts';
import { contentsOf, createTestDeps, type TestDeps } from '../../../test/use-case-deps.ts';
import type { MediaStore } from '../../domain/media-store.ts';
import type { Video } from '../../domain/video.ts';
import { removeCaptions, setCaptions } from './edit-captions.ts';

const webVtt = (words: string) => `WEBVTT\n\n00:00.500 --> 00:01.000\n${words}\n`;
const bytes = (words: string) => new TextEncoder().encode(webVtt(words));

describe('captions that are changed', () => {
  let deps: TestDeps;
  let video: Video;
  beforeEach(async () => {
    deps = await createTestDeps();
    video = await deps.videos.insert(aVideo().playing({ filename: 'a.mp4' }).unsaved());
  });
  afterEach(() => deps.remove());

  const set = (words: string, basedOn?: string, using: TestDeps = deps) =>
    setCaptions(using, { id: video.id, basedOn, file: bytes(words) });
  const stored = async () => Object.values(await contentsOf(deps.tiers.companions.captions));
  const versionOf = ({ captions }: Video) => captions?.etag ?? '';

  async function said(): Promise<string | undefined> {
    const name = (await deps.videos.find(video.id))?.captions?.name ?? '';
    return (await contentsOf(deps.tiers.companions.captions))[name];
  }

  /** Stores files only after this many calls have reached that step, so that all have read the same record. */
  function storingTogether(calls: number): TestDeps {
    const { captions } = deps.tiers.companions;
    const { promise: all, resolve: go } = Promise.withResolvers<void>();
    let reached = 0;
    const put: MediaStore['put'] = async (...file) => {
      reached += 1;
      if (reached === calls) go();
      await all;
      return captions.put(...file);
    };
    const companions = { ...deps.tiers.companions, captions: { ...captions, put } };
    return { ...deps, tiers: { ...deps.tiers, companions } };
  }

  it.each([
    ['added', undefined],
    ['replaced', 'the first words'],
  ])('by two tabs at the same moment are %s by one; the other hears of it', async (_, before) => {
    const basedOn = before === undefined ? '' : versionOf(await set(before));
    const together = storingTogether(2);
    const words = ['of the one', 'of the other'];
    const outcomes = await Promise.allSettled(words.map((said) => set(said, basedOn, together)));
    const lost = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
    expect(lost).toMatchObject([{ code: 'changed_meanwhile' }]);
    const winner = words[outcomes.findIndex(({ status }) => status === 'fulfilled')] ?? '';
    expect(await said()).toBe(webVtt(winner));
    expect(await stored()).toEqual([webVtt(winner)]);
  });

  it('to the same words by two tabs are no conflict', async () => {
    const together = storingTogether(2);
    const [one, other] = await Promise.all([set('the same', '', together), set('the same', '', together)]);
    expect(one.captions).toEqual(other.captions);
    expect(await stored()).toEqual([webVtt('the same')]);
    expect((await set('the same', '')).captions).toEqual(one.captions);
    expect(await stored()).toEqual([webVtt('the same')]);
    expect(await said()).toBe(webVtt('the same'));
  });

  it('without a version replace any, and leave no other file', async () => {
    const together = storingTogether(2);
    await Promise.all([set('of the one', undefined, together), set('of the other', undefined, together)]);
    expect(await stored()).toEqual([await said()]);
  });

  it('and removed at the same moment keep their file', async () => {
    const version = versionOf(await set('the first words'));
    const { captions } = deps.tiers.companions;
    // The same words are added again after the record was changed and before its file is deleted.
    const companions = {
      ...deps.tiers.companions,
      captions: {
        ...captions,
        delete: async (name: string) => {
          await set('the first words', '');
          return captions.delete(name);
        },
      },
    };
    const removing = { ...deps, tiers: { ...deps.tiers, companions } };
    await removeCaptions(removing, { id: video.id, basedOn: version });
    expect(await said()).toBe(webVtt('the first words'));
    expect(await stored()).toEqual([webVtt('the first words')]);
  });

  it('replace those of an older release, whose file had a fixed name', async () => {
    const { captions } = deps.tiers.companions;
    await deps.place(captions, 'a.added.vtt', webVtt('older'));
    await deps.videos.save({ ...video, captions: { name: 'a.added.vtt', etag: 'e' } });
    await expect(set('newer', 'another')).rejects.toMatchObject({ code: 'changed_meanwhile' });
    expect(await stored()).toEqual([webVtt('older')]);
    await set('newer', 'e');
    expect(await said()).toBe(webVtt('newer'));
    expect(await stored()).toEqual([webVtt('newer')]);
  });

  it('of a film with a name of the longest length have a name that the store takes', async () => {
    const filename = `${'a'.repeat(196)}.mp4`;
    const { id } = await deps.videos.insert(aVideo().playing({ filename }).unsaved());
    const { captions } = await setCaptions(deps, { id, file: bytes('long') });
    expect(await contentsOf(deps.tiers.companions.captions)).toEqual({
      [captions?.name ?? '']: webVtt('long'),
    });
  });

  it('of a video that is removed meanwhile are discarded', async () => {
    const { captions } = deps.tiers.companions;
    const put: MediaStore['put'] = async (...file) => {
      await deps.videos.remove(video.id);
      return captions.put(...file);
    };
    const companions = { ...deps.tiers.companions, captions: { ...captions, put } };
    const removed = { ...deps, tiers: { ...deps.tiers, companions } };
    await expect(set('lost', '', removed)).rejects.toMatchObject({ code: 'video_not_found' });
    expect(await stored()).toEqual([]);
  });
});
