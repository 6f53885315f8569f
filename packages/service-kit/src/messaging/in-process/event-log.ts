import type { DatabaseSync } from 'node:sqlite';
import type { EventName } from '@selah/shared/contracts/event-catalogue';
import type { GroupCommit } from '../../sqlite/group-commit.ts';
import type { PositionedEvent } from '../event-bus.ts';

/** An event as it was stored, perhaps by an earlier release. */
export interface LoggedEvent {
  readonly position: number;
  readonly event: unknown;
}

/** Followed events in order, until they are applied. */
export interface EventLog {
  /** Stores a group after all earlier ones of its name; resolves when it is on disk. */
  append(name: EventName, group: readonly PositionedEvent<EventName>[]): Promise<void>;
  /** The last position that was stored and not dropped; 0 if there is none. */
  last(name: EventName): number;
  /** The first events after a position, some hundreds at most; empty at the end. */
  after(name: EventName, position: number): readonly LoggedEvent[];
  /** Deletes what is stored up to a position. */
  drop(name: EventName, upTo: number): Promise<void>;
}

/** One row per group: a hundred events cost little more than one. */
const SCHEMA = `
  CREATE TABLE IF NOT EXISTS followed (
    name TEXT NOT NULL,
    last_position INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (name, last_position)
  ) WITHOUT ROWID;
`;

/** A group has 500 events at most. */
const GROUPS_AT_ONCE = 4;

/** The log in an open database, whose other writes share its commits. Nothing in it grows too old: a count is acknowledged for good. */
export function openEventLog(db: DatabaseSync, commit: GroupCommit): EventLog {
  db.exec(SCHEMA);
  const insert = db.prepare('INSERT INTO followed VALUES (?, ?, ?)');
  const selectLast = db.prepare('SELECT max(last_position) AS last FROM followed WHERE name = ?');
  const selectAfter = db.prepare(
    `SELECT body FROM followed WHERE name = ? AND last_position > ? ORDER BY last_position LIMIT ${GROUPS_AT_ONCE}`,
  );
  const remove = db.prepare('DELETE FROM followed WHERE name = ? AND last_position <= ?');

  return {
    append: (name, group) => {
      const last = group.at(-1)?.position ?? 0;
      const body = JSON.stringify(group);
      return commit.run(() => insert.run(name, last, body));
    },
    last: (name) => Number(selectLast.get(name)?.last ?? 0),
    after: (name, position) =>
      selectAfter
        .all(name, position)
        .flatMap(({ body }) => JSON.parse(String(body)) as readonly LoggedEvent[])
        .filter((logged) => logged.position > position),
    drop: (name, upTo) => commit.run(() => remove.run(name, upTo)),
  };
}
