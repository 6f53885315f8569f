import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { createHeldRemovals } from '@selah/service-kit/backups/removals';
import { silentLogger } from '@selah/service-kit/logging/logger';
import { openSqlite } from '@selah/service-kit/sqlite/open-sqlite';
import { describeOn } from '@selah/service-kit/testing/engines/engine';
import { eventually } from '@selah/service-kit/testing/eventually';
import { type TemporaryFolder, temporaryFolder } from '@selah/service-kit/testing/temporary-folder';
import { ownBackupsSchema } from '@selah/shared/contracts/backups/backups';
import { anyPrivateS3, objectsOf } from '../../testing/private-s3.ts';
import { createCloudBackups, keyOfContent, keyOfManifest } from '../cloud/cloud-backups.ts';
import type { S3ObjectsConfig } from '../cloud/s3-objects.ts';
import { createBackups } from './create-backups.ts';

const HOUR_MS = 3_600_000;
const NAME = '2026-03-10T12-00-00Z';
const PLACE = 's3.example.org/copies/selah/';

let scratch: TemporaryFolder;
let folder: string;
let database: ReturnType<typeof openSqlite>;
let backups: Awaited<ReturnType<typeof createBackups>>;
let clock: number;

beforeEach(async () => {
  scratch = await temporaryFolder();
  folder = join(scratch.path, 'backups');
  clock = Date.parse('2026-03-10T12:00:00Z');
});
afterEach(async () => {
  await backups.close();
  database.close();
  await scratch.remove();
});

/** What the page gets, as it is checked there. */
const read = async () => ownBackupsSchema.parse(JSON.parse(JSON.stringify(await backups.read())));

const idle = () =>
  eventually(async () => {
    const answer = await read();
    expect(answer.work).toBeUndefined();
    return answer;
  });

const places = async () => (await read()).backups.map(({ name, place }) => [name, place]);

