import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { decode } from '../bson/codec.ts';
import type { Document } from '../bson/document.ts';
import { duplicateKey } from '../errors.ts';
import { keyPatternOf } from '../indexes/index-definition.ts';
import type { IndexKey, IndexKeys } from '../indexes/index-keys.ts';
import type { GroupCommit } from './group-commit.ts';
import type { IndexTable } from './index-table.ts';

/** A stored document: its row id, and its BSON as it was written. */
export type StoredDocument = { rid: number; bytes: Uint8Array };

const PAGE = 256;

/**
 * The documents of one collection with their index entries. Every change checks all unique indexes first, so that a
 * refused write changes nothing.
 */
export class Collection {
  readonly id: number;
  readonly database: string;
  readonly name: string;
  readonly uuid: Uint8Array;
  readonly indexes: IndexTable[] = [];
  readonly #commit: GroupCommit;
  readonly #setMultikey: StatementSync;
  readonly #insert: StatementSync;
  readonly #replace: StatementSync;
  readonly #delete: StatementSync;
  readonly #get: StatementSync;
  readonly #page: StatementSync;
  readonly #size: StatementSync;

  constructor(
    sqlite: DatabaseSync,
    commit: GroupCommit,
    row: { id: number; database: string; name: string; uuid: Uint8Array },
  ) {
    this.id = row.id;
    this.database = row.database;
    this.name = row.name;
    this.uuid = row.uuid;
    this.#commit = commit;
    const table = collectionTableName(row.id);
    this.#setMultikey = sqlite.prepare('UPDATE indexes SET multikey = 1 WHERE id = ?');
    this.#insert = sqlite.prepare(`INSERT INTO ${table} (document) VALUES (?)`);
    this.#replace = sqlite.prepare(`UPDATE ${table} SET document = ? WHERE rid = ?`);
    this.#delete = sqlite.prepare(`DELETE FROM ${table} WHERE rid = ?`);
    this.#get = sqlite.prepare(`SELECT document FROM ${table} WHERE rid = ?`);
    this.#page = sqlite.prepare(
      `SELECT rid, document FROM ${table} WHERE rid > ? ORDER BY rid LIMIT ${PAGE}`,
    );
    this.#size = sqlite.prepare(
      `SELECT count(*) AS documents, total(length(document)) AS bytes FROM ${table}`,
    );
  }

  get namespace(): string {
    return `${this.database}.${this.name}`;
  }

  get(rid: number): Uint8Array | undefined {
    return bytesOf(this.#get.get(rid)?.document);
  }

  /** All documents in the order of insertion, page by page. */
  *scan(): Generator<StoredDocument> {
    let rid = -1;
    for (;;) {
      const rows = this.#page.all(rid);
      for (const row of rows) {
        rid = Number(row.rid);
        const bytes = bytesOf(row.document);
        if (bytes) yield { rid, bytes };
      }
      if (rows.length < PAGE) return;
    }
  }

  /** The number of documents and the bytes of their BSON. */
  size(): { documents: number; bytes: number } {
    const row = this.#size.get();
    return { documents: Number(row?.documents ?? 0), bytes: Number(row?.bytes ?? 0) };
  }

  /** @throws DuplicateKey when a unique index has one of the document's keys */
  insert(document: Document, bytes: Uint8Array): void {
    const entries = this.indexes.map((index) => ({ index, after: index.keysFor(document) }));
    for (const { index, after } of entries) this.#refuseDuplicates(index, after.keys, NO_ROW);
    this.#commit.begin();
    const rid = Number(this.#insert.run(bytes).lastInsertRowid);
    for (const { index, after } of entries) {
      this.#noteMultikey(index, after);
      for (const key of after.keys) index.insert(key.bytes, rid);
    }
  }

  /** @throws DuplicateKey when a unique index has one of the new keys for another document */
  replace(rid: number, before: Document, after: Document, bytes: Uint8Array): void {
    const changes = this.indexes.map((index) => differenceOf(index, before, after));
    for (const { index, added } of changes) this.#refuseDuplicates(index, added, rid);
    this.#commit.begin();
    this.#replace.run(bytes, rid);
    for (const { index, keys, added, removed } of changes) {
      this.#noteMultikey(index, keys);
      for (const key of removed) index.delete(key.bytes, rid);
      for (const key of added) index.insert(key.bytes, rid);
    }
  }

  delete(rid: number, document: Document): void {
    this.#commit.begin();
    this.#delete.run(rid);
    for (const index of this.indexes) {
      for (const key of index.keysFor(document).keys) index.delete(key.bytes, rid);
    }
  }

  /**
   * Adds every stored document to a new index.
   * @throws DuplicateKey when two documents have the same unique key
   */
  fill(index: IndexTable): void {
    this.#commit.begin();
    for (const { rid, bytes } of this.scan()) {
      const keys = index.keysFor(decode(bytes));
      this.#refuseDuplicates(index, keys.keys, rid);
      this.#noteMultikey(index, keys);
      for (const key of keys.keys) index.insert(key.bytes, rid);
    }
  }

  #refuseDuplicates(index: IndexTable, keys: readonly IndexKey[], rid: number): void {
    if (!index.definition.unique) return;
    for (const { bytes, values } of keys) {
      if (index.holderOf(bytes, rid) === undefined) continue;
      const { name, fields } = index.definition;
      const keyValue = Object.fromEntries(fields.map(({ path }, i) => [path, values[i]]));
      throw duplicateKey(this.namespace, name, keyPatternOf(index.definition), keyValue);
    }
  }

  #noteMultikey(index: IndexTable, { multikey }: IndexKeys): void {
    if (!multikey || index.multikey) return;
    this.#setMultikey.run(index.id);
    index.multikey = true;
  }
}

const NO_ROW = -1;

/** The SQL table that holds the documents of a collection. */
export function collectionTableName(id: number): string {
  return `documents_${id}`;
}

function differenceOf(index: IndexTable, before: Document, after: Document) {
  const old = index.keysFor(before).keys;
  const keys = index.keysFor(after);
  const has = (list: readonly IndexKey[], key: IndexKey) =>
    list.some((other) => Buffer.compare(other.bytes, key.bytes) === 0);
  const added = keys.keys.filter((key) => !has(old, key));
  const removed = old.filter((key) => !has(keys.keys, key));
  return { index, keys, added, removed };
}

function bytesOf(value: unknown): Uint8Array | undefined {
  return value instanceof Uint8Array ? value : undefined;
}
