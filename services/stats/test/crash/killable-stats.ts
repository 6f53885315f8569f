import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { asAdmin, createApiDriver } from '@selah/service-kit/testing/api-driver';
import { endChild } from '@selah/service-kit/testing/engines/child-server';
import { temporaryFolder } from '@selah/service-kit/testing/temporary-folder';
import { LANGUAGES } from '@selah/shared/contracts/languages';
import {
  COUNTER_PATHS,
  COUNTERS,
  type Stats,
  type StatsDay,
  statsHistorySchema,
  statsSchema,
} from '@selah/shared/contracts/stats/stats';

const PROGRAM = join(import.meta.dirname, 'stats-process.ts');
interface KillableOptions {
  readonly natsUrl?: string;
  /** A database that other processes use too; by default it has its own. */
  readonly mongoUri?: string;
  /** Simultaneous requests. */
  readonly concurrency?: number;
}

/** The service as a process that can be killed and restarted on the same data, with a record of what was sent. */
export async function startKillableStats({ natsUrl, mongoUri, concurrency = 200 }: KillableOptions = {}) {
  const folder = await temporaryFolder();
  let child: ChildProcess | undefined;
  let url = '';
  const sums = { sent: 0, acknowledged: 0 };

  async function live(): Promise<void> {
    const database = mongoUri ?? join(folder.path, 'stats.sqlite');
    const args = [PROGRAM, database, ...(natsUrl ? [natsUrl] : [])];
    child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    const gone = once(child, 'exit').then(() => {
      throw new Error('the service ended before it was ready');
    });
    if (!child.stdout) throw new Error('the service has no standard output');
    [url] = (await Promise.race([once(createInterface(child.stdout), 'line'), gone])) as [string];
    gone.catch(() => {});
  }

  /** Sends requests until `enough` more are acknowledged, and continues until `end` has finished. */
  async function countUntil(enough: number, end: () => Promise<void>): Promise<void> {
    const api = createApiDriver(url);
    const goal = sums.acknowledged + enough;
    let ending: Promise<void> | undefined;
    let isOver = false;
    async function post(): Promise<void> {
      sums.sent += 1;
      const counter = COUNTERS[sums.sent % COUNTERS.length] ?? 'pageViews';
      const language = LANGUAGES[(sums.sent >> 2) % LANGUAGES.length];
      const answer = await api.post(`/api/stats/${COUNTER_PATHS[counter]}`, { json: { language } });
      if (answer.status === 204) sums.acknowledged += 1;
    }
    const poster = async () => {
      while (!isOver) {
        await post().catch(() => {});
        if (sums.acknowledged < goal) continue;
        ending ??= end().finally(() => {
          isOver = true;
        });
      }
    };
    await Promise.all(Array.from({ length: concurrency }, poster));
    await ending;
  }

  async function kill(): Promise<void> {
    if (child) await endChild(child);
  }

  async function read(): Promise<{ totals: Stats; days: StatsDay[] }> {
    const api = createApiDriver(url);
    const [totals, history] = [
      await api.get('/api/stats', { as: asAdmin }),
      await api.get('/api/stats/history?days=2', { as: asAdmin }),
    ];
    return { totals: statsSchema.parse(totals.body), days: statsHistorySchema.parse(history.body) };
  }

  async function stop(): Promise<void> {
    await kill();
    await folder.remove();
  }

  await live().catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { sums, live, kill, countUntil, read, stop };
}
