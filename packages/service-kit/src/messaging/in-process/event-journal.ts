import type { DatabaseSync } from 'node:sqlite';
import type { Event, EventName } from '@selah/shared/contracts/event-catalogue';
import { EVENT_LIFETIME_MS } from '@selah/shared/contracts/lifetimes';
import type { Clock } from '../../clock.ts';
import { FREE_REMOVALS, type Removals } from '../../lifecycle/removals.ts';
import { createGroupCommit } from '../../sqlite/group-commit.ts';
import { openSqlite } from '../../sqlite/open-sqlite.ts';
import type { ParkedEvent } from '../event-bus.ts';
import { PARKED_LIST_MAX } from '../retry-delay.ts';
import { type EventLog, openEventLog } from './event-log.ts';

export interface NotedEvent {
  readonly consumer: string;
  readonly event: Event;
}

export interface Failure {
  readonly attempts: number;
  readonly reason: string;
}

export interface UnparkedEvent {
  readonly name: string;
  readonly consumer: string;
  readonly stored: unknown;
}

/** Events that consumers of this process have not handled, or followers not applied yet; on disk if there is a file. */
export interface EventJournal {
  readonly sqlite: DatabaseSync;
  readonly log: EventLog;
  /** Handled and applied events leave the journal only when this allows it. */
  readonly removals: Removals;
  /** Whether there is a consumer for this event name, in this process or an earlier one. */
  hasConsumer(name: EventName): boolean;
  /**
   * Records the events for every known consumer; resolves with the recorded pairs when they are on disk. An event
   * without a consumer is kept for the first one.
   */
  record(events: readonly Event[]): Promise<readonly NotedEvent[]>;
  /**
   * Registers `consumer` and returns the events it has not handled, oldest first, as stored. Every later event is
   * recorded for it by `record`, so that none is missing or returned twice.
   */
  outstanding(name: EventName, consumer: string): Promise<readonly unknown[]>;
  /** Marks the event as handled by the consumer. */
  markHandled(consumer: string, eventId: string): Promise<void>;
  /** Sets an event aside that the consumer could not handle. */
  park(consumer: string, eventId: string, failure: Failure): Promise<void>;
  parked(): readonly ParkedEvent[];
  countParked(): number;
  /** Makes a parked event outstanding again and returns it as stored; undefined if there is none with this id. */
  unpark(id: number): Promise<UnparkedEvent | undefined>;
  close(): void;
}

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS consumers (name TEXT, consumer TEXT, PRIMARY KEY (name, consumer)) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS outstanding (
    position INTEGER PRIMARY KEY AUTOINCREMENT,
    name TEXT NOT NULL,
    consumer TEXT NOT NULL,
    event_id TEXT NOT NULL,
    recorded_at INTEGER NOT NULL,
    body TEXT NOT NULL
  );
  CREATE TABLE IF NOT EXISTS parked (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    name TEXT NOT NULL,
    consumer TEXT NOT NULL,
    event_id TEXT NOT NULL,
    recorded_at INTEGER NOT NULL,
    body TEXT NOT NULL,
    parked_at INTEGER NOT NULL,
    attempts INTEGER NOT NULL,
    reason TEXT NOT NULL
  );
  CREATE UNIQUE INDEX IF NOT EXISTS outstanding_by_consumer ON outstanding (consumer, event_id);
