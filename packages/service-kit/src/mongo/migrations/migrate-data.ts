import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Connection } from 'mongoose';
import type { Clock } from '../../clock.ts';
import { assertNotNewer, createDataVersions, type DataLock, type DataVersions } from './data-versions.ts';
import { oldestProgramFor, type ServiceData, versionOf } from './service-data.ts';

/** What a run did; `done` is empty when another one was first, or when there was nothing to do. */
export interface MigrationReport {
  readonly service: string;
  readonly from: number;
  readonly to: number;
  /** Names of the migrations. */
  readonly done: readonly string[];
}

export interface MigrateOptions {
  readonly now?: Clock;
  /**
   * How long a lock must stand still until its holder counts as dead, by this process's own clock. 0 if no other process can
   * be there. Milliseconds.
   */
  readonly abandonedAfterMs?: number;
}

const ABANDONED_AFTER_MS = 30_000;
/** How often the holder of the lock shows that it lives. Milliseconds. */
const BEAT_MS = 5_000;
const POLL_MS = 250;

/**
 * Runs the migrations that the data of a service lack, in order. Of several runs at once one does it and the others wait
 * for it. Writes nothing if nothing is lacking.
 * @throws ConfigError for data of a later release
 */
export async function migrateData(
  connection: Connection,
  data: ServiceData,
  { now = Date.now, abandonedAfterMs = ABANDONED_AFTER_MS }: MigrateOptions = {},
): Promise<MigrationReport> {
  const versions = createDataVersions(connection, data.service);
  const holder = randomUUID();
  const isDue = async () => {
    const stored = await versions.read();
    assertNotNewer(data, stored);
    return stored.version < versionOf(data) ? stored : undefined;
  };
  let seen: { readonly lock: DataLock; readonly since: number } | undefined;
  for (;;) {
    const due = await isDue();
    if (!due) return nothingDone(data.service, (await versions.read()).version);
    if (due.lock?.holder !== seen?.lock.holder || due.lock?.beat !== seen?.lock.beat) {
      seen = due.lock && { lock: due.lock, since: performance.now() };
    }
    const isAbandoned = seen !== undefined && performance.now() - seen.since >= abandonedAfterMs;
    if ((!seen || isAbandoned) && (await versions.lock(holder, seen?.lock))) break;
    await pause(Math.min(POLL_MS, abandonedAfterMs));
  }
  const beating = setInterval(() => void versions.beat(holder).catch(() => {}), BEAT_MS);
  try {
    return await runDue({ connection, data, versions, holder, now });
  } finally {
    clearInterval(beating);
    // Without the database the lock stays; it counts as abandoned, and the first error is the one to report.
    await versions.unlock(holder).catch(() => {});
  }
}

interface Run {
  readonly connection: Connection;
  readonly data: ServiceData;
  readonly versions: DataVersions;
  readonly holder: string;
  readonly now: Clock;
}

async function runDue({ connection, data, versions, holder, now }: Run): Promise<MigrationReport> {
  // Read under the lock: another run may have ended just before.
  const { version: from } = await versions.read();
  const due = data.migrations.slice(from);
  for (const [index, migration] of due.entries()) {
    const version = from + index;
    await migration.run(connection, now);
    const oldestProgram = oldestProgramFor(data, version + 1);
    if (!(await versions.raise(holder, version, oldestProgram, new Date(now())))) {
      throw new Error(`another job has taken over the migrations of ${data.service}`);
    }
  }
  return { service: data.service, from, to: from + due.length, done: due.map(({ name }) => name) };
}

function nothingDone(service: string, version: number): MigrationReport {
  return { service, from: version, to: version, done: [] };
}

/** The report as a line for people; undefined if nothing was done. */
export function describeReport({ service, from, to, done }: MigrationReport): string | undefined {
  return done.length === 0 ? undefined : `Data of ${service}: version ${from} → ${to} (${done.join('; ')})`;
}
