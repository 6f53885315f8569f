import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import type { Event, EventName } from '@selah/shared/contracts/event-catalogue';
import { EVENT_LIFETIME_MS } from '@selah/shared/contracts/lifetimes';
import type { Clock } from '../../clock.ts';
import { createStatements, ifRoom, inTransaction } from '../../sqlite/statements.ts';
import type { ParkedEvent } from '../event-bus.ts';
import { PARKED_LIST_MAX } from '../retry-delay.ts';

/** An event as it was stored, perhaps by another release. */
export interface StoredEvent {
  readonly position: number;
  readonly name: string;
  readonly event: unknown;
}

/**
 * The log of a bus in one process, and a cursor for each consumer: up to there it got every event. What it got and has not
 * handled yet is a delivery, which outlives a crash; one that failed for good is parked.
 */
const SCHEMA = `
CREATE TABLE IF NOT EXISTS events (
  position INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT NOT NULL,
  published_at INTEGER NOT NULL,
  event TEXT NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS events_of_name ON events (name, position);
CREATE TABLE IF NOT EXISTS event_cursors (
  name TEXT NOT NULL,
  consumer TEXT NOT NULL,
  position INTEGER NOT NULL,
  PRIMARY KEY (name, consumer)
) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS event_deliveries (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  position INTEGER NOT NULL REFERENCES events (position) ON DELETE CASCADE,
  consumer TEXT NOT NULL,
  parked_at INTEGER,
  attempts INTEGER,
  reason TEXT
) STRICT;
CREATE INDEX IF NOT EXISTS event_deliveries_of_event ON event_deliveries (position);`;

/** Stands for all followers of a name, who keep positions of their own. */
const FOLLOWERS = '';

export type EventStore = ReturnType<typeof createEventStore>;