`;

/** Placeholder for the first consumer that registers. */
const FIRST_CONSUMER = '';

/**
 * Opens the journal in `file`, or in memory with `:memory:`. Events older than their lifetime are deleted. While removals are
 * held, handled events stay in it.
 */
export function openEventJournal(
  file: string,
  now: Clock = Date.now,
  removals: Removals = FREE_REMOVALS,
): EventJournal {
  const db = openSqlite(file, { flushes: 'elsewhere' });
  db.exec(SCHEMA);
  db.prepare('DELETE FROM outstanding WHERE recorded_at < ?').run(now() - EVENT_LIFETIME_MS);
  db.prepare('DELETE FROM parked WHERE parked_at < ?').run(now() - EVENT_LIFETIME_MS);
  const commit = createGroupCommit(db, file);
  const log = openEventLog(db, commit);

  const insert = db.prepare(
    'INSERT INTO outstanding (name, consumer, event_id, recorded_at, body) VALUES (?, ?, ?, ?, ?)',
  );
  const remove = db.prepare('DELETE FROM outstanding WHERE consumer = ? AND event_id = ?');
  const copyToParked = db.prepare(
    `INSERT INTO parked (name, consumer, event_id, recorded_at, body, parked_at, attempts, reason)
     SELECT name, consumer, event_id, recorded_at, body, ?, ?, ? FROM outstanding WHERE consumer = ? AND event_id = ?`,
  );
  const selectParked = db.prepare('SELECT * FROM parked ORDER BY id LIMIT ?');
  const selectOneParked = db.prepare('SELECT name, consumer, event_id, body FROM parked WHERE id = ?');
  const removeParked = db.prepare('DELETE FROM parked WHERE id = ?');
  const countAllParked = db.prepare('SELECT count(*) AS count FROM parked');
  const addConsumer = db.prepare('INSERT OR IGNORE INTO consumers VALUES (?, ?)');
  const adopt = db.prepare('UPDATE outstanding SET consumer = ? WHERE name = ? AND consumer = ?');
  const select = db.prepare('SELECT body FROM outstanding WHERE name = ? AND consumer = ? ORDER BY position');

  const consumers = new Map<string, Set<string>>();
  const remember = (name: string, consumer: string) =>
    consumers.set(name, (consumers.get(name) ?? new Set()).add(consumer));
  for (const row of db.prepare('SELECT name, consumer FROM consumers').all()) {
    remember(String(row.name), String(row.consumer));
  }

  return {
    sqlite: db,
    log,
    removals,
    hasConsumer: (name) => consumers.has(name),
    record: async (events) => {
      const noted: NotedEvent[] = [];
      await commit.run(() => {
        for (const event of events) {
          const body = JSON.stringify(event);
          for (const consumer of consumers.get(event.name) ?? [FIRST_CONSUMER]) {
            insert.run(event.name, consumer, event.id, now(), body);
            noted.push({ consumer, event });
          }
        }
      });
      return noted;
    },
    outstanding: async (name, consumer) => {
      let rows: readonly Record<string, unknown>[] = [];
      await commit.run(() => {
        addConsumer.run(name, consumer);
        adopt.run(consumer, name, FIRST_CONSUMER);
        remember(name, consumer);
        rows = select.all(name, consumer);
      });
      return rows.map((row): unknown => JSON.parse(String(row.body)));
    },
    markHandled: async (consumer, eventId) => {
      await removals.allowed();
      await commit.run(() => remove.run(consumer, eventId));
    },
    park: (consumer, eventId, { attempts, reason }) =>
      commit.run(() => {
        copyToParked.run(now(), attempts, reason, consumer, eventId);
        remove.run(consumer, eventId);
      }),
    parked: () =>
      selectParked.all(PARKED_LIST_MAX).map((row) => ({
        id: Number(row.id),
        consumer: String(row.consumer),
        name: String(row.name),
        parkedAt: new Date(Number(row.parked_at)).toISOString(),
        attempts: Number(row.attempts),
        reason: String(row.reason),
      })),
    countParked: () => Number(countAllParked.get()?.count),
    unpark: async (id) => {
      let unparked: UnparkedEvent | undefined;
      await commit.run(() => {
        const row = selectOneParked.get(id);
        if (!row) return;
        const name = String(row.name);
        const consumer = String(row.consumer);
        const body = String(row.body);
        insert.run(name, consumer, String(row.event_id), now(), body);
        removeParked.run(id);
        unparked = { name, consumer, stored: JSON.parse(body) };
      });
      return unparked;
    },
    close: () => {
      if (!db.isOpen) return;
      commit.close();
      db.close();
    },
  };
}
