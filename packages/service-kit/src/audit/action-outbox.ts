import { randomUUID } from 'node:crypto';
import type { AuditEntry } from '@selah/shared/contracts/audit/audit';
import type { Connection } from 'mongoose';
import { isStorageFull } from '../errors/storage-full.ts';
import type { Logger } from '../logging/logger.ts';
import type { EventBus } from '../messaging/event-bus.ts';
import type { RecordAction } from './record-action.ts';

interface StoredAction {
  readonly _id: string;
  readonly entry: AuditEntry;
}

/** How often actions are sent that a crash or a bus that was away left behind. Milliseconds. */
const SWEEP_MS = 5_000;

/** Entries of one sweep. */
const SWEEP_MAX = 200;

/** Entries kept in memory while the disk is full. */
const MEMORY_MAX = 1_000;

export interface ActionOutbox {
  readonly record: RecordAction;
  /** Sends what an earlier process left. */
  start(): void;
  stop(): Promise<void>;
}

export interface ActionOutboxDeps {
  /** Its name is part of the collection's, because services may share a database. */
  readonly service: string;
  readonly connection: Connection;
  readonly eventBus: Pick<EventBus, 'publish'>;
  readonly logger: Logger;
  /** For tests. Milliseconds. */
  readonly sweepMs?: number;
}

/**
 * Actions on their way to the service with the list: stored in the service's own database, in `…_audit_outbox`, before the call is
 * answered, and deleted when the bus has them. So neither a crash nor a bus that is away loses one. A full disk does not stop the
 * administrator, who has to make space: the entry waits in memory, and is in the log.
 */
export function createActionOutbox(deps: ActionOutboxDeps): ActionOutbox {
  const { service, connection, eventBus, logger, sweepMs = SWEEP_MS } = deps;
  const outbox = connection.collection<StoredAction>(`${service}_audit_outbox`);
  let waiting: AuditEntry[] = [];
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let sending: Promise<void> = Promise.resolve();

  async function sendAll(): Promise<void> {
    const inMemory = waiting;
    waiting = [];
    for (const entry of inMemory) await store(entry);
    const stored = await outbox.find().limit(SWEEP_MAX).toArray();
    for (const { _id, entry } of stored) {
      await eventBus.publish('administrator.acted', entry);
      await outbox.deleteOne({ _id });
    }
  }

  /** One after the other, so that none is sent twice by this process. */
  function send(): void {
    sending = sending.then(() =>
      sendAll().catch((error: unknown) => {
        if (!isStopped) logger.warn({ err: error }, 'what an administrator did is sent later');
      }),
    );
  }

  async function store(entry: AuditEntry): Promise<void> {
    try {
      await outbox.insertOne({ _id: entry.id, entry });
    } catch (error) {
      if (!isStorageFull(error)) throw error;
      logger.error({ err: error, entry }, 'the disk is full: what an administrator did is kept in memory');
      if (waiting.length < MEMORY_MAX) waiting.push(entry);
    }
  }

  return {
    async record(action) {
      await store({ ...action, id: randomUUID() });
      send();
    },
    start() {
      send();
      timer = setInterval(send, sweepMs);
      timer.unref();
    },
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await sending;
    },
  };
}
