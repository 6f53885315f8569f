import type { SQLOutputValue } from 'node:sqlite';
import type { Statements } from '../../sqlite/statements.ts';

/** An event as it was stored, perhaps by another release. */
export interface StoredEvent {
  readonly position: number;
  readonly name: string;
  readonly event: unknown;
}

/** Stands for all followers of a name, who keep positions of their own. */
export const FOLLOWERS = '';

/** How far each consumer of the log is; the caller holds the transaction. */
export function createEventCursors(sql: Statements) {
  return {
    /** Undefined for a consumer that is not known. */
    read: (name: string, consumer: string) =>
      sql('SELECT position FROM event_cursors WHERE name = ? AND consumer = ?').get(name, consumer)?.position,
    set(name: string, consumer: string, position: number): void {
      sql('INSERT OR REPLACE INTO event_cursors (name, consumer, position) VALUES (?, ?, ?)').run(
        name,
        consumer,
        position,
      );
    },
    /** The position of the latest event of all names. */
    last: () => Number(sql("SELECT seq FROM sqlite_sequence WHERE name = 'events'").get()?.seq ?? 0),
    /** Deletes the events of a name that everybody got and handled. */
    drop(name: string): void {
      sql(
        `DELETE FROM events WHERE name = ?1
         AND position <= (SELECT min(position) FROM event_cursors WHERE name = ?1)
         AND position NOT IN (SELECT position FROM event_deliveries)`,
      ).run(name);
    },
  };
}

export function toStored({ position, name, event }: Record<string, SQLOutputValue>): StoredEvent {
  return { position: Number(position), name: String(name), event: JSON.parse(String(event)) };
}
