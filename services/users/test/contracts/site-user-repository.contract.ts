import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EmailTakenError, type SiteUserRepository } from '../../src/domain/ports.ts';
import { aSiteUser } from '../a-site-user.ts';

interface Opened {
  readonly siteUsers: SiteUserRepository;
  close(): Promise<void>;
}

/** The contract of every repository of accounts. */
export function describeSiteUserRepository(name: string, open: () => Promise<Opened>): void {
  describe(`accounts kept ${name}`, () => {
    let siteUsers: SiteUserRepository;
    let opened: Opened;

    beforeAll(async () => {
      opened = await open();
      siteUsers = opened.siteUsers;
    });
    afterAll(() => opened.close());

    it('M-160 M-166 are returned as added, with an integer id', async () => {
      const added = await siteUsers.add(aSiteUser({ email: 'first@example.org', name: 'Ana 🌅 مريم' }));
      expect(Number.isInteger(added.id)).toBe(true);
      expect(added.lastLogin).toEqual(added.createdAt);
      expect(await siteUsers.findById(added.id)).toEqual(added);
      expect(await siteUsers.findByEmail('first@example.org')).toEqual(added);
    });

    it('are absent under another id or e-mail', async () => {
      expect(await siteUsers.findById(999_999)).toBeUndefined();
      expect(await siteUsers.findByEmail('nobody@example.org')).toBeUndefined();
    });

    it('M-076 have unique e-mail addresses, also for simultaneous requests', async () => {
      const adds = Array.from({ length: 50 }, () => siteUsers.add(aSiteUser({ email: 'race@example.org' })));
      const results = await Promise.allSettled(adds);
      const refused = results.filter((result) => result.status === 'rejected');
      expect(refused).toHaveLength(49);
      expect(refused.every(({ reason }) => reason instanceof EmailTakenError)).toBe(true);
    });

    it('M-160 store the last login', async () => {
      const { id } = await siteUsers.add(aSiteUser({ email: 'login@example.org' }));
      const at = new Date('2026-05-06T07:08:09.123Z');
      await siteUsers.recordLogin(id, at);
      expect((await siteUsers.findById(id))?.lastLogin).toEqual(at);
    });

    it('are removed, and their id is not reused', async () => {
      const removed = await siteUsers.add(aSiteUser({ email: 'gone@example.org' }));
      expect(await siteUsers.remove(removed.id)).toBe(true);
      expect(await siteUsers.remove(removed.id)).toBe(false);
      expect(await siteUsers.findById(removed.id)).toBeUndefined();
      const next = await siteUsers.add(aSiteUser({ email: 'gone@example.org' }));
      expect(next.id).toBeGreaterThan(removed.id);
    });
  });
}
