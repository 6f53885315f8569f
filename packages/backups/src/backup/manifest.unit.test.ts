import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { createManifest, parseManifest, serializeManifest } from './manifest.ts';

const FILE = { path: 'videos/files/a.mp4', bytes: 3, sha256: 'a'.repeat(64), modifiedAt: 1.5 };
const text = serializeManifest(createManifest(0, [FILE]));

/** As another program would write it, with the right checksum. */
function sealed(backup: unknown): string {
  const checksum = createHash('sha256').update(JSON.stringify(backup)).digest('hex');
  return JSON.stringify({ checksum, backup });
}

describe('the list of files of a backup', () => {
  it('is read as it was written', () => {
    expect(parseManifest('one', text)).toEqual({
      product: 'selah',
      format: 1,
      createdAt: '1970-01-01T00:00:00.000Z',
      files: [FILE],
    });
  });

  it('is refused wherever it was cut', () => {
    for (let length = 0; length < text.trimEnd().length; length += 1)
      expect(() => parseManifest('one', text.slice(0, length))).toThrow('The backup one is damaged');
  });

  it('is refused when one character was changed', () => {
    expect(() => parseManifest('one', text.replace('a.mp4', 'b.mp4'))).toThrow('The backup one is damaged');
  });

  it.each([
    ['another product', { ...createManifest(0, []), product: 'other' }, 'another product'],
    [
      'a newer release',
      { ...createManifest(0, []), format: 2 },
      'newer release (format 2, this one knows 1)',
    ],
    ['nothing', null, 'another product'],
    ['a file outside the data folder', createManifest(0, [{ ...FILE, path: '../../etc/x' }]), 'damaged'],
    ['an absolute path', createManifest(0, [{ ...FILE, path: '/etc/x' }]), 'damaged'],
    ['a path of Windows', createManifest(0, [{ ...FILE, path: 'C:\\x' }]), 'damaged'],
  ])('is refused if it is of %s', (_of, backup, reason) => {
    expect(() => parseManifest('one', sealed(backup))).toThrow(reason);
  });
});