describeOn('backups of the running product, with a bucket', anyPrivateS3, (s3) => {
  let config: S3ObjectsConfig;
  beforeEach(async () => {
    config = s3().newBucket();
    s3().requests.length = 0;
    await openSite('data');
    await idle();
  });
  afterEach(() => {
    s3().meet(() => 'goes on');
    s3().setPublic(false);
  });

  /** @param name of the data folder; a new one is an empty installation */
  async function openSite(name: string, lookEveryMs?: number): Promise<void> {
    const data = join(scratch.path, name);
    await mkdir(join(data, 'videos/files'), { recursive: true });
    for (let film = 0; film < 6; film += 1)
      await writeFile(join(data, `videos/files/${film}.mp4`), `film ${film} `.repeat(9_000));
    database = openSqlite(join(data, 'database.sqlite'));
    database.exec('CREATE TABLE IF NOT EXISTS records (text TEXT)');
    const file = join(data, 'database.sqlite');
    backups = await createBackups({
      directory: data,
      elsewhere: {},
      folder,
      timeZone: 'America/Sao_Paulo',
      running: { databases: new Map([[file, database]]), removals: createHeldRemovals() },
      cloud: { backups: cloudAt(), place: PLACE },
      restart: () => {},
      logger: silentLogger(),
      now: () => clock,
      ...(lookEveryMs && { lookEveryMs }),
    });
  }

  async function closeSite(): Promise<void> {
    await backups.close();
    database.close();
  }

  const cloudAt = () => createCloudBackups(objectsOf(config));
  const sent = () => s3().requests.filter((request) => /^PUT (contents|backups)\//.test(request));

  it('are in the cloud by themselves after each backup, and the page says so', async () => {
    expect(await read()).toMatchObject({ backups: [], cloud: { place: PLACE } });
    await backups.begin();
    const { failures } = await idle();
    expect([failures, await places()]).toEqual([[], [[NAME, 'both']]]);
    expect(sent().at(-1)).toBe(`PUT ${keyOfManifest(NAME)}`);
  });

  it('stay good here when the copy fails; it says why, is tried again by a person, or given up', async () => {
    s3().setPublic(true);
    await backups.begin();
    expect((await idle()).failures).toMatchObject([{ kind: 'copy', failure: 'cloud_public', attempts: 1 }]);
    expect(await places()).toEqual([[NAME, 'here']]);
    s3().setPublic(false);
    s3().meet((request) => (request.startsWith('PUT contents/') ? 507 : 'goes on'));
    await backups.retry('copy', { administrator: 'ana', address: '::1' });
    expect((await idle()).failures).toMatchObject([{ kind: 'copy', failure: 'cloud_full', attempts: 2 }]);
    await backups.giveUp('copy');
    expect((await read()).failures).toEqual([]);
    s3().meet(() => 'goes on');
    // Given up until the next backup.
    await closeSite();
    await openSite('data');
    await idle();
    expect(await places()).toEqual([[NAME, 'here']]);
    await backups.copy();
    expect([(await idle()).failures, await places()]).toEqual([[], [[NAME, 'both']]]);
  });

  it('are copied later by themselves when the cloud was away', async () => {
    s3().meet(() => 501);
    await backups.begin();
    expect((await idle()).failures).toMatchObject([{ kind: 'copy', failure: 'cloud_unreachable' }]);
    expect(await read()).toMatchObject({ cloud: { failure: 'cloud_unreachable' } });
    s3().meet(() => 'goes on');
    await closeSite();
    await openSite('data');
    // Too early.
    expect((await idle()).failures).toHaveLength(1);
    clock += HOUR_MS + 1;
    await closeSite();
    await openSite('data');
    expect([(await idle()).failures, await places()]).toEqual([[], [[NAME, 'both']]]);
  });

  it('are copied on by the next start when the process ends in the middle, even if the cloud hangs', async () => {
    const hanging = Promise.withResolvers<void>();
    let count = 0;
    s3().meet((request) => {
      if (!request.startsWith('PUT contents/') || ++count < 4) return 'goes on';
      hanging.resolve();
      return 'hangs';
    });
    await backups.begin();
    await hanging.promise;
    expect((await read()).work).toMatchObject({ kind: 'copy' });
    await expect(backups.begin()).rejects.toMatchObject({ code: 'backup_busy' });
    await closeSite();
    s3().meet(() => 'goes on');
    s3().requests.length = 0;
    await openSite('data');
    expect([(await idle()).failures, await places()]).toEqual([[], [[NAME, 'both']]]);
    // Six films, the database and the notes, of which three were sent; and the list of files.
    expect(sent()).toHaveLength(8 - 3 + 1);
  });

  it('wait an hour when copying has ended the process three times, which it may do again', async () => {
    for (let start = 0; start < 3; start += 1) {
      const hanging = Promise.withResolvers<void>();
      s3().meet((request) => {
        if (!request.startsWith('PUT contents/')) return 'goes on';
        hanging.resolve();
        return 'hangs';
      });
      if (start === 0) await backups.begin();
      else await openSite('data');
      await hanging.promise;
      await closeSite();
    }
    s3().meet(() => 'goes on');
    await openSite('data');
    expect((await read()).work).toBeUndefined();
    expect((await read()).failures).toMatchObject([{ kind: 'copy', failure: 'interrupted', attempts: 3 }]);
    await closeSite();
    clock += HOUR_MS + 1;
    await openSite('data');
    expect([(await idle()).failures, await places()]).toEqual([[], [[NAME, 'both']]]);
  });

  it('stop and are given up at once while the cloud hangs, and nothing is locked afterwards', async () => {
    const hanging = Promise.withResolvers<void>();
    s3().meet((request) => {
      if (!request.startsWith('PUT contents/')) return 'goes on';
      hanging.resolve();
      return 'hangs';
    });
    await backups.begin();
    await hanging.promise;
    await backups.giveUp('copy');
    expect(await read()).toMatchObject({ failures: [] });
    expect((await read()).work).toBeUndefined();
    s3().meet(() => 'goes on');
    clock += HOUR_MS;
    await backups.begin();
    // Of one day, the rule keeps the last.
    expect([(await idle()).failures, await places()]).toEqual([[], [['2026-03-10T13-00-00Z', 'both']]]);
  });

  it('begin when they are asked for, however often copies are looked for', async () => {
    await closeSite();
    await openSite('data', 1);
    for (let day = 0; day < 5; day += 1) {
      await idle();
      clock += 24 * HOUR_MS;
      await expect(backups.begin()).resolves.toBeUndefined();
    }
    expect((await idle()).failures).toEqual([]);
  });

  it('make room for a backup that is due, and are copied on after it', async () => {
    const hanging = Promise.withResolvers<void>();
    s3().meet((request) => {
      if (!request.startsWith('PUT contents/')) return 'goes on';
      hanging.resolve();
      return 'hangs';
    });
    await closeSite();
    await openSite('data', 20);
    await idle();
    await backups.begin();
    await hanging.promise;
    s3().meet(() => 'goes on');
    clock += 24 * HOUR_MS;
    await eventually(async () => {
      const { work, failures } = await read();
      expect([work, failures, await places()]).toEqual([
        undefined,
        [],
        [
          ['2026-03-11T12-00-00Z', 'both'],
          [NAME, 'both'],
        ],
      ]);
    });
  });

  it('of an installation that was lost are listed by an empty one, fetched and then as any other', async () => {
    await backups.begin();
    await idle();
    await closeSite();
    await rm(folder, { recursive: true });
    s3().requests.length = 0;
    await openSite('new');
    expect((await idle()).backups).toMatchObject([
      { name: NAME, place: 'cloud', state: 'unchecked', films: 6, createdAt: '2026-03-10T12:00:00.000Z' },
    ]);
    expect(s3().requests.filter((request) => /^(PUT|DELETE) /.test(request))).toEqual([]);
    await expect(backups.check(NAME)).rejects.toMatchObject({ code: 'backup_not_found' });
    await expect(backups.fetch('2020-01-01T00-00-00Z')).rejects.toMatchObject({ code: 'backup_not_found' });
    await backups.fetch(NAME);
    expect([(await idle()).failures, await places()]).toEqual([[], [[NAME, 'both']]]);
    await backups.check(NAME);
    expect((await idle()).backups).toMatchObject([{ state: 'whole' }]);
  });

  it('that are damaged there or of a newer release are not taken, and the page says why', async () => {
    await backups.begin();
    await idle();
    const cloud = cloudAt();
    const { files } = await cloud.read(NAME);
    await cloud.objects.putText(keyOfContent(files[2]?.sha256 ?? ''), 'something else');
    await cloud.objects.putText(keyOfManifest('2026-03-09T12-00-00Z'), 'cut');
    await closeSite();
    await rm(folder, { recursive: true });
    await openSite('new');
    expect((await idle()).backups).toMatchObject([
      { name: NAME, place: 'cloud' },
      { name: '2026-03-09T12-00-00Z', place: 'cloud', state: 'unreadable', failure: 'backup_damaged' },
    ]);
    await backups.fetch(NAME);
    expect((await idle()).failures).toMatchObject([
      { kind: 'fetch', backup: NAME, failure: 'backup_damaged', attempts: 1 },
    ]);
    expect(await places()).toContainEqual([NAME, 'cloud']);
  });

  it('are deleted in both places; what the cloud did not delete is named', async () => {
    await backups.begin();
    await idle();
    s3().meet((request) => (request.startsWith('DELETE backups/') ? 501 : 'goes on'));
    await expect(backups.remove(NAME)).rejects.toMatchObject({ code: 'backup_cloud_away' });
    expect(await places()).toEqual([[NAME, 'cloud']]);
    s3().meet(() => 'goes on');
    await backups.remove(NAME);
    expect(await places()).toEqual([]);
    await expect(backups.remove(NAME)).rejects.toMatchObject({ code: 'backup_not_found' });
    // The contents go with the next copy.
    clock += HOUR_MS;
    await backups.begin();
    await idle();
    const used = (await cloudAt().read('2026-03-10T13-00-00Z')).files.map(({ sha256 }) => sha256);
    expect([...(await cloudAt().contents()).keys()].toSorted()).toEqual([...new Set(used)].toSorted());
  });
});
