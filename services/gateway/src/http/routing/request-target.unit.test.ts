import { describe, expect, it } from '@jest/globals';
import { LENGTHS, VIDEO_LOADING } from '@selah/shared/contracts/limits';
import { targetProblem } from './request-target.ts';

describe('the request target', () => {
  it('may be the longest that our page sends', () => {
    const ids = Array.from({ length: VIDEO_LOADING.maxExcludedIds }, () => '999999999999999').join(',');
    expect(targetProblem(`/api/videos/random?language=pt&exclude_list=${ids}`)).toBeUndefined();
    const filename = encodeURIComponent('ã'.repeat(LENGTHS.filenameMax));
    expect(targetProblem(`/api/videos/file/${filename}?t=1&reload=true`)).toBeUndefined();
  });

  it.each([
    '/',
    '/api/videos/file/Salmo%2023%20(pt).mp4',
    '/api/videos?language={"$ne":""}',
    '/login?next=/../admin',
    '/a..b/c.',
  ])('may be %s', (target) => {
    expect(targetProblem(target)).toBeUndefined();
  });

  it.each([
    '',
    'api',
    '*',
    '/..',
    '/a/./b',
    '/%2E',
    '/a/%2e%2E/b',
    '/%C0%AF',
    '/a b',
    '/ä',
    '/a?b#c',
    '/a?\u0001',
  ])('may not be %j', (target) => {
    expect(targetProblem(target)).toBe('invalid_input');
  });
});
