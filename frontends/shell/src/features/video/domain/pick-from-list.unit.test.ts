import { describe, expect, it } from '@jest/globals';
import { aVideo } from '../../../testing/a-video.ts';
import { pickFromList } from './pick-from-list.ts';

const context = { language: 'pt' as const, lastId: undefined, problematic: [], random: () => 0.5 };
const three = [aVideo({ id: 1 }), aVideo({ id: 2 }), aVideo({ id: 3 })];

describe('M-192 one video from the list', () => {
  it('shuffles with the random it is given', () => {
    const firsts = [0, 0.4, 0.99].map(
      (value) => pickFromList(three, { ...context, random: () => value })?.id,
    );
    expect(new Set(firsts).size).toBeGreaterThan(1);
  });

  it('avoids the last played and the problematic ones', () => {
    expect(pickFromList(three, { ...context, lastId: 1, problematic: [3] })?.id).toBe(2);
  });

  it('repeats rather than showing nothing', () => {
    expect(pickFromList([aVideo({ id: 1 })], { ...context, lastId: 1 })?.id).toBe(1);
    expect(pickFromList(three, { ...context, lastId: 1, problematic: [2, 3] })?.id).not.toBe(1);
  });

  it('takes only playable videos of the language', () => {
    const others = [
      aVideo({ language: 'es' }),
      aVideo({ processing: 'pending' }),
      aVideo({ processing: 'failed' }),
    ];
    expect(pickFromList(others, context)).toBeUndefined();
  });
});
