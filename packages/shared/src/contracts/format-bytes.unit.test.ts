import { describe, expect, it } from '@jest/globals';
import { formatBytes } from './format-bytes.ts';

describe('a file size as text (M-233, Q45)', () => {
  it.each([
    [0, '0 B'],
    [512, '512 B'],
    [1023, '1023 B'],
    [1024, '1.0 KB'],
    [1536, '1.5 KB'],
    [1024 ** 2 - 1, '1.0 MB'],
    [1024 ** 2, '1.0 MB'],
    [5.25 * 1024 ** 2, '5.3 MB'],
    [1024 ** 3, '1.0 GB'],
    [2048 * 1024 ** 3, '2048.0 GB'],
  ])('writes %d bytes as %s', (bytes, text) => {
    expect(formatBytes(bytes)).toBe(text);
  });
});
