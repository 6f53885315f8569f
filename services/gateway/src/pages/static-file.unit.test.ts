import { describe, expect, it } from '@jest/globals';
import { cacheControlOf, createStaticFile } from './static-file.ts';

describe('the caching of a file', () => {
  it.each([
    '/assets/index-B3xK9aQz.js',
    '/assets/index-abc_defg.css',
    '/remotes/admin/assets/App-D-3kd_1x.js.map',
  ])('is permanent when the name has a content hash: %s', (path) => {
    expect(cacheControlOf(path)).toContain('immutable');
  });

  it.each([
    '/index.html',
    '/remotes/admin/assets/remoteEntry.js',
    '/assets/hero-portrait.jpg',
    '/index-B3xK9aQz.js',
    '/assets/short-B3x.js',
  ])('is revalidated otherwise: %s', (path) => {
    expect(cacheControlOf(path)).toBe('no-cache');
  });
});

describe('the encodings of a file', () => {
  it('are omitted for pictures and for files that fit into one packet', async () => {
    const picture = await createStaticFile('/a.webp', Buffer.alloc(5000));
    const small = await createStaticFile('/a.js', Buffer.from('1'));
    expect([picture.br, picture.gzip, small.br, small.gzip]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('have an ETag that depends on the content', async () => {
    const [one, two] = await Promise.all(
      ['a', 'b'].map((text) => createStaticFile('/a.js', Buffer.from(text))),
    );
    expect(one?.identity.etag).not.toBe(two?.identity.etag);
  });
});
