import { expect, it } from '@jest/globals';
import { probeDisk } from './probe-disk.ts';

it.each([
  [50e9, 100e9, 'good'],
  // A tenth of a large disk is enough for a long time.
  [60e9, 1000e9, 'good'],
  // A small disk is not nearly full because it is small.
  [4e9, 20e9, 'good'],
  [4e9, 100e9, 'attention'],
  [0.4e9, 100e9, 'failing'],
  [0, 100e9, 'failing'],
])('%d bytes free of %d: %s', (free, total, state) => {
  expect(probeDisk({ free, total })).toEqual({ state, amount: free, limit: total });
});
