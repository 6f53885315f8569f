import { describe, expect, it } from '@jest/globals';
import { describeBrowser, roughAddress } from './session-origin.ts';

describe('the origin of a session', () => {
  it.each([
    [
      'Chrome · Windows',
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36',
    ],
    [
      'Edge · Windows',
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36 Edg/126.0.0.0',
    ],
    ['Firefox · Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0'],
    [
      'Safari · iPhone',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
    ],
    [
      'Chrome · Android',
      'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36',
    ],
    ['', 'curl/8.5.0'],
    ['', ''],
  ])('is %j for %s', (told, userAgent) => {
    expect(describeBrowser(userAgent)).toBe(told);
  });

  it.each([
    ['203.0.113.77', '203.0.113.x'],
    ['2001:db8:12:34::7', '2001:db8:12::'],
    ['::1', '::'],
    ['unknown', ''],
  ])('shortens %s to %j', (address, told) => {
    expect(roughAddress(address)).toBe(told);
  });
});
