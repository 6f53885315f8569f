import type { NewSiteUser } from '../src/domain/site-user.ts';

/** A new account, with defaults for all details that a test does not name. */
export function aSiteUser(details: Partial<NewSiteUser> = {}): NewSiteUser {
  return {
    email: 'ana@example.org',
    name: 'Ana',
    passwordHash: '$argon2id$v=19$m=19456,t=2,p=1$c2FsdHNhbHQ$aGFzaA',
    createdAt: new Date('2026-01-02T03:04:05.678Z'),
    ...details,
  };
}
