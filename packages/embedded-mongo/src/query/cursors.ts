import { randomBytes } from 'node:crypto';
import { MongoError } from '../errors.ts';
import type { Batch } from '../wire/reply.ts';

/** How long an unused cursor is kept, as in MongoDB. */
export const CURSOR_IDLE_MS = 10 * 60_000;
/** Maximum bytes of a batch. */
const BATCH_BYTES = 16 * 1024 * 1024;
/** Default number of documents in the first batch. */
export const FIRST_BATCH = 101;

/** Default number of documents in later batches; usually limited by their size first. */
export const CURSOR_BATCH = 100_000;

type OpenCursor = {
  namespace: string;
  documents: Iterator<Uint8Array>;
  held: Uint8Array | undefined;
  usedAt: Date;
};

/** Open cursors. A cursor holds a position in an index or collection, not documents. */
export class Cursors {
  readonly #open = new Map<bigint, OpenCursor>();
  readonly #clock: () => Date;

  constructor(clock: () => Date) {
    this.#clock = clock;
  }

  get size(): number {
    return this.#open.size;
  }

  /** The first batch of a result; the rest is kept if there is more and `keep` is set. */
  first(namespace: string, documents: Iterator<Uint8Array>, size: number, keep: boolean): Batch {
    const cursor: OpenCursor = { namespace, documents, held: undefined, usedAt: this.#clock() };
    const { batch, done } = take(cursor, size);
    if (done || !keep) return { field: 'firstBatch', documents: batch, id: 0n, namespace };
    const id = this.#newId();
    this.#open.set(id, cursor);
    return { field: 'firstBatch', documents: batch, id, namespace };
  }

  /**
   * The next batch; a cursor is closed when it is read to the end.
   * @throws CursorNotFound
   */
  next(id: bigint, namespace: string, size: number): Batch {
    const cursor = this.#open.get(id);
    if (!cursor || cursor.namespace !== namespace) throw new MongoError(43, `cursor id ${id} not found`);
    cursor.usedAt = this.#clock();
    const { batch, done } = take(cursor, size);
    if (done) this.#open.delete(id);
    return { field: 'nextBatch', documents: batch, id: done ? 0n : id, namespace };
  }

  /** Returns whether the cursor existed. */
  kill(id: bigint): boolean {
    return this.#open.delete(id);
  }

  /** Closes the cursors on dropped collections. */
  killOn(matches: (namespace: string) => boolean): void {
    for (const [id, { namespace }] of this.#open) if (matches(namespace)) this.#open.delete(id);
  }

  killIdle(): void {
    const oldest = this.#clock().getTime() - CURSOR_IDLE_MS;
    for (const [id, { usedAt }] of this.#open) if (usedAt.getTime() < oldest) this.#open.delete(id);
  }

  #newId(): bigint {
    const id = randomBytes(8).readBigInt64LE() & 0x7fffffffffffffffn;
    return id === 0n || this.#open.has(id) ? this.#newId() : id;
  }
}

/** One document is read ahead, so that the last batch is known to be the last. */
function take(cursor: OpenCursor, size: number): { batch: Uint8Array[]; done: boolean } {
  const batch: Uint8Array[] = [];
  let bytes = 0;
  for (;;) {
    const document = cursor.held ?? nextOf(cursor.documents);
    cursor.held = undefined;
    if (!document) return { batch, done: true };
    if (batch.length >= size || (batch.length > 0 && bytes + document.length > BATCH_BYTES)) {
      cursor.held = document;
      return { batch, done: false };
    }
    batch.push(document);
    bytes += document.length;
  }
}

function nextOf(documents: Iterator<Uint8Array>): Uint8Array | undefined {
  const { done, value } = documents.next();
  return done ? undefined : value;
}
