import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { startEmbeddedMongo } from '@selah/embedded-mongo';
import { createMongoConnection, openMongo } from '@selah/service-kit/mongo/open-mongo';
import { eventually, SLOW_MACHINE_MS } from '@selah/service-kit/testing/eventually';
import { type TemporaryFolder, temporaryFolder } from '@selah/service-kit/testing/temporary-folder';
import { auditListSchema } from '@selah/shared/contracts/audit/audit';
import { backupsSchema, type OwnBackups } from '@selah/shared/contracts/backups/backups';
import { managedVideoListSchema } from '@selah/shared/contracts/videos/managed-video';
import { z } from 'zod';
import { createHttpCaller, type HttpCaller } from '../../test/http-caller.ts';
import { freePort, type ProductToKill, startProductToKill } from '../../test/product-to-kill.ts';
import type { Moment } from '../../test/stand-still-at.ts';
import { openBackupStore } from '../backup/backup-store.ts';
import { restoreBackup } from '../backup/restore-backup.ts';

/** For a dozen starts of the product, one after the other, on a busy machine. */
const TIMEOUT_MS = 5 * SLOW_MACHINE_MS;
const ADMIN = { username: 'admin', password: 'a-long-password-1' };
const ANA = { email: 'ana@example.org', name: 'Ana', password: 'segredo1' };
const FILM = join(import.meta.dirname, '../../../services/videos/test/fixtures/two-seconds.mp4');

let scratch: TemporaryFolder;
let data: string;
let folder: string;
let env: Readonly<Record<string, string>>;
let product: ProductToKill | undefined;
let film: string;
// Their sessions outlive all kills, and all restores, since they are in the backup.
let admin: HttpCaller;
let ana: HttpCaller;
let anaId: number;
/** All that Ana was told is kept. */
let kept: string[];

beforeEach(async () => {
  scratch = await temporaryFolder();
  data = join(scratch.path, 'data');
  folder = join(scratch.path, 'copies');
  const pages = join(scratch.path, 'pages');
  await mkdir(pages);
  await writeFile(join(pages, 'index.html'), '<!doctype html><title>Selah</title>');
  const port = String(await freePort());
  env = {
    PORT: port,
    SELAH_DATA_DIR: data,
    BACKUP_DIR: folder,
    SELAH_SEED: 'none',
    SHELL_DIR: pages,
    ADMIN_DIR: pages,
    ADMIN_USERNAME: ADMIN.username,
    ADMIN_PASSWORD: ADMIN.password,
    RATE_LIMIT_SCALE: '100',
    NODE_COMPILE_CACHE: join(scratch.path, 'compiled'),
  };
  product = await startProductToKill(env);
  const url = `http://127.0.0.1:${port}`;
  admin = createHttpCaller(url);
  ana = createHttpCaller(url);
  await answered(200, admin.call('POST', '/api/auth/login', ADMIN));
  await answered(200, admin.call('POST', '/api/debug/renditions/pause'));
  const { user } = z
    .object({ user: z.object({ id: z.number() }) })
    .parse(await answered(201, ana.call('POST', '/api/site-users/register', ANA)));
  await answered(200, ana.call('POST', '/api/site-users/login', ANA));
  anaId = user.id;
  kept = [];
  await keep('first');
  film = await addFilm();
});
afterEach(async () => {
  await product?.kill();
  await scratch.remove();
});

async function answered(status: number, call: ReturnType<HttpCaller['call']>): Promise<unknown> {
  const answer = await call;
  expect(answer).toMatchObject({ status });
  return answer.body;
}

async function keep(question: string): Promise<void> {
  const message = { userId: anaId, name: 'Ana', question, message: 'Respire.', language: 'pt' };
  await answered(201, ana.call('POST', '/api/saved-messages', message));
  kept.push(question);
}

async function questions(): Promise<string[]> {
  const body = await answered(200, ana.call('GET', `/api/saved-messages/user/${anaId}`));
  return z
    .array(z.object({ question: z.string() }))
    .parse(body)
    .map(({ question }) => question)
    .toSorted();
}

const films = async () => managedVideoListSchema.parse(await answered(200, admin.call('GET', '/api/videos')));

/** Returns the name of its file. */
async function addFilm(): Promise<string> {
  const form = new FormData();
  form.set('title', 'Salmo 23');
  form.set('language', 'pt');
  form.set('videoFile', new Blob([await readFile(FILM)]), 'salmo-23.mp4');
  await answered(201, admin.call('POST', '/api/videos', form));
  return eventually(async () => {
    const [video] = await films();
    expect(video).toMatchObject({ processing: 'ready' });
    return video?.filename ?? '';
  }, SLOW_MACHINE_MS);
}

async function own(): Promise<OwnBackups> {
  const { own: found } = backupsSchema.parse(await answered(200, admin.call('GET', '/api/admin/backups')));
  if (!found) throw new Error('this product makes no backups');
  return found;
}

const names = async () => (await own()).backups.map(({ name }) => name);

/** A backup that succeeds; returns its name. */
async function backUp(): Promise<string> {
  await answered(202, admin.call('POST', '/api/admin/backups'));
  return eventually(async () => {
    const { work, failures, backups } = await own();
    expect([work, failures]).toEqual([undefined, []]);
    return backups[0]?.name ?? '';
  }, SLOW_MACHINE_MS);
}

