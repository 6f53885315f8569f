import { describe, expect, it } from '@jest/globals';
import { aVideo } from '../../../testing/a-video.ts';
import {
  afterPlaybackFailed,
  afterPlaybackRecovered,
  afterShowing,
  excludedIds,
  pickFromList,
  type ShownVideos,
} from './video-choice.ts';

const none: ShownVideos = { seen: [], problematic: [] };
const running = { isComplete: false, totalVideos: 5 };
const complete = { isComplete: true, totalVideos: 5 };

describe('which videos are excluded', () => {
  it('M-186 M-187 a shown video is added to the seen ones of its language', () => {
    const shown = [3, 1, 3].reduce((before, id) => afterShowing(before, id, running), none);
    expect(shown.seen).toEqual([1, 3]);
    expect(excludedIds(shown)).toEqual([1, 3]);
  });

  it('M-188 Q33 a complete cycle starts again with this video and keeps the problematic ones', () => {
    const shown = afterShowing({ seen: [1, 2, 3, 4], problematic: [2] }, 5, complete);
    expect(shown).toEqual({ seen: [5], problematic: [2] });
  });

  it('Q33 when all videos are problematic they are tried again', () => {
    expect(afterShowing({ seen: [], problematic: [1, 2, 3, 4, 5] }, 5, complete).problematic).toEqual([]);
  });

  it('M-190 a video that failed to play is excluded until it plays', () => {
    const failed = afterPlaybackFailed({ seen: [1, 2], problematic: [] }, 2);
    expect(excludedIds(failed)).toEqual([2, 1]);
    expect(afterPlaybackRecovered(failed, 2).problematic).toEqual([]);
  });

  it('Q33 excludes at most 400, keeping the problematic and the newest seen', () => {
    const seen = Array.from({ length: 1000 }, (_, index) => index + 1);
    const ids = excludedIds({ seen, problematic: [7, 8] });
    expect(ids).toHaveLength(400);
    expect(ids.slice(0, 3)).toEqual([7, 8, 603]);
    expect(ids.at(-1)).toBe(1000);
    expect(excludedIds({ seen, problematic: seen })).toHaveLength(400);
  });
});

const context = { language: 'pt' as const, lastId: undefined, problematic: [], random: () => 0.5 };
const three = [aVideo({ id: 1 }), aVideo({ id: 2 }), aVideo({ id: 3 })];

describe('M-192 picking a video from the list', () => {
  it('shuffles with the given random function', () => {
    const firsts = [0, 0.4, 0.99].map(
      (value) => pickFromList(three, { ...context, random: () => value })?.id,
    );
    expect(new Set(firsts).size).toBeGreaterThan(1);
  });

  it('avoids the last played and the problematic ones', () => {
    expect(pickFromList(three, { ...context, lastId: 1, problematic: [3] })?.id).toBe(2);
  });

  it('repeats a video rather than showing none', () => {
    expect(pickFromList([aVideo({ id: 1 })], { ...context, lastId: 1 })?.id).toBe(1);
    expect(pickFromList(three, { ...context, lastId: 1, problematic: [2, 3] })?.id).not.toBe(1);
  });

  it('picks only playable videos in the language', () => {
    const others = [
      aVideo({ language: 'es' }),
      aVideo({ processing: 'pending' }),
      aVideo({ processing: 'failed' }),
    ];
    expect(pickFromList(others, context)).toBeUndefined();
  });
});
