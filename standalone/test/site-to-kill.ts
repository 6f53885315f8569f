import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@jest/globals';
import { openBackupStore } from '@selah/backups/backup-store';
import { restoreBackup } from '@selah/backups/restore-backup';
import { eventually, SLOW_MACHINE_MS } from '@selah/service-kit/testing/eventually';
import { temporaryFolder } from '@selah/service-kit/testing/temporary-folder';
import { backupsSchema, type OwnBackups } from '@selah/shared/contracts/backups/backups';
import { type ManagedVideo, managedVideoListSchema } from '@selah/shared/contracts/videos/managed-video';
import { z } from 'zod';
import { openDatabase } from '../src/open-database.ts';
import { createHttpCaller, type HttpCaller } from './http-caller.ts';
import { freePort, type ProductToKill, startProductToKill } from './product-to-kill.ts';
import type { Moment } from './stand-still-at.ts';

export const ADMIN = { username: 'admin', password: 'a-long-password-1' };
const ANA = { email: 'ana@example.org', name: 'Ana', password: 'segredo1' };
const FILM = join(import.meta.dirname, '../../services/videos/test/fixtures/two-seconds.mp4');

/**
 * The product in a process of its own, with one film and a visitor, Ana, who has kept a message, `first`. Her session and the
 * administrator's outlive all kills, and all restores, since they are in the backups.
 */
export interface SiteToKill {
  /** The data folder. */
  readonly data: string;
  /** Of the backups. */
  readonly folder: string;
  /** The name of the film's file. */
  readonly film: string;
  readonly admin: HttpCaller;
  /** What Ana was told is kept. */
  readonly kept: readonly string[];
  keep(question: string): Promise<void>;
  /** What the site says that Ana has kept, sorted. */
  questions(): Promise<string[]>;
  films(): Promise<readonly ManagedVideo[]>;
  backups(): Promise<OwnBackups>;
  /** Of backups, newest first. */
  names(): Promise<string[]>;
  /** Makes a backup that succeeds; returns its name. */
  backUp(): Promise<string>;
  /** Restores it beside the data, which checks each of its contents. */
  contentOf(name: string): Promise<{ readonly words: string[]; readonly hasFilm: boolean }>;
  /** Lets the product do this until it stands still at the moment. */
  until(moment: Moment, act: () => Promise<unknown>): Promise<void>;
  /** Lets the product go on. */
  goOn(): void;
  /** Kills it and starts it again, until it is ready or at the moment. */
  killAndStart(at?: Moment): Promise<void>;
  remove(): Promise<void>;
}

/** @throws Error if the answer has another status */
export async function answered(status: number, call: ReturnType<HttpCaller['call']>): Promise<unknown> {
  const answer = await call;
  expect(answer).toMatchObject({ status });
  return answer.body;
}

/** @param settings further variables of the environment */
export async function openSiteToKill(settings: Readonly<Record<string, string>> = {}): Promise<SiteToKill> {
  const scratch = await temporaryFolder();
  const data = join(scratch.path, 'data');
  const folder = join(scratch.path, 'copies');
  const pages = join(scratch.path, 'pages');
  await mkdir(pages);
  await writeFile(join(pages, 'index.html'), '<!doctype html><title>Selah</title>');
  const port = String(await freePort());
  const env = {
    PORT: port,
    SELAH_DATA_DIR: data,
    BACKUP_DIR: folder,
    SELAH_SEED: 'none',
    SHELL_DIR: pages,
    ADMIN_DIR: pages,
    ADMIN_USERNAME: ADMIN.username,
    ADMIN_PASSWORD: ADMIN.password,
    RATE_LIMIT_SCALE: '100',
    // That of the test run: a killed process has none of its own to leave to the next, and would strip the types of all files again.
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(scratch.path, 'compiled'),
    ...settings,
  };
  let product: ProductToKill | undefined = await startProductToKill(env);
  const url = `http://127.0.0.1:${port}`;
  const admin = createHttpCaller(url);
  const ana = createHttpCaller(url);
  await answered(200, admin.call('POST', '/api/auth/login', ADMIN));
  await answered(200, admin.call('POST', '/api/debug/renditions/pause'));
  const { user } = z
    .object({ user: z.object({ id: z.number() }) })
    .parse(await answered(201, ana.call('POST', '/api/site-users/register', ANA)));
  await answered(200, ana.call('POST', '/api/site-users/login', ANA));
  const kept: string[] = [];

  async function keep(question: string): Promise<void> {
    const message = { userId: user.id, name: 'Ana', question, message: 'Respire.', language: 'pt' };
    await answered(201, ana.call('POST', '/api/saved-messages', message));
    kept.push(question);
  }

  const films = async () =>
    managedVideoListSchema.parse(await answered(200, admin.call('GET', '/api/videos')));

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

  async function backups(): Promise<OwnBackups> {
    const { own } = backupsSchema.parse(await answered(200, admin.call('GET', '/api/admin/backups')));
    if (!own) throw new Error('this product makes no backups');
    return own;
  }

  await keep('first');
  const film = await addFilm();

  return {
    data,
    folder,
    film,
    admin,
    kept,
    keep,
    films,
    backups,
    questions: async () => {
      const body = await answered(200, ana.call('GET', `/api/saved-messages/user/${user.id}`));
      return z
        .array(z.object({ question: z.string() }))
        .parse(body)
        .map(({ question }) => question)
        .toSorted();
    },
    names: async () => (await backups()).backups.map(({ name }) => name),
    backUp: async () => {
      await answered(202, admin.call('POST', '/api/admin/backups'));
      return eventually(async () => {
        const { work, failures, backups: all } = await backups();
        expect([work, failures]).toEqual([undefined, []]);
        return all[0]?.name ?? '';
      }, SLOW_MACHINE_MS);
    },
    contentOf: async (name) => {
      const directory = join(scratch.path, 'restored');
      const store = await openBackupStore(folder);
      await restoreBackup({ store, name, directory, elsewhere: {}, onProgress: () => {} });
      store.close();
      const db = openDatabase(join(directory, 'database.sqlite'));
      const messages = db.prepare('SELECT question FROM saved_messages').all();
      db.close();
      const hasFilm = existsSync(join(directory, 'videos/files', film));
      await rm(directory, { recursive: true });
      return { words: messages.map(({ question }) => String(question)).toSorted(), hasFilm };
    },
    until: async (moment, act) => {
      if (!product) throw new Error('the product does not run');
      const { standing } = await product.standStillAt(moment);
      await act();
      await standing;
    },
    goOn: () => product?.goOn(),
    killAndStart: async (at) => {
      await product?.kill();
      product = undefined;
      product = await startProductToKill(env, at);
    },
    remove: async () => {
      await product?.kill();
      await scratch.remove();
    },
  };
}
