import { describe, expect, it } from '@jest/globals';
import { hash as argon2 } from '@node-rs/argon2';
import { createArgon2PasswordHasher } from './argon2-password-hasher.ts';

describe('passwords', () => {
  const passwords = createArgon2PasswordHasher();

  it('are stored as argon2id with the cost that OWASP recommends', async () => {
    expect(await passwords.hash('segredo1')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('match only themselves, with letter case and accents', async () => {
    const hash = await passwords.hash('Coração 1');
    expect(await passwords.verify(hash, 'Coração 1')).toBe(true);
    expect(await passwords.verify(hash, 'coração 1')).toBe(false);
    expect(await passwords.verify(hash, 'Coracao 1')).toBe(false);
  });

  it('match however a keyboard or a manager composes accents and spaces', async () => {
    const forms = ['corac\u0327a\u0303o 1', 'coração 1', 'coração\u00a01'];
    const hashes = await Promise.all(forms.map((form) => passwords.hash(form)));
    for (const hash of hashes)
      for (const form of forms) expect(await passwords.verify(hash, form)).toBe(true);
  });

  it('that were hashed before in another form match as they were typed then', async () => {
    const typed = 'corac\u0327a\u0303o\u00a01';
    const hash = await argon2(typed);
    expect(await passwords.verify(hash, typed)).toBe(true);
    expect(await passwords.verify(hash, 'corac\u0327a\u0303o 2')).toBe(false);
    expect(await passwords.verify(undefined, typed)).toBe(false);
  });

  it('have a different hash each time', async () => {
    expect(await passwords.hash('segredo1')).not.toBe(await passwords.hash('segredo1'));
  });

  it('never match an account that does not exist', async () => {
    expect(await passwords.verify(undefined, '')).toBe(false);
  });

  it('fail with "try again" when too many are being hashed', async () => {
    const results = await Promise.allSettled(
      Array.from({ length: 80 }, () => passwords.verify(undefined, 'x')),
    );
    const refused = results.filter((result) => result.status === 'rejected');
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.every(({ reason }) => reason.code === 'unavailable')).toBe(true);
    expect(await passwords.verify(await passwords.hash('after'), 'after')).toBe(true);
  });
});
