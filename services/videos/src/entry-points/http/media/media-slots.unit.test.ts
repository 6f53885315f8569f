import { describe, expect, it } from '@jest/globals';
import { createMediaSlots } from './media-slots.ts';

describe('the media answers of one address', () => {
  it('are so many and no more, whatever other addresses hold', () => {
    const slots = createMediaSlots(2);
    const first = slots.take('a');
    expect(slots.take('a')).toBeDefined();
    expect(slots.take('a')).toBeUndefined();
    expect(slots.take('b')).toBeDefined();
    first?.();
    expect(slots.take('a')).toBeDefined();
  });

  it('count one that is given back twice once', () => {
    const slots = createMediaSlots(2);
    const first = slots.take('a');
    slots.take('a');
    first?.();
    first?.();
    expect(slots.take('a')).toBeDefined();
    expect(slots.take('a')).toBeUndefined();
  });
});
