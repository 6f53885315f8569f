import { randomUUID } from 'node:crypto';
import type { AuditEntry } from '@selah/shared/contracts/audit/audit';
import { isStorageFull } from '../errors/storage-full.ts';
import type { Logger } from '../logging/logger.ts';
import type { EventBus } from '../messaging/event-bus.ts';
import type { RecordAction } from './record-action.ts';

/** Where actions wait for the bus, in the service's own database. */
export interface OutboxStore {
  add(entry: AuditEntry): Promise<void>;
  /** The entries that wait longest. */
  first(limit: number): Promise<readonly AuditEntry[]>;
  remove(id: string): Promise<void>;
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
  readonly store: OutboxStore;
  readonly eventBus: Pick<EventBus, 'publish'>;
  readonly logger: Logger;
  /** For tests. Milliseconds. */
  readonly sweepMs?: number;
}

/**
 * Actions on their way to the service with the list: stored in the service's own database before the call is
 * answered, and deleted when the bus has them. So neither a crash nor a bus that is away loses one. A full disk does not stop the
 * administrator, who has to make space: the entry waits in memory, and is in the log.
 */
export function createActionOutbox(deps: ActionOutboxDeps): ActionOutbox {
  const { store: outbox, eventBus, logger, sweepMs = SWEEP_MS } = deps;
  let waiting: AuditEntry[] = [];
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let sending: Promise<void> = Promise.resolve();

  async function sendAll(): Promise<void> {
    const inMemory = waiting;
    waiting = [];
    for (const entry of inMemory) await store(entry);
    for (const entry of await outbox.first(SWEEP_MAX)) {
      await eventBus.publish('administrator.acted', entry);
      await outbox.remove(entry.id);
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
      await outbox.add(entry);
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
