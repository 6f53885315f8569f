import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { openSqlite } from '@selah/service-kit/sqlite/open-sqlite';
import { type TemporaryFolder, temporaryFolder } from '@selah/service-kit/testing/temporary-folder';
import { openBackupStore } from '../backup/backup-store.ts';
import { makeBackup } from '../backup/make-backup.ts';
import { AT_FULL_SPEED } from '../backup/pace.ts';
import { type DataPlaces, keepNewData, placeStagedData, returnOldData } from './exchange-data.ts';
import { moveAside, moveBack, readPhase, writePhase } from './restore-phase.ts';
import { stageBackup } from './stage-backup.ts';

let scratch: TemporaryFolder;
let places: DataPlaces;
let name: string;
const onProgress = () => {};
const backUp = async () => true;

const film = () => join(places.elsewhere.videos ?? '', 'files/a.mp4');
const read = (file: string) => readFile(file, 'utf8').catch(() => undefined);
const word = () => read(join(places.directory, 'word'));

/** A folder of data whose film and word are old; a backup has the new ones. */
beforeEach(async () => {
  scratch = await temporaryFolder();
  const directory = join(scratch.path, 'data');
  const videos = join(scratch.path, 'films');
  places = { directory, elsewhere: { videos } };
  await mkdir(directory);
  await mkdir(join(videos, 'files'), { recursive: true });
  openSqlite(join(directory, 'database.sqlite')).close();
  await writeFile(join(directory, 'lock.sqlite'), 'lock');
  await writeFile(film(), 'new film');
  await writeFile(join(directory, 'word'), 'new');
  const store = await openBackupStore(join(scratch.path, 'backups'), { create: true });
  ({ name } = await makeBackup({ ...places, store, now: Date.now, onProgress }));
  store.close();
  await writeFile(film(), 'old film');
  await writeFile(join(directory, 'word'), 'old');
  await writeFile(join(directory, 'only-old'), '');
});
afterEach(() => scratch.remove());

async function stage(): Promise<void> {
  const store = await openBackupStore(join(scratch.path, 'backups'));
  try {
    await stageBackup({ store, name, places, pace: AT_FULL_SPEED, onProgress });
  } finally {
    store.close();
  }
}

const expectNew = async () => {
  expect([await word(), await read(film())]).toEqual(['new', 'new film']);
  expect(await readdir(places.directory)).not.toContain('only-old');
};
const expectOld = async () => {
  expect([await word(), await read(film())]).toEqual(['old', 'old film']);
  expect(await readdir(places.directory)).toContain('only-old');
};
const expectNothingAside = async () => {
  for (const folder of [places.directory, places.elsewhere.videos ?? ''])
    expect(await readdir(folder)).not.toContain('.restore');
};

describe('data of a backup', () => {
  it('come in place of the old ones at the next start, which are deleted when the new ones run', async () => {
    await stage();
    await expectOld();
    expect(await placeStagedData(places, backUp)).toBe(true);
    await expectNew();
    expect(await read(join(places.directory, 'lock.sqlite'))).toBe('lock');
    await keepNewData(places);
    await expectNew();
    await expectNothingAside();
    expect(await placeStagedData(places, backUp)).toBe(false);
    await expectNew();
  });

  it('do not come while the old ones cannot be backed up', async () => {
    await stage();
    expect(await placeStagedData(places, async () => false)).toBe(false);
    await expectOld();
    await expectNothingAside();
  });

  it('leave again if they do not start', async () => {
    await stage();
    await placeStagedData(places, backUp);
    await returnOldData(places);
    await expectOld();
    await expectNothingAside();
    expect(await readdir(places.directory)).toContain('.restore-did-not-start');
  });

  it('are refused while nothing has changed, if a content is damaged', async () => {
    const contents = join(scratch.path, 'backups/contents');
    for (const path of await readdir(contents, { recursive: true }))
      if (path.length > 3 && (await readFile(join(contents, path), 'utf8')) === 'new film')
        await writeFile(join(contents, path), 'bad film');
    await expect(stage()).rejects.toMatchObject({ failure: 'backup_damaged' });
    await expectNothingAside();
    expect(await placeStagedData(places, backUp)).toBe(false);
    await expectOld();
  });
});

describe('a kill', () => {
  it('while data are staged leaves the old ones, and the next start deletes the rest', async () => {
    await stage();
    await rm(join(places.directory, '.restore/phase'));
    expect(await placeStagedData(places, backUp)).toBe(false);
    await expectOld();
    await expectNothingAside();
  });

  // As it is on disk when the process was killed within a step.
  const steps: readonly (readonly [string, () => Promise<void>])[] = [
    ['before the old data move', async () => {}],
    ['when one of two folders has moved aside', () => moveAside(places.directory, 'old')],
    [
      'when the old data are aside',
      async () => {
        await moveAside(places.directory, 'old');
        await moveAside(places.elsewhere.videos ?? '', 'old');
        await writePhase(places.directory, 'emptied');
      },
    ],
    [
      'when a part of the new data is in place',
      async () => {
        await moveAside(places.directory, 'old');
        await moveAside(places.elsewhere.videos ?? '', 'old');
        await writePhase(places.directory, 'emptied');
        await moveBack(places.directory, 'new');
      },
    ],
    ['when the new data are in place', async () => void (await placeStagedData(places, backUp))],
  ];

  it.each(steps)('%s leads to the new data at the next start', async (_when, until) => {
    await stage();
    await until();
    expect(await placeStagedData(places, backUp)).toBe(true);
    await expectNew();
    await keepNewData(places);
    await expectNothingAside();
  });

  it.each([
    ['begins', async () => writePhase(places.directory, 'returning')],
    [
      'has begun',
      async () => {
        await writePhase(places.directory, 'returning');
        await moveAside(places.directory, 'new');
      },
    ],
    [
      'is nearly done',
      async () => {
        await writePhase(places.directory, 'returning');
        await moveAside(places.directory, 'new');
        await moveAside(places.elsewhere.videos ?? '', 'new');
        await writePhase(places.directory, 'empty');
        await moveBack(places.directory, 'old');
      },
    ],
  ] as const)('when the return of the old data %s leads to the old data', async (_when, until) => {
    await stage();
    await placeStagedData(places, backUp);
    await until();
    expect(await placeStagedData(places, backUp)).toBe(false);
    expect(await readPhase(places.directory)).toBeUndefined();
    await expectOld();
    await expectNothingAside();
  });
});
