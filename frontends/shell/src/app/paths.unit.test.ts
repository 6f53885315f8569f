import { describe, expect, it } from '@jest/globals';
import { allowsAds, filmIn, isOfAdministration, isPortugueseOnly, pageName } from './paths.ts';

describe('ads', () => {
  it.each(['/', '/no/such/page', '/administration', '/debugging', '/%E0%A4%A'])(
    'are allowed on %s',
    (path) => {
      expect(allowsAds(path)).toBe(true);
    },
  );

  it.each([
    '/admin',
    '/admin/',
    '/ADMIN',
    '/login',
    '/%6Cogin',
    '/user-messages',
    '/user-messages/',
    '/debug/videos',
    '/debug/video-status',
    '/debug/anything',
  ])('are not allowed on %s', (path) => {
    expect(allowsAds(path)).toBe(false);
  });
});

describe('the administration', () => {
  it.each(['/admin', '/admin/', '/Admin', '/%61dmin'])('M-012 is in Portuguese only on %s', (path) => {
    expect(isPortugueseOnly(path)).toBe(true);
  });

  it.each(['/', '/administration', '/admin/x', '/debug/videos'])('does not include %s', (path) => {
    expect(isPortugueseOnly(path)).toBe(false);
  });
});

it.each([
  ['/admin/', true],
  ['/Debug/videos', true],
  ['/login', false],
  ['/', false],
])('the page at %s is for the administrator: %s', (path, expected) => {
  expect(isOfAdministration(path)).toBe(expected);
});

describe('the page of a film', () => {
  it.each([
    ['/v/7', '7'],
    ['/v/abc', 'abc'],
    ['/v/', undefined],
    ['/v/7/x', undefined],
    ['/', undefined],
  ])('at %s is of %s', (path, film) => {
    expect(filmIn(path)).toBe(film);
  });

  it('is Home to reports of errors', () => {
    expect(pageName('/v/7')).toBe('home');
    expect(pageName('/v/7/x')).toBe('notFound');
  });
});
