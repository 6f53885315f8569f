import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { decode, encodeReply } from '../bson/codec.ts';
import type { IndexDefinition } from '../indexes/index-definition.ts';
import { ID_INDEX_SPECIFICATION, parseIndexSpecification } from '../indexes/index-specification.ts';
import { Collection, collectionTableName } from './collection.ts';
import type { GroupCommit } from './group-commit.ts';
import { IndexTable, indexTableName } from './index-table.ts';

/** The list of collections and indexes. Only the catalog creates and drops their tables. */
export class Catalog {
  readonly #sqlite: DatabaseSync;
  readonly #commit: GroupCommit;
  readonly #collections = new Map<string, Collection>();

  constructor(sqlite: DatabaseSync, commit: GroupCommit) {
    this.#sqlite = sqlite;
    this.#commit = commit;
    this.reload();
  }

  /** Reads everything again after a rollback. */
  reload(): void {
    this.#collections.clear();
    const indexes = this.#sqlite.prepare('SELECT * FROM indexes WHERE collection = ? ORDER BY id');
    for (const row of this.#sqlite.prepare('SELECT * FROM collections ORDER BY id').all()) {
      const collection = this.#remember(
        Number(row.id),
        String(row.database),
        String(row.name),
        bytesOf(row.uuid),
      );
      for (const index of indexes.all(collection.id)) {
        const definition = parseIndexSpecification(decode(bytesOf(index.definition)));
        const multikey = Number(index.multikey) === 1;
        collection.indexes.push(new IndexTable(this.#sqlite, Number(index.id), definition, multikey));
      }
    }
  }

  find(database: string, name: string): Collection | undefined {
    return this.#collections.get(`${database}.${name}`);
  }

  /** All collections, or those of one database, oldest first. */
  list(database?: string): Collection[] {
    return [...this.#collections.values()].filter(
      (collection) => !database || collection.database === database,
    );
  }

  /** The collection, created with its `_id` index if it does not exist. */
  ensure(database: string, name: string): Collection {
    return this.find(database, name) ?? this.#commit.atomically(() => this.#create(database, name));
  }

  drop(collection: Collection): void {
    this.#commit.atomically(() => {
      for (const index of [...collection.indexes]) this.#dropIndexTable(index);
      this.#sqlite.exec(`DROP TABLE ${collectionTableName(collection.id)}`);
      this.#sqlite.prepare('DELETE FROM collections WHERE id = ?').run(collection.id);
    });
    this.#collections.delete(collection.namespace);
  }

  /** @throws DuplicateKey when stored documents violate a unique index; nothing is changed then */
  createIndex(collection: Collection, definition: IndexDefinition): void {
    this.#commit.atomically(() => {
      const index = this.#addIndexTable(collection, definition);
      collection.fill(index);
      collection.indexes.push(index);
    });
  }

  dropIndex(collection: Collection, index: IndexTable): void {
    this.#commit.atomically(() => this.#dropIndexTable(index));
    collection.indexes.splice(collection.indexes.indexOf(index), 1);
  }

  #create(database: string, name: string): Collection {
    const uuid = Buffer.from(randomUUID().replaceAll('-', ''), 'hex');
    const inserted = this.#sqlite
      .prepare('INSERT INTO collections (database, name, uuid) VALUES (?, ?, ?)')
      .run(database, name, uuid);
    const id = Number(inserted.lastInsertRowid);
    this.#sqlite.exec(
      `CREATE TABLE ${collectionTableName(id)} (rid INTEGER PRIMARY KEY, document BLOB NOT NULL)`,
    );
    const collection = this.#remember(id, database, name, uuid);
    collection.indexes.push(this.#addIndexTable(collection, parseIndexSpecification(ID_INDEX_SPECIFICATION)));
    return collection;
  }

  #addIndexTable(collection: Collection, definition: IndexDefinition): IndexTable {
    const inserted = this.#sqlite
      .prepare('INSERT INTO indexes (collection, definition) VALUES (?, ?)')
      .run(collection.id, encodeReply(definition.specification));
    const id = Number(inserted.lastInsertRowid);
    this.#sqlite.exec(
      `CREATE TABLE ${indexTableName(id)} (key BLOB NOT NULL, rid INTEGER NOT NULL, PRIMARY KEY (key, rid)) WITHOUT ROWID`,
    );
    return new IndexTable(this.#sqlite, id, definition, false);
  }

  #dropIndexTable(index: IndexTable): void {
    this.#sqlite.exec(`DROP TABLE ${indexTableName(index.id)}`);
    this.#sqlite.prepare('DELETE FROM indexes WHERE id = ?').run(index.id);
  }

  #remember(id: number, database: string, name: string, uuid: Uint8Array): Collection {
    const collection = new Collection(this.#sqlite, this.#commit, { id, database, name, uuid });
    this.#collections.set(collection.namespace, collection);
    return collection;
  }
}

function bytesOf(value: unknown): Uint8Array {
  return value instanceof Uint8Array ? value : new Uint8Array();
}
