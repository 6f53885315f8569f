import type { DatabaseSync } from 'node:sqlite';
import type { Event, EventName } from '@selah/shared/contracts/event-catalogue';
import type { Clock } from '../../clock.ts';
import { inTransaction, type Statements } from '../../sqlite/statements.ts';
import { createEventCursors, FOLLOWERS, type StoredEvent, toStored } from './event-cursors.ts';

/** The events themselves, and how far those who follow them are. Each call is one durable step. */
export function createEventLog(db: DatabaseSync, sql: Statements, now: Clock) {
  const cursors = createEventCursors(sql);
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
    last: cursors.last,

    /** Later events get positions after this one, which an earlier log may have used. */
    continueAfter(position: number): void {
      if (position <= cursors.last()) return;
      inTransaction(db, () => {
        sql("DELETE FROM sqlite_sequence WHERE name = 'events'").run();
        sql("INSERT INTO sqlite_sequence (name, seq) VALUES ('events', ?)").run(position);
      });
    },

    /** All followers of a name have applied what is up to here, so that it may leave the log. */
    applied(name: EventName, position: number): void {
      if (cursors.read(name, FOLLOWERS) === position) return;
      inTransaction(db, () => {
        cursors.set(name, FOLLOWERS, position);
        cursors.drop(name);
      });
    },
  };
}
