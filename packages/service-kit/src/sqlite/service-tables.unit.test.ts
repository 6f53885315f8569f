import type { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { openSqlite } from './open-sqlite.ts';
import { createTables, type TableMigration } from './service-tables.ts';

const FIRST: TableMigration = { sql: 'CREATE TABLE a (id INTEGER PRIMARY KEY) STRICT' };
const SECOND: TableMigration = { sql: 'ALTER TABLE a ADD COLUMN name TEXT' };

describe('the tables of a service', () => {
  let db: DatabaseSync;
  beforeEach(() => {
    db = openSqlite(':memory:');
  });
  afterEach(() => db.close());

  const migrate = (...migrations: readonly TableMigration[]) =>
    createTables(db, { service: 'videos', migrations });
  const columns = () =>
    db
      .prepare('PRAGMA table_info(a)')
      .all()
      .map(({ name }) => name);

  it('get each migration once, also over several releases', () => {
    migrate(FIRST);
    migrate(FIRST);
    migrate(FIRST, SECOND);
    migrate(FIRST, SECOND);
    expect(columns()).toEqual(['id', 'name']);
  });

  it('stay as they are if a migration fails in the middle, which the next start repeats', () => {
    migrate(FIRST);
    const broken: TableMigration = { sql: 'ALTER TABLE a ADD COLUMN name TEXT; SELECT * FROM missing' };
    expect(() => migrate(FIRST, broken)).toThrow('no such table');
    expect(columns()).toEqual(['id']);
    migrate(FIRST, SECOND);
    expect(columns()).toEqual(['id', 'name']);
  });

  it('can be used by a release that does not know the last migrations, unless it would misread them', () => {
    migrate(FIRST, SECOND);
    migrate(FIRST);
    migrate(FIRST, SECOND, {
      sql: 'ALTER TABLE a RENAME COLUMN name TO title',
      excludesEarlierPrograms: true,
    });
    expect(() => migrate(FIRST, SECOND)).toThrow('The data of videos are newer than this program');
  });
});
