import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { Document } from '../bson/document.ts';
import type { IndexDefinition } from '../indexes/index-definition.ts';
import { hasAnyIndexedField, type IndexKeys, keysOf } from '../indexes/index-keys.ts';
import { type FieldCondition, type Filter, matches, parseFilter } from '../query/filter.ts';

/** Keys from `from` (inclusive) up to `to` (exclusive), compared byte by byte. */
export type KeyRange = { from: Uint8Array; to: Uint8Array };

/** A row of an index: its key and the row id of its document. */
export type IndexEntry = { key: Uint8Array; rid: number };

/** Entries per page of a scan, so that no statement stays open between two requests. */
const PAGE = 256;

/** The b-tree of one index: `(key, rid)` pairs in key order. */
export class IndexTable {
  readonly id: number;
  readonly definition: IndexDefinition;
  /** Set when a document has an array on an indexed path; such an index cannot be used for sorting. */
  multikey: boolean;
  /**
   * The conditions of the partial filter; an index whose filter is not a list of conditions is not used for
   * queries.
   */
  readonly partialConditions: readonly FieldCondition[];
  readonly #covers: (document: Document) => boolean;
  readonly #insert: StatementSync;
  readonly #delete: StatementSync;
  readonly #lookup: StatementSync;
  readonly #forward: StatementSync;
  readonly #backward: StatementSync;

  constructor(sqlite: DatabaseSync, id: number, definition: IndexDefinition, multikey: boolean) {
    this.id = id;
    this.definition = definition;
    this.multikey = multikey;
    const partial = definition.partialFilter && parseFilter(definition.partialFilter);
    this.partialConditions = partial ? conditionsOf(partial) : [];
    this.#covers = coverageOf(definition, partial);
    const table = indexTableName(id);
    this.#insert = sqlite.prepare(`INSERT INTO ${table} (key, rid) VALUES (?, ?)`);
    this.#delete = sqlite.prepare(`DELETE FROM ${table} WHERE key = ? AND rid = ?`);
    this.#lookup = sqlite.prepare(`SELECT rid FROM ${table} WHERE key = ? LIMIT 2`);
    this.#forward = sqlite.prepare(
      `SELECT key, rid FROM ${table} WHERE (key, rid) > (?, ?) AND key < ? ORDER BY key, rid LIMIT ${PAGE}`,
    );
    this.#backward = sqlite.prepare(
      `SELECT key, rid FROM ${table} WHERE (key, rid) < (?, ?) AND key >= ? ORDER BY key DESC, rid DESC LIMIT ${PAGE}`,
    );
  }

  /** The entries of a document in this index; none if the index is sparse or partial and leaves it out. */
  keysFor(document: Document): IndexKeys {
    return this.#covers(document) ? keysOf(document, this.definition) : { keys: [], multikey: false };
  }

  /** The first document other than `except` with exactly this key. */
  holderOf(key: Uint8Array, except: number): number | undefined {
    return this.#lookup
      .all(key)
      .map(ridOf)
      .find((rid) => rid !== except);
  }

  insert(key: Uint8Array, rid: number): void {
    this.#insert.run(key, rid);
  }

  delete(key: Uint8Array, rid: number): void {
    this.#delete.run(key, rid);
  }

  /** The entries of a range in key order, page by page; changes between two pages are seen. */
  *scan(range: KeyRange, backward: boolean): Generator<IndexEntry> {
    let key = backward ? range.to : range.from;
    let rid = -1;
    for (;;) {
      const rows = backward
        ? this.#backward.all(key, rid, range.from)
        : this.#forward.all(key, rid, range.to);
      for (const row of rows) {
        key = keyColumn(row.key);
        rid = ridOf(row);
        yield { key, rid };
      }
      if (rows.length < PAGE) return;
    }
  }
}

/** The SQL table that holds the entries of an index. */
export function indexTableName(id: number): string {
  return `index_${id}`;
}

function conditionsOf(filter: Filter): FieldCondition[] {
  if (filter.kind === 'field') return [filter];
  return filter.kind === 'all' ? filter.filters.flatMap(conditionsOf) : [];
}

function coverageOf(
  definition: IndexDefinition,
  partial: Filter | undefined,
): (document: Document) => boolean {
  if (partial) return (document) => matches(partial, document);
  return definition.sparse ? (document) => hasAnyIndexedField(document, definition) : () => true;
}

function ridOf(row: Record<string, unknown>): number {
  return Number(row.rid);
}

function keyColumn(value: unknown): Uint8Array {
  return value instanceof Uint8Array ? value : new Uint8Array();
}
