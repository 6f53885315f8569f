import { describe, expect, it } from '@jest/globals';
import { clearSessionCookie, isSecureSite, readSessionToken, setSessionCookie } from './session-cookies.ts';

const TOKEN = `${'a'.repeat(42)}Z`;

describe('session cookies', () => {
  it('cannot be read by scripts, other sites and other paths', () => {
    expect(setSessionCookie('site-user', TOKEN, { secure: false })).toBe(
      `selah_site_session=${TOKEN}; Path=/; HttpOnly; SameSite=Lax`,
    );
  });

  it('with https are secure and use the __Host- prefix', () => {
    expect(isSecureSite('https://selah.example')).toBe(true);
    expect(setSessionCookie('admin', TOKEN, { secure: true, maxAgeSeconds: 60 })).toBe(
      `__Host-selah_admin_session=${TOKEN}; Max-Age=60; Path=/; HttpOnly; Secure; SameSite=Lax`,
    );
    expect(readSessionToken(`selah_admin_session=${TOKEN}`, 'admin', { secure: true })).toBeUndefined();
  });

  it('are read back among other cookies', () => {
    const header = `theme=dark; selah_site_session=${TOKEN} ;selah_admin_session=${TOKEN.toLowerCase()}`;
    expect(readSessionToken(header, 'site-user', { secure: false })).toBe(TOKEN);
    expect(readSessionToken(header, 'admin', { secure: false })).toBe(TOKEN.toLowerCase());
  });

  it.each([
    undefined,
    '',
    'selah_site_session=',
    `xselah_site_session=${TOKEN}`,
    'selah_site_session={"$ne":""}',
  ])('ignore the invalid header %j', (header) => {
    expect(readSessionToken(header, 'site-user', { secure: false })).toBeUndefined();
  });

  it('are deleted under the same name and path', () => {
    expect(clearSessionCookie('site-user', { secure: true })).toBe(
      '__Host-selah_site_session=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax',
    );
  });
});