/** Opens the log in a database. Events older than their lifetime are deleted. Each call is one durable step. */
export function createEventStore(db: DatabaseSync, now: Clock) {
  db.exec(SCHEMA);
  const sql = createStatements(db);
  // On a full disk they stay until the next start.
  ifRoom(() => sql('DELETE FROM events WHERE published_at < ?').run(now() - EVENT_LIFETIME_MS));

  const cursorOf = (name: string, consumer: string) =>
    sql('SELECT position FROM event_cursors WHERE name = ? AND consumer = ?').get(name, consumer)?.position;
  const setCursor = (name: string, consumer: string, position: number) =>
    sql('INSERT OR REPLACE INTO event_cursors (name, consumer, position) VALUES (?, ?, ?)').run(
      name,
      consumer,
      position,
    );
  const last = () => Number(sql("SELECT seq FROM sqlite_sequence WHERE name = 'events'").get()?.seq ?? 0);

  /** Deletes the events of a name that everybody got and handled. */
  function drop(name: string): void {
    sql(
      `DELETE FROM events WHERE name = ?1
       AND position <= (SELECT min(position) FROM event_cursors WHERE name = ?1)
       AND position NOT IN (SELECT position FROM event_deliveries)`,
    ).run(name);
  }

  return {
    /** Adds events; returns their positions. */
    append(events: readonly Event[]): readonly number[] {
      const insert = sql('INSERT INTO events (name, published_at, event) VALUES (?, ?, ?)');
      return inTransaction(db, () =>
        events.map((event) => Number(insert.run(event.name, now(), JSON.stringify(event)).lastInsertRowid)),
      );
    },

    /** What follows a position, at most `most`. */
    after(name: EventName, position: number, most: number): readonly StoredEvent[] {
      return sql('SELECT * FROM events WHERE name = ? AND position > ? ORDER BY position LIMIT ?')
        .all(name, position, most)
        .map(toStored);
    },

    /** The position of the latest event of all names. */
    last,

    /** Later events get positions after this one, which an earlier log may have used. */
    continueAfter(position: number): void {
      if (position <= last()) return;
      inTransaction(db, () => {
        sql("DELETE FROM sqlite_sequence WHERE name = 'events'").run();
        sql("INSERT INTO sqlite_sequence (name, seq) VALUES ('events', ?)").run(position);
      });
    },

    /** All followers of a name have applied what is up to here, so that it may leave the log. */
    applied(name: EventName, position: number): void {
      if (cursorOf(name, FOLLOWERS) === position) return;
      inTransaction(db, () => {
        setCursor(name, FOLLOWERS, position);
        drop(name);
      });
    },

    /** Makes a consumer known. The first one of a name gets what is there, a later one what is published from now on. */
    join(name: EventName, consumer: string): void {
      if (cursorOf(name, consumer) !== undefined) return;
      const isFirst = !sql('SELECT 1 FROM event_cursors WHERE name = ? AND consumer <> ?').get(
        name,
        FOLLOWERS,
      );
      setCursor(name, consumer, isFirst ? 0 : last());
    },

    /** The next event that the consumer never got, with the id of its delivery. */
    take(name: EventName, consumer: string): (StoredEvent & { readonly delivery: number }) | undefined {
      return inTransaction(db, () => {
        const row = sql('SELECT * FROM events WHERE name = ? AND position > ? ORDER BY position LIMIT 1').get(
          name,
          Number(cursorOf(name, consumer) ?? 0),
        );
        if (!row) return undefined;
        const stored = toStored(row);
        setCursor(name, consumer, stored.position);
        const inserted = sql('INSERT INTO event_deliveries (position, consumer) VALUES (?, ?)').run(
          stored.position,
          consumer,
        );
        return { ...stored, delivery: Number(inserted.lastInsertRowid) };
      });
    },

    /** Deliveries of an earlier process that were not handled, the oldest first. */
    unhandled(name: EventName, consumer: string): readonly (StoredEvent & { readonly delivery: number })[] {
      return sql(
        `SELECT events.*, id FROM event_deliveries JOIN events USING (position)
         WHERE name = ? AND consumer = ? AND parked_at IS NULL ORDER BY id`,
      )
        .all(name, consumer)
        .map((row) => ({ ...toStored(row), delivery: Number(row.id) }));
    },

    handled(name: EventName, delivery: number): void {
      inTransaction(db, () => {
        sql('DELETE FROM event_deliveries WHERE id = ?').run(delivery);
        drop(name);
      });
    },

    park(
      delivery: number,
      { attempts, reason }: { readonly attempts: number; readonly reason: string },
    ): void {
      sql('UPDATE event_deliveries SET parked_at = ?, attempts = ?, reason = ? WHERE id = ?').run(
        now(),
        attempts,
        reason,
        delivery,
      );
    },

    parked(): readonly ParkedEvent[] {
      return sql(
        `SELECT id, consumer, name, parked_at, attempts, reason FROM event_deliveries JOIN events USING (position)
         WHERE parked_at IS NOT NULL ORDER BY id LIMIT ?`,
      )
        .all(PARKED_LIST_MAX)
        .map((row) => ({
          id: Number(row.id),
          consumer: String(row.consumer),
          name: String(row.name),
          parkedAt: new Date(Number(row.parked_at)).toISOString(),
          attempts: Number(row.attempts),
          reason: String(row.reason),
        }));
    },

    countParked(): number {
      return Number(
        sql('SELECT count(*) AS count FROM event_deliveries WHERE parked_at IS NOT NULL').get()?.count,
      );
    },

    /** Delivers a parked event anew, under another id; undefined if there is none with this one. */
    unpark(id: number): (StoredEvent & { readonly delivery: number; readonly consumer: string }) | undefined {
      return inTransaction(db, () => {
        const row = sql(
          `SELECT events.*, consumer FROM event_deliveries JOIN events USING (position)
           WHERE id = ? AND parked_at IS NOT NULL`,
        ).get(id);
        if (!row) return undefined;
        const consumer = String(row.consumer);
        const stored = toStored(row);
        sql('DELETE FROM event_deliveries WHERE id = ?').run(id);
        const inserted = sql('INSERT INTO event_deliveries (position, consumer) VALUES (?, ?)').run(
          stored.position,
          consumer,
        );
        return { ...stored, consumer, delivery: Number(inserted.lastInsertRowid) };
      });
    },
  };
}

function toStored({ position, name, event }: Record<string, SQLOutputValue>): StoredEvent {
  return { position: Number(position), name: String(name), event: JSON.parse(String(event)) };
}
