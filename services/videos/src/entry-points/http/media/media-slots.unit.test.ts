import { describe, expect, it } from '@jest/globals';
import { createMediaSlots } from './media-slots.ts';

describe('media slots of one address', () => {
  it('are limited, independently of other addresses', () => {
    const slots = createMediaSlots(2);
    const first = slots.take('a');
    expect(slots.take('a')).toBeDefined();
    expect(slots.take('a')).toBeUndefined();
    expect(slots.take('b')).toBeDefined();
    first?.();
    expect(slots.take('a')).toBeDefined();
  });

  it('are released once, also if released twice', () => {
    const slots = createMediaSlots(2);
    const first = slots.take('a');
    slots.take('a');
    first?.();
    first?.();
    expect(slots.take('a')).toBeDefined();
    expect(slots.take('a')).toBeUndefined();
  });
});
