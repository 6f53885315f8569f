import type { DatabaseSync } from 'node:sqlite';
import { EVENT_LIFETIME_MS } from '@selah/shared/contracts/lifetimes';
import type { Clock } from '../../clock.ts';
import { createStatements, ifRoom } from '../../sqlite/statements.ts';
import { createEventDeliveries } from './event-deliveries.ts';
import { createEventLog } from './event-log.ts';

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

export type EventStore = ReturnType<typeof createEventStore>;

/** Opens the log in a database. Events older than their lifetime are deleted. Each call is one durable step. */
export function createEventStore(db: DatabaseSync, now: Clock) {
  db.exec(SCHEMA);
  const sql = createStatements(db);
  // On a full disk they stay until the next start.
  ifRoom(() => sql('DELETE FROM events WHERE published_at < ?').run(now() - EVENT_LIFETIME_MS));
  return { ...createEventLog(db, sql, now), ...createEventDeliveries(db, sql, now) };
}