/** Restores it beside the data, which checks each of its contents; returns what Ana kept and whether the film is there. */
async function contentOf(name: string): Promise<{ readonly words: string[]; readonly hasFilm: boolean }> {
  const directory = join(scratch.path, 'restored');
  const store = await openBackupStore(folder);
  await restoreBackup({ store, name, directory, elsewhere: {}, onProgress: () => {} });
  store.close();
  const mongo = await startEmbeddedMongo({ file: join(directory, 'database.sqlite') });
  const connection = createMongoConnection();
  await openMongo({ uri: mongo.uriFor('selah'), appName: 'test' }, connection);
  const messages = await connection.collection('saved_messages').find().toArray();
  await connection.close();
  await mongo.stop();
  const hasFilm = existsSync(join(directory, 'videos/files', film));
  await rm(directory, { recursive: true });
  return { words: messages.map(({ question }) => String(question)).toSorted(), hasFilm };
}

/** Lets the product do this until it stands still at the moment. */
async function until(moment: Moment, act: () => Promise<unknown>): Promise<void> {
  if (!product) throw new Error('the product does not run');
  const { standing } = await product.standStillAt(moment);
  await act();
  await standing;
}

async function killAndStart(at?: Moment): Promise<void> {
  await product?.kill();
  product = undefined;
  product = await startProductToKill(env, at);
}

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
      await backUp();
      for (const [when, moment] of Object.entries(moments)) {
        const before = new Set(await names());
        const asked = [...kept];
        // A content of no backup.
        await mkdir(join(folder, 'contents/00'), { recursive: true });
        await writeFile(join(folder, 'contents/00', '0'.repeat(64)), '');
        await until(moment, () => answered(202, admin.call('POST', '/api/admin/backups')));
        expect((await own()).work).toMatchObject({ kind: 'backup' });
        await keep(when);
        await killAndStart();

        expect([when, await questions()]).toEqual([when, kept.toSorted()]);
        expect(await films()).toMatchObject([{ filename: film, processing: 'ready' }]);
        const { work, failures, backups } = await own();
        expect([when, work, failures]).toMatchObject([
          when,
          undefined,
          [{ kind: 'backup', failure: 'interrupted' }],
        ]);
        const isWhole = moment.call === 'rm' || (moment.paths === LIST && moment.when === 'after');
        expect([when, backups.some(({ name }) => !before.has(name))]).toEqual([when, isWhole]);
        // What is listed is whole.
        for (const { name } of backups) {
          const { words, hasFilm } = await contentOf(name);
          expect([when, hasFilm]).toEqual([when, true]);
          if (!before.has(name)) expect(words).toEqual(expect.arrayContaining(asked));
        }

        const next = await contentOf(await backUp());
        expect([when, next]).toEqual([when, { words: kept.toSorted(), hasFilm: true }]);
        expect(await readdir(data)).not.toContain('.backup');
        expect(await readdir(join(folder, 'contents/00'))).not.toContain('0'.repeat(64));
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
  const lateEnough: Readonly<Record<string, readonly [Moment, Moment?]>> = {
    'all is staged and marked as complete': [phase(1, 'after')],
    // The first start after the kill is killed as well.
    'an old entry is aside, and again when a new one is in place': [OLD_ASIDE, NEW_IN_PLACE],
    'the old entries are aside': [phase(2, 'after')],
    'the new entries are in place': [phase(3, 'after')],
    // The staging deletes what an earlier one left.
    'the old ones are to be deleted': [{ when: 'after', call: 'rm', paths: '/\\.restore/phase$', nth: 2 }],
  };

  async function restoreUntil(name: string, moment: Moment): Promise<void> {
    await until(moment, () => answered(202, admin.call('POST', `/api/admin/backups/${name}/restore`)));
  }

  const restored = async () =>
    auditListSchema
      .parse(await answered(200, admin.call('GET', '/api/admin/audit')))
      .filter(({ action }) => action === 'backup-restored');

  it(
    'leaves the data from before until the new ones are complete, the new ones from then on, and a backup of those from before',
    async () => {
      const first = await backUp();
      const content = await readFile(join(data, 'videos/files', film));
      await answered(200, admin.call('DELETE', '/api/videos/all'));
      for (const [when, moment] of Object.entries(tooEarly)) {
        await restoreUntil(first, moment);
        await keep(when);
        await killAndStart();
        expect([when, await questions(), await films()]).toEqual([when, kept.toSorted(), []]);
        expect((await own()).failures).toMatchObject([{ kind: 'restore', failure: 'interrupted' }]);
        expect([when, await readdir(data)]).not.toEqual([when, expect.arrayContaining(['.restore'])]);
      }

      for (const [when, [moment, second]] of Object.entries(lateEnough)) {
        await answered(200, admin.call('DELETE', '/api/videos/all'));
        await keep(when);
        const before = await questions();
        await restoreUntil(first, moment);
        if (second) await killAndStart(second);
        await killAndStart();
        expect([when, await questions()]).toEqual([when, ['first']]);
        expect(await films()).toMatchObject([{ filename: film, processing: 'ready' }]);
        expect((await readFile(join(data, 'videos/files', film))).equals(content)).toBe(true);
        await eventually(async () =>
          expect(await restored()).toMatchObject([{ administrator: ADMIN.username, object: { id: first } }]),
        );
        expect([when, await readdir(data)]).not.toEqual([when, expect.arrayContaining(['.restore'])]);
        const [newest = ''] = await names();
        expect([when, await contentOf(newest)]).toEqual([when, { words: before, hasFilm: false }]);
      }

      expect(await contentOf(await backUp())).toEqual({ words: ['first'], hasFilm: true });
    },
    TIMEOUT_MS,
  );
});
