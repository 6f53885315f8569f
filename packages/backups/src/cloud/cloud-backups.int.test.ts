import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { describeOn } from '@selah/service-kit/testing/engines/engine';
import { SLOW_MACHINE_MS } from '@selah/service-kit/testing/eventually';
import { runUntilKilled } from '@selah/service-kit/testing/killed-process';
import { describeOnSmallDisk } from '@selah/service-kit/testing/small-disk';
import { type TemporaryFolder, temporaryFolder } from '@selah/service-kit/testing/temporary-folder';
import { anyPrivateS3, objectsOf } from '../../testing/private-s3.ts';
import { type BackupStore, openBackupStore } from '../backup/backup-store.ts';
import { makeBackup } from '../backup/make-backup.ts';
import { serializeManifest } from '../backup/manifest.ts';
import { restoreBackup } from '../restore/restore-backup.ts';
import { type CloudBackups, createCloudBackups, keyOfContent, keyOfManifest } from './cloud-backups.ts';
import { copyToCloud } from './copy-to-cloud.ts';
import { fetchFromCloud } from './fetch-from-cloud.ts';
import type { S3ObjectsConfig } from './s3-objects.ts';

const PROGRAM = new URL('../../test/cloud-copy.ts', import.meta.url);
const DAY_MS = 86_400_000;
const FILMS = 12;
const onProgress = () => {};

let scratch: TemporaryFolder;
let data: string;
let folder: string;
let clock: number;
let config: S3ObjectsConfig;
let cloud: CloudBackups;

beforeEach(async () => {
  scratch = await temporaryFolder();
  data = join(scratch.path, 'data');
  folder = join(scratch.path, 'backups');
  clock = Date.parse('2026-03-10T12:00:00Z');
  await mkdir(join(data, 'videos/files'), { recursive: true });
  for (let film = 0; film < FILMS; film += 1) await aFilm(film);
  const database = new DatabaseSync(join(data, 'database.sqlite'));
  database.exec('CREATE TABLE records (text TEXT)');
  database.close();
});
afterEach(() => scratch.remove());

const aFilm = (film: number) =>
  writeFile(join(data, `videos/files/film-${film}.mp4`), `film ${film} `.repeat(5_000));

async function withStore<Result>(
  use: (store: BackupStore) => Promise<Result>,
  path = folder,
): Promise<Result> {
  const store = await openBackupStore(path, { create: true });
  try {
    return await use(store);
  } finally {
    store.close();
  }
}

/** Returns its name. */
async function backUp(): Promise<string> {
  const now = () => clock;
  const { name } = await withStore((store) =>
    makeBackup({ directory: data, elsewhere: {}, store, now, onProgress }),
  );
  return name;
}

const copy = (to = cloud) => withStore((store) => copyToCloud({ store, cloud: to, onProgress }));

/** Into a folder of backups of its own, as of an empty installation. */
const newFolder = () => join(scratch.path, 'new');
const fetchBack = (name: string, path = newFolder()) =>
  withStore((store) => fetchFromCloud({ store, cloud, name, onProgress }), path);

/** Restores it, which checks each content, and reads a film of it. */
async function filmOf(name: string, path: string, film = 3): Promise<string> {
  const directory = join(scratch.path, 'restored');
  await withStore((store) => restoreBackup({ store, name, directory, elsewhere: {}, onProgress }), path);
  const text = await readFile(join(directory, `videos/files/film-${film}.mp4`), 'utf8');
  await rm(directory, { recursive: true });
  return text.slice(0, 6);
}

async function shaOf(path: string): Promise<string> {
  const { files } = await withStore(async (store) => store.read((await store.list()).at(-1) ?? ''));
  return files.find((file) => file.path === path)?.sha256 ?? '';
}

