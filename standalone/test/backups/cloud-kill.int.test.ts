import { rm } from 'node:fs/promises';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { anyPrivateS3 } from '@selah/backups/testing/private-s3';
import { describeOn } from '@selah/service-kit/testing/engines/engine';
import { eventually, SLOW_MACHINE_MS } from '@selah/service-kit/testing/eventually';
import { ADMIN, answered, openSiteToKill, type SiteToKill } from '../site-to-kill.ts';

/** For half a dozen starts of the product, one after the other, on a busy machine. */
const TIMEOUT_MS = 5 * SLOW_MACHINE_MS;

describeOn('a kill of the product with a bucket', anyPrivateS3, (s3) => {
  let site: SiteToKill;
  beforeEach(async () => {
    const { endpoint = '', bucket, prefix, accessKeyId, secretAccessKey } = s3().newBucket();
    site = await openSiteToKill({
      BACKUP_S3_ENDPOINT: endpoint,
      BACKUP_S3_BUCKET: bucket,
      BACKUP_S3_PREFIX: prefix,
      BACKUP_S3_ACCESS_KEY_ID: accessKeyId,
      BACKUP_S3_SECRET_ACCESS_KEY: secretAccessKey,
    });
  });
  afterEach(async () => {
    s3().meet(() => 'goes on');
    await site.remove();
  });

  /** Resolves when the first such request hangs. */
  function hangAt(wanted: RegExp): Promise<void> {
    const hanging = Promise.withResolvers<void>();
    s3().meet((request) => {
      if (!wanted.test(request)) return 'goes on';
      hanging.resolve();
      return 'hangs';
    });
    return hanging.promise;
  }

  const idle = () =>
    eventually(async () => {
      const answer = await site.backups();
      expect([answer.work, answer.failures]).toEqual([undefined, []]);
      return answer.backups;
    }, SLOW_MACHINE_MS);

  it(
    'is no harm, nor is the loss of all its disks: an empty installation lists what is in the bucket, fetches and restores it',
    async () => {
      const { films, kept } = site;
      const name = await site.backUp();
      await idle();
      await rm(site.data, { recursive: true });
      await rm(site.folder, { recursive: true });
      await site.killAndStart();
      await answered(200, site.admin.call('POST', '/api/auth/login', ADMIN));
      expect(await films()).toEqual([]);
      expect(await idle()).toMatchObject([{ name, place: 'cloud', state: 'unchecked', films: 1 }]);
      await answered(202, site.admin.call('POST', `/api/admin/backups/${name}/fetch`));
      await eventually(async () =>
        expect(await idle()).toContainEqual(expect.objectContaining({ name, place: 'both' })),
      );
      await answered(202, site.admin.call('POST', `/api/admin/backups/${name}/restore`));
      await eventually(async () => {
        expect(await site.questions()).toEqual([...kept]);
      }, SLOW_MACHINE_MS);
      await answered(200, site.admin.call('POST', '/api/auth/login', ADMIN));
      expect(await films()).toMatchObject([{ filename: site.film, processing: 'ready' }]);
      // What the restore replaced is copied too.
      expect(await idle()).toContainEqual(expect.objectContaining({ isBeforeRestore: true, place: 'both' }));
    },
    TIMEOUT_MS,
  );

  it(
    'while it copies loses nothing, and the next start copies on; while it fetches lists no half backup, and it can be fetched',
    async () => {
      for (const moment of [/^PUT locks\//, /^PUT contents\//, /^PUT backups\//, /^DELETE locks\//]) {
        const hanging = hangAt(moment);
        await answered(202, site.admin.call('POST', '/api/admin/backups'));
        await hanging;
        await site.keep(String(moment));
        s3().meet(() => 'goes on');
        await site.killAndStart();
        const [newest] = await idle();
        expect([moment, newest]).toMatchObject([moment, { place: 'both' }]);
        expect([moment, await site.questions()]).toEqual([moment, site.kept.toSorted()]);
        expect((await site.contentOf(newest?.name ?? '')).hasFilm).toBe(true);
      }

      const [name = ''] = await site.names();
      await rm(site.folder, { recursive: true });
      await site.killAndStart();
      expect(await idle()).toContainEqual(expect.objectContaining({ name, place: 'cloud' }));
      const hanging = hangAt(/^GET contents\//);
      await answered(202, site.admin.call('POST', `/api/admin/backups/${name}/fetch`));
      await hanging;
      s3().meet(() => 'goes on');
      await site.killAndStart();
      const { backups, failures } = await site.backups();
      expect(failures).toMatchObject([{ kind: 'fetch', backup: name, failure: 'interrupted' }]);
      expect(backups.find((backup) => backup.name === name)).toMatchObject({ place: 'cloud' });
      await answered(202, site.admin.call('POST', '/api/admin/backups/work/fetch/retry'));
      const fetched = await idle();
      expect(fetched.find((backup) => backup.name === name)).toMatchObject({ place: 'both' });
      expect(await site.contentOf(name)).toMatchObject({ hasFilm: true });
    },
    TIMEOUT_MS,
  );
});
