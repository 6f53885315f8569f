import { describe, expect, it } from '@jest/globals';
import { Base64 } from './js-base64.ts';
import ResolvedUrl from './url-parse.ts';

describe('what replaces packages of tus-js-client', () => {
  it.each([
    ['/api/uploads/a1', '/api/uploads', 'http://localhost/api/uploads/a1'],
    ['a1', 'https://site.example/api/uploads/', 'https://site.example/api/uploads/a1'],
    ['https://site.example/api/uploads/a1', '/api/uploads', 'https://site.example/api/uploads/a1'],
  ])('%s at %s is %s', (link, base, expected) => {
    expect(new ResolvedUrl(link, base).toString()).toBe(expected);
  });

  it.each(['salmo-23.mp4', 'oração, paz & fé.mp4', '🙏.mp4', ''])(
    '“%s” can be read back by the server',
    (name) => {
      expect(Buffer.from(Base64.encode(name), 'base64').toString()).toBe(name);
    },
  );
});
