import { describe, expect, it } from '@jest/globals';
import { carriesAds, speaksPortugueseOnly } from './paths.ts';

describe('ads', () => {
  it.each(['/', '/no/such/page', '/administration', '/debugging', '/%E0%A4%A'])('may stand on %s', (path) => {
    expect(carriesAds(path)).toBe(true);
  });

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
  ])('never stand on %s', (path) => {
    expect(carriesAds(path)).toBe(false);
  });
});

describe('the administration', () => {
  it.each(['/admin', '/admin/', '/Admin', '/%61dmin'])('M-012 speaks Portuguese only on %s', (path) => {
    expect(speaksPortugueseOnly(path)).toBe(true);
  });

  it.each(['/', '/administration', '/admin/x', '/debug/videos'])('is not %s', (path) => {
    expect(speaksPortugueseOnly(path)).toBe(false);
  });
});