describeOn('backups in a bucket', anyPrivateS3, (s3) => {
  beforeEach(() => {
    config = s3().newBucket();
    cloud = createCloudBackups(objectsOf(config));
    s3().requests.length = 0;
  });
  afterEach(() => {
    s3().meet(() => 'goes on');
    s3().setPublic(false);
  });

  const sent = () => s3().requests.filter((request) => /^PUT (contents|backups)\//.test(request));

  it('are laid out like the folder, their list of files comes last, and one can be restored from there alone', async () => {
    const name = await backUp();
    const { copied, sentBytes } = await copy();
    expect([copied, sentBytes > 0]).toEqual([[name], true]);
    expect(sent().at(-1)).toBe(`PUT backups/${name}.json`);
    expect(sent()).toHaveLength(FILMS + 2);
    expect(await cloud.list()).toEqual([name]);

    await fetchBack(name);
    expect(await filmOf(name, newFolder())).toBe('film 3');
    const directory = join(scratch.path, 'straight');
    expect(await restoreBackup({ store: cloud, directory, elsewhere: {}, onProgress })).toBe(name);
    expect(await readFile(join(directory, 'videos/files/film-4.mp4'), 'utf8')).toContain('film 4 ');
  });

  it('take only what is new, and nothing if nothing is', async () => {
    await backUp();
    await copy();
    clock += DAY_MS;
    await aFilm(FILMS);
    const name = await backUp();
    s3().requests.length = 0;
    await copy();
    // The database of the second backup has the same content.
    expect(sent()).toEqual([
      `PUT ${keyOfContent(await shaOf(`videos/files/film-${FILMS}.mp4`))}`,
      `PUT ${keyOfManifest(name)}`,
    ]);
    s3().requests.length = 0;
    expect(await copy()).toMatchObject({ copied: [], sentBytes: 0 });
    expect(sent()).toEqual([]);
  });

  it(
    'stay by the same rule as here, and what no backup has any more is deleted',
    async () => {
      const names: string[] = [];
      for (let day = 0; day < 16; day += 1) {
        await writeFile(join(data, 'videos/files/of-the-day.mp4'), `day ${day}`);
        names.push(await backUp());
        await copy();
        await withStore((store) => store.deleteExpired());
        clock += DAY_MS;
      }
      const here = await withStore((store) => store.list());
      expect(await cloud.list()).toEqual(here);
      expect(here.length).toBeLessThan(names.length);
      const manifests = await Promise.all(here.map((name) => cloud.read(name)));
      const used = new Set(manifests.flatMap(({ files }) => files.map(({ sha256 }) => sha256)));
      expect(new Set((await cloud.contents()).keys())).toEqual(used);
    },
    SLOW_MACHINE_MS,
  );

  it('are not put where anyone can read them', async () => {
    await backUp();
    s3().setPublic(true);
    await expect(copy()).rejects.toMatchObject({ failure: 'cloud_public' });
    expect(await cloud.objects.list('')).toEqual([]);
  });

  it('lack what is damaged here, and have the rest', async () => {
    const good = await backUp();
    clock += DAY_MS;
    await aFilm(FILMS);
    const bad = await backUp();
    const sha256 = await shaOf(`videos/files/film-${FILMS}.mp4`);
    await writeFile(join(folder, keyOfContent(sha256)), `FILM ${FILMS} `.repeat(5_000));
    expect(await copy()).toMatchObject({ copied: [good], damaged: [bad] });
    expect(await cloud.list()).toEqual([good]);
    expect((await cloud.contents()).has(sha256)).toBe(false);
  });

  it(
    'go on after a kill at any content with what is missing, and no half one is listed',
    async () => {
      const name = await backUp();
      for (const count of ['1', '5', '3']) {
        await runUntilKilled(PROGRAM, ['copy', folder, JSON.stringify(config)], count);
        expect([count, await cloud.list()]).toEqual([count, []]);
      }
      s3().requests.length = 0;
      await copy();
      expect(sent().length).toBeLessThanOrEqual(FILMS + 2 - 9);
      expect(await cloud.list()).toEqual([name]);
      await fetchBack(name);
      expect(await filmOf(name, newFolder())).toBe('film 3');
    },
    SLOW_MACHINE_MS,
  );

  it(
    'are fetched on after a kill at any content, and no half one is listed',
    async () => {
      const name = await backUp();
      await copy();
      for (const count of ['1', '6']) {
        await runUntilKilled(PROGRAM, ['fetch', newFolder(), JSON.stringify(config), name], count);
        expect(await withStore((store) => store.list(), newFolder())).toEqual([]);
      }
      s3().requests.length = 0;
      await fetchBack(name);
      const read = s3().requests.filter((request) => request.startsWith('GET contents/'));
      expect(read.length).toBeLessThanOrEqual(FILMS + 1 - 6);
      expect(await filmOf(name, newFolder())).toBe('film 3');
    },
    SLOW_MACHINE_MS,
  );

  it(
    'are complete or not in the list when the line breaks at any request',
    async () => {
      await backUp();
      s3().requests.length = 0;
      const all = createCloudBackups(objectsOf({ ...config, bucket: `${config.bucket}-all` }));
      await copy(all);
      const count = s3().requests.length;
      for (let last = 0; last < count; last += 5) {
        let passed = 0;
        s3().meet(() => (passed++ < last ? 'goes on' : 501));
        await copy().catch((error: unknown) => expect(error).toMatchObject({ failure: 'cloud_unreachable' }));
        s3().meet(() => 'goes on');
        for (const name of await cloud.list()) {
          const { files } = await cloud.read(name);
          const contents = await cloud.contents();
          expect(files.filter(({ sha256, bytes }) => contents.get(sha256) !== bytes)).toEqual([]);
        }
      }
      await copy();
      expect(await cloud.list()).toHaveLength(1);
    },
    SLOW_MACHINE_MS,
  );

  it('of two programs that copy at once one gives way, and tries again later', async () => {
    const name = await backUp();
    const other = join(scratch.path, 'other');
    await withStore(
      (store) => makeBackup({ directory: data, elsewhere: {}, store, now: () => clock + 1_000, onProgress }),
      other,
    );
    const reached = Promise.withResolvers<void>();
    const gate = Promise.withResolvers<void>();
    const slow: CloudBackups = {
      ...cloud,
      objects: {
        ...cloud.objects,
        putFile: async (...args) => {
          reached.resolve();
          await gate.promise;
          return cloud.objects.putFile(...args);
        },
      },
    };
    const first = copy(slow);
    await reached.promise;
    const second = () => withStore((store) => copyToCloud({ store, cloud, onProgress }), other);
    await expect(second()).rejects.toMatchObject({ failure: 'cloud_in_use' });
    gate.resolve();
    await first;
    expect(await second()).toMatchObject({ expired: [name] });
    expect(await cloud.list()).toHaveLength(1);
  });

  it('are refused when a content was changed, cut or lost, when the list was, and when a newer release made it', async () => {
    const name = await backUp();
    await copy();
    const sha256 = await shaOf('videos/files/film-3.mp4');
    const damaged = { failure: 'backup_damaged' };
    await cloud.objects.putText(keyOfContent(sha256), 'FILM 3 '.repeat(5_000));
    await expect(fetchBack(name)).rejects.toMatchObject(damaged);
    await cloud.objects.putText(keyOfContent(sha256), 'film 3 ');
    await expect(fetchBack(name)).rejects.toMatchObject(damaged);
    await cloud.objects.delete(keyOfContent(sha256));
    await expect(fetchBack(name)).rejects.toMatchObject(damaged);
    const directory = join(scratch.path, 'straight');
    await expect(restoreBackup({ store: cloud, directory, elsewhere: {}, onProgress })).rejects.toMatchObject(
      damaged,
    );

    const list = await readFile(join(folder, keyOfManifest(name)), 'utf8');
    await cloud.objects.putText(keyOfManifest(name), list.slice(0, -20));
    await expect(fetchBack(name)).rejects.toMatchObject(damaged);
    const newer = { ...(await withStore((store) => store.read(name))), format: 99 };
    await cloud.objects.putText(keyOfManifest(name), serializeManifest(newer));
    await expect(fetchBack(name)).rejects.toMatchObject({ failure: 'newer_release' });
    await cloud.objects.delete(keyOfManifest(name));
    await expect(fetchBack(name)).rejects.toMatchObject({ failure: 'backup_missing' });
    expect(await withStore((store) => store.list(), newFolder())).toEqual([]);
  });

  it('keep all contents while a list cannot be read', async () => {
    const name = await backUp();
    await copy();
    const before = await cloud.contents();
    await cloud.objects.putText('backups/2026-03-01T12-00-00Z.json', 'of a later release');
    await rm(join(folder, keyOfManifest(name)));
    await cloud.objects.delete(keyOfManifest(name));
    clock += DAY_MS;
    await writeFile(join(data, 'videos/files/film-0.mp4'), 'another film');
    await backUp();
    await copy();
    expect([...(await cloud.contents()).keys()]).toEqual(expect.arrayContaining([...before.keys()]));
  });

  describeOnSmallDisk('on a disk of two megabytes', 2, (disk) => {
    it('are copied from a full disk', async () => {
      const path = join(disk.path, 'copied');
      const now = () => clock;
      const { name } = await withStore(
        (store) => makeBackup({ directory: data, elsewhere: {}, store, now, onProgress }),
        path,
      );
      await disk.fill();
      await withStore((store) => copyToCloud({ store, cloud, onProgress }), path);
      expect(await cloud.list()).toEqual([name]);
      await disk.free();
      await rm(path, { recursive: true });
    });

    it('are refused when they do not fit, and when it fills up meanwhile; afterwards they fit', async () => {
      await writeFile(join(data, 'videos/files/large.mp4'), Buffer.alloc(1_500_000, 'large'));
      const name = await backUp();
      await copy();
      const path = join(disk.path, 'backups');
      await expect(fetchBack(name, path)).rejects.toMatchObject({ failure: 'does_not_fit' });
      expect(await withStore((store) => store.list(), path)).toEqual([]);

      await rm(join(data, 'videos/files/large.mp4'));
      clock += DAY_MS;
      const smaller = await backUp();
      await copy();
      let answered = 0;
      const filling = withStore(
        (store) =>
          fetchFromCloud({
            store,
            cloud: {
              ...cloud,
              copyTo: async (...args) => {
                if (++answered === 3) await disk.fill();
                return cloud.copyTo(...args);
              },
            },
            name: smaller,
            onProgress,
          }),
        path,
      );
      await expect(filling).rejects.toMatchObject({ code: 'ENOSPC' });
      await disk.free();
      expect(await withStore((store) => store.list(), path)).toEqual([]);
      await fetchBack(smaller, path);
      expect(await filmOf(smaller, path)).toBe('film 3');
    });
  });
});
