import type { DatabaseSync } from 'node:sqlite';
import type { EventName } from '@selah/shared/contracts/event-catalogue';
import type { Clock } from '../../clock.ts';
import { inTransaction, type Statements } from '../../sqlite/statements.ts';
import type { ParkedEvent } from '../event-bus.ts';
import { PARKED_LIST_MAX } from '../retry-delay.ts';
import { createEventCursors, FOLLOWERS, type StoredEvent, toStored } from './event-cursors.ts';

/** What consumers got of the log and have not handled, or what failed for good. Each call is one durable step. */
export function createEventDeliveries(db: DatabaseSync, sql: Statements, now: Clock) {
  const cursors = createEventCursors(sql);
  return {
    /** Makes a consumer known. The first one of a name gets what is there, a later one what is published from now on. */
    join(name: EventName, consumer: string): void {
      if (cursors.read(name, consumer) !== undefined) return;
      const isFirst = !sql('SELECT 1 FROM event_cursors WHERE name = ? AND consumer <> ?').get(
        name,
        FOLLOWERS,
      );
      cursors.set(name, consumer, isFirst ? 0 : cursors.last());
    },

    /** The next event that the consumer never got, with the id of its delivery. */
    take(name: EventName, consumer: string): (StoredEvent & { readonly delivery: number }) | undefined {
      return inTransaction(db, () => {
        const row = sql('SELECT * FROM events WHERE name = ? AND position > ? ORDER BY position LIMIT 1').get(
          name,
          Number(cursors.read(name, consumer) ?? 0),
        );
        if (!row) return undefined;
        const stored = toStored(row);
        cursors.set(name, consumer, stored.position);
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
        cursors.drop(name);
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
