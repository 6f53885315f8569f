import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { eventually, SLOW_MACHINE_MS } from '@selah/service-kit/testing/eventually';
import { auditListSchema } from '@selah/shared/contracts/audit/audit';
import { ADMIN, answered, openSiteToKill, type SiteToKill } from '../site-to-kill.ts';
import type { Moment } from '../stand-still-at.ts';

/** For a dozen starts of the product, one after the other, on a busy machine. */
const TIMEOUT_MS = 5 * SLOW_MACHINE_MS;

let site: SiteToKill;
beforeEach(async () => {
  site = await openSiteToKill();
});
afterEach(() => site.remove());

const LIST = '/copies/backups/[^/]+\\.json$';

describe('a kill of the product while it makes a backup', () => {
  const moments: Readonly<Record<string, Moment>> = {
    'the databases are copied': { when: 'before', call: 'link', paths: '/data/\\.backup/' },
    'a file is held': { when: 'after', call: 'link', paths: '/data/\\.backup/' },
    'a content is in the store': { when: 'after', call: 'rename', paths: ' -> .+/contents/' },
    'all is there but its list of files': { when: 'before', call: 'rename', paths: LIST },
    'its list of files is there': { when: 'after', call: 'rename', paths: LIST },
    'contents of no backup are being deleted': { when: 'after', call: 'rm', paths: '/contents/' },
  };

  it(
    'loses nothing that was acknowledged, lists no half backup, and the next one succeeds',
    async () => {
      await site.backUp();
      for (const [when, moment] of Object.entries(moments)) {
        const before = new Set(await site.names());
        const asked = [...site.kept];
        // A content of no backup.
        await mkdir(join(site.folder, 'contents/00'), { recursive: true });
        await writeFile(join(site.folder, 'contents/00', '0'.repeat(64)), '');
        await site.until(moment, () => answered(202, site.admin.call('POST', '/api/admin/backups')));
        expect((await site.backups()).work).toMatchObject({ kind: 'backup' });
        await site.keep(when);
        await site.killAndStart();

        expect([when, await site.questions()]).toEqual([when, site.kept.toSorted()]);
        expect(await site.films()).toMatchObject([{ filename: site.film, processing: 'ready' }]);
        const { work, failures, backups } = await site.backups();
        expect([when, work, failures]).toMatchObject([
          when,
          undefined,
          [{ kind: 'backup', failure: 'interrupted' }],
        ]);
        const isWhole = moment.call === 'rm' || (moment.paths === LIST && moment.when === 'after');
        expect([when, backups.some(({ name }) => !before.has(name))]).toEqual([when, isWhole]);
        // What is listed is whole.
        for (const { name } of backups) {
          const { words, hasFilm } = await site.contentOf(name);
          expect([when, hasFilm]).toEqual([when, true]);
          if (!before.has(name)) expect(words).toEqual(expect.arrayContaining(asked));
        }

        const next = await site.contentOf(await site.backUp());
        expect([when, next]).toEqual([when, { words: site.kept.toSorted(), hasFilm: true }]);
        expect(await readdir(site.data)).not.toContain('.backup');
        expect(await readdir(join(site.folder, 'contents/00'))).not.toContain('0'.repeat(64));
      }
    },
    TIMEOUT_MS,
  );
});

describe('a kill of the product while it puts a backup in place', () => {
  const phase = (nth: number, when: Moment['when']): Moment => ({
    when,
    call: 'rename',
    paths: '/\\.restore/phase$',
    nth,
  });
  const OLD_ASIDE: Moment = { when: 'after', call: 'rename', paths: ' -> .+/\\.restore/old/' };
  const NEW_IN_PLACE: Moment = { when: 'after', call: 'rename', paths: '/\\.restore/new/.+ -> ' };

  const tooEarly: Readonly<Record<string, Moment>> = {
    'the data from before are not backed up': { when: 'before', call: 'rename', paths: LIST },
    'a file is staged': { when: 'after', call: 'utimes', paths: '/\\.restore/new/' },
    'all is staged but not marked as complete': phase(1, 'before'),
  };
  const STAGED = phase(1, 'after');
  /** From then on the site is closed, and a backup is made before anything is moved. */
  const lateEnough: Readonly<Record<string, readonly Moment[]>> = {
    'all is staged and marked as complete': [],
    'the last backup is complete but for its list of files': [
      { when: 'before', call: 'rename', paths: LIST },
    ],
    'the last backup is complete': [{ when: 'after', call: 'rename', paths: LIST }],
    'the last backup is noted': [phase(1, 'after')],
    // The first start after the kill is killed as well.
    'an old entry is aside, and again when a new one is in place': [OLD_ASIDE, NEW_IN_PLACE],
    'the old entries are aside': [phase(2, 'after')],
    'the new entries are in place': [phase(3, 'after')],
    'the old ones are to be deleted': [{ when: 'after', call: 'rm', paths: '/\\.restore/phase$' }],
  };

  async function restoreUntil(name: string, moment: Moment): Promise<void> {
    await site.until(moment, () =>
      answered(202, site.admin.call('POST', `/api/admin/backups/${name}/restore`)),
    );
  }

  const restored = async () =>
    auditListSchema
      .parse(await answered(200, site.admin.call('GET', '/api/admin/audit')))
      .filter(({ action }) => action === 'backup-restored');

  it(
    'leaves the data from before until the new ones are complete, the new ones from then on, and a backup of those from before',
    async () => {
      const first = await site.backUp();
      const content = await readFile(join(site.data, 'videos/files', site.film));
      await answered(200, site.admin.call('DELETE', '/api/videos/all'));
      for (const [when, moment] of Object.entries(tooEarly)) {
        await restoreUntil(first, moment);
        await site.keep(when);
        await site.killAndStart();
        expect([when, await site.questions(), await site.films()]).toEqual([when, site.kept.toSorted(), []]);
        expect((await site.backups()).failures).toMatchObject([{ kind: 'restore', failure: 'interrupted' }]);
        expect([when, await readdir(site.data)]).not.toEqual([when, expect.arrayContaining(['.restore'])]);
      }

      for (const [when, [moment, ofTheStart]] of Object.entries(lateEnough)) {
        await answered(200, site.admin.call('DELETE', '/api/videos/all'));
        await restoreUntil(first, STAGED);
        // The backup that is made before the staging has it not.
        await site.keep(when);
        const before = await site.questions();
        if (moment) await site.until(moment, async () => site.goOn());
        if (ofTheStart) await site.killAndStart(ofTheStart);
        await site.killAndStart();
        expect([when, await site.questions()]).toEqual([when, ['first']]);
        expect(await site.films()).toMatchObject([{ filename: site.film, processing: 'ready' }]);
        expect((await readFile(join(site.data, 'videos/files', site.film))).equals(content)).toBe(true);
        await eventually(async () =>
          expect(await restored()).toMatchObject([{ administrator: ADMIN.username, object: { id: first } }]),
        );
        expect([when, await readdir(site.data)]).not.toEqual([when, expect.arrayContaining(['.restore'])]);
        const [newest = ''] = await site.names();
        expect([when, await site.contentOf(newest)]).toEqual([when, { words: before, hasFilm: false }]);
      }

      expect(await site.contentOf(await site.backUp())).toEqual({ words: ['first'], hasFilm: true });
    },
    TIMEOUT_MS,
  );
});
