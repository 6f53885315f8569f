import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { AuditEntry } from '@selah/shared/contracts/audit/audit';
import { AUDIT_MS } from '@selah/shared/contracts/lifetimes';
import type { AdminData } from '../../src/adapters/open-admin-data.ts';
import { UsernameTakenError } from '../../src/domain/ports.ts';

export interface AdminDataUnderTest {
  readonly data: Omit<AdminData, 'start' | 'stop' | 'check' | 'outbox'>;
  release(): Promise<void>;
}

const NOON = new Date('2026-03-01T12:00:00.000Z');

/** The contract of everything that the admin service stores. `open` gives it empty. */
export function adminDataContract(name: string, open: () => Promise<AdminDataUnderTest>): void {
  describe(`the data of the admin service, ${name}`, () => {
    let opened: AdminDataUnderTest;
    let data: AdminDataUnderTest['data'];

    beforeEach(async () => {
      opened = await open();
      data = opened.data;
    });
    afterEach(() => opened.release());

    const ana = () => data.administrators.add({ username: 'Conceição', passwordHash: 'x' });

    describe('administrators (M-159)', () => {
      it('are found by id, address and name, whatever the keyboard made of the name', async () => {
        expect(await data.administrators.hasAny()).toBe(false);
        const added = await data.administrators.add({
          username: 'Conceição',
          passwordHash: 'x',
          email: 'a@b.org',
        });
        expect(await data.administrators.hasAny()).toBe(true);
        expect(await data.administrators.findById(added.id)).toEqual(added);
        expect(await data.administrators.findByEmail('a@b.org')).toEqual(added);
        for (const typed of ['CONCEIÇÃO', 'conceic\u0327a\u0303o'])
          expect(await data.administrators.findByUsername(typed)).toEqual(added);
        expect(await data.administrators.findByUsername('conceicao')).toBeUndefined();
        expect(await data.administrators.findById(added.id + 1)).toBeUndefined();
      });

      it('have unique names without regard to capitals, also for simultaneous requests', async () => {
        const names = ['Rui', 'rui', 'RUI', 'rUI'];
        const added = await Promise.allSettled(
          names.map((username) => data.administrators.add({ username, passwordHash: 'x' })),
        );
        const refused = added.filter((result) => result.status === 'rejected');
        expect(refused).toHaveLength(3);
        expect(refused.every(({ reason }) => reason instanceof UsernameTakenError)).toBe(true);
      });

      it('list the addresses of those who have one, and change theirs', async () => {
        const { id } = await ana();
        await data.administrators.add({ username: 'rui', passwordHash: 'x', email: 'rui@b.org' });
        expect(await data.administrators.emails()).toEqual(['rui@b.org']);
        await data.administrators.setEmail(id, 'ana@b.org');
        expect((await data.administrators.emails()).toSorted()).toEqual(['ana@b.org', 'rui@b.org']);
      });

      it('take a reset once, before it expires', async () => {
        const { id } = await ana();
        const expiry = new Date(NOON.getTime() + 1);
        await data.administrators.rememberReset(id, 'first', expiry);
        await data.administrators.rememberReset(id, 'second', expiry);
        expect(await data.administrators.findByReset('first', NOON)).toBeUndefined();
        expect(await data.administrators.findByReset('second', expiry)).toBeUndefined();
        expect(await data.administrators.findByReset('second', NOON)).toMatchObject({ id });
        const taken = await Promise.all(
          ['a', 'b', 'c'].map((hash) => data.administrators.takeReset('second', NOON, hash)),
        );
        expect(taken.filter(Boolean)).toHaveLength(1);
        expect((await data.administrators.findById(id))?.passwordHash).toBe(
          taken.find(Boolean)?.passwordHash,
        );
      });

      it('lose an outstanding reset with a new password', async () => {
        const { id } = await ana();
        await data.administrators.rememberReset(id, 'token', new Date(NOON.getTime() + 1));
        await data.administrators.setPassword(id, 'new');
        expect(await data.administrators.findByReset('token', NOON)).toBeUndefined();
        expect((await data.administrators.findById(id))?.passwordHash).toBe('new');
      });
    });

    it('descriptions of sessions are listed newest first, and removed', async () => {
      const { id: administratorId } = await ana();
      const { id: another } = await data.administrators.add({ username: 'rui', passwordHash: 'x' });
      const described = (id: string, openedAt: number, owner = administratorId) =>
        data.sessionDescriptions.add({
          id,
          administratorId: owner,
          openedAt,
          browser: 'Firefox',
          address: '',
        });
      for (const [index, id] of ['a', 'b', 'c', 'd'].entries()) await described(id, index);
      await described('other', 5, another);
      const ids = async () => (await data.sessionDescriptions.listOf(administratorId)).map(({ id }) => id);
      expect(await data.sessionDescriptions.listOf(another)).toEqual([
        { id: 'other', openedAt: 5, browser: 'Firefox', address: '' },
      ]);
      await data.sessionDescriptions.removeOpenedBefore(1);
      await data.sessionDescriptions.remove('c');
      expect(await ids()).toEqual(['d', 'b']);
      await data.sessionDescriptions.removeAllOf(administratorId);
      expect(await ids()).toEqual([]);
    });

    it('M-165 settings are empty at first, and only change from what they were based on', async () => {
      const empty = { headerAdCode: '', footerAdCode: '' };
      expect(await data.settings.get()).toEqual(empty);
      const first = { headerAdCode: 'a', footerAdCode: 'b' };
      const puts = await Promise.all(
        ['a', 'x', 'y'].map((headerAdCode) => data.settings.put({ ...first, headerAdCode }, NOON, empty)),
      );
      expect(puts.filter(Boolean)).toHaveLength(1);
      await data.settings.put(first, NOON);
      expect(await data.settings.put(empty, NOON, { ...first, footerAdCode: 'z' })).toBe(false);
      expect(await data.settings.get()).toEqual(first);
    });

    it('of the versions of the ads the last ten are kept', async () => {
      const ids: number[] = [];
      for (let count = 1; count <= 12; count += 1) {
        const codes = { headerAdCode: `${count}`, footerAdCode: '' };
        ids.push(await data.adVersions.add({ ...codes, savedAt: NOON, savedBy: 'ana' }));
      }
      const listed = await data.adVersions.list();
      expect(listed.map(({ headerAdCode }) => headerAdCode)).toEqual([
        '12',
        '11',
        '10',
        '9',
        '8',
        '7',
        '6',
        '5',
        '4',
        '3',
      ]);
      expect(listed[0]).toMatchObject({ savedAt: NOON.toISOString(), savedBy: 'ana' });
      await data.adVersions.remove(ids.at(-1) ?? 0);
      expect((await data.adVersions.list())[0]?.headerAdCode).toBe('11');
    });

    it('a version of the contact is added once, and the last ten are kept', async () => {
      expect(await data.contacts.current()).toEqual({ version: 0, contact: null });
      const contact = { name: 'Lia', isWhatsApp: false, email: 'lia@b.org', texts: { pt: 'Ligue.' } };
      const version = { savedAt: NOON.toISOString(), savedBy: 'ana' };
      expect(await data.contacts.add({ ...version, id: 1, contact })).toBe(true);
      expect(await data.contacts.add({ ...version, id: 1, contact: null })).toBe(false);
      expect(await data.contacts.current()).toEqual({ version: 1, contact });
      for (let id = 2; id <= 12; id += 1) await data.contacts.add({ ...version, id, contact: null });
      expect((await data.contacts.list()).map(({ id }) => id)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3]);
      expect(await data.contacts.current()).toEqual({ version: 12, contact: null });
    });

    describe('what administrators did', () => {
      const entry = (id: string, at: string, more: Partial<AuditEntry> = {}): AuditEntry => ({
        ...{ id, at, action: 'signed-in', administrator: 'ana', address: '203.0.113.7', object: {} },
        ...more,
      });

      it('is listed newest first in pages, also within one moment, each entry once', async () => {
        const at = NOON.toISOString();
        for (const id of ['a', 'c', 'b', 'b']) await data.auditLog.add(entry(id, at));
        const later = entry('z', new Date(NOON.getTime() + 1).toISOString(), {
          object: { id: '12', count: 2 },
        });
        await data.auditLog.add(later);
        expect(await data.auditLog.list(undefined, 2)).toEqual([later, entry('c', at)]);
        expect((await data.auditLog.list({ at, id: 'c' }, 10)).map(({ id }) => id)).toEqual(['b', 'a']);
        expect(await data.auditLog.hasAny('ana', ['signed-out', 'signed-in'])).toBe(true);
        expect(await data.auditLog.hasAny('ana', ['signed-out'])).toBe(false);
        expect(await data.auditLog.hasAny('rui', ['signed-in'])).toBe(false);
      });

      it('counts failed logins of one address and hour in one entry', async () => {
        const at = NOON.getTime();
        for (let count = 0; count < 3; count += 1)
          await data.auditLog.addFailedSignIn({
            at: at + count,
            administrator: 'ana',
            address: '203.0.113.7',
          });
        await data.auditLog.addFailedSignIn({ at, address: '203.0.113.7' });
        expect(await data.auditLog.list(undefined, 10)).toMatchObject([
          { at: new Date(at + 2).toISOString(), administrator: 'ana', object: { count: 3 } },
          { at: new Date(at).toISOString(), object: { count: 1 } },
        ]);
      });

      it('is forgotten after a year', async () => {
        await data.auditLog.add(entry('old', NOON.toISOString()));
        await data.auditLog.add(entry('new', new Date(NOON.getTime() + AUDIT_MS + 1).toISOString()));
        expect((await data.auditLog.list(undefined, 10)).map(({ id }) => id)).toEqual(['new']);
      });
    });

    it('alarms and the first visit are remembered', async () => {
      expect(await data.alarms.read()).toEqual([]);
      const episode = {
        subject: 'disk',
        title: 't',
        advice: 'a',
        tone: 'bad',
        wrongMs: 1,
        wellMs: 0,
      } as const;
      await data.alarms.write([episode]);
      await data.alarms.write([{ ...episode, told: 'bad' }]);
      expect(await data.alarms.read()).toEqual([{ ...episode, told: 'bad' }]);
      expect(await data.firstVisit.isOpen()).toBe(false);
      await data.firstVisit.setOpen(true);
      expect(await data.firstVisit.isOpen()).toBe(true);
      await data.firstVisit.setOpen(false);
      expect(await data.firstVisit.isOpen()).toBe(false);
    });
  });
}
