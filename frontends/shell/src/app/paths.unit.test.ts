import { describe, expect, it } from '@jest/globals';
import { allowsAds, isOfAdministration, isPortugueseOnly } from './paths.ts';

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
