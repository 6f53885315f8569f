import type { DatabaseSync } from 'node:sqlite';
import type { Logger } from '../logging/logger.ts';
import type { EventBus } from './event-bus.ts';

export interface EventBusConfig {
  /** `nats://…`; without it the bus is in this process. */
  readonly natsUrl?: string | undefined;
  /** Keeps the log of a bus in this process; without it events are kept in memory. */
  readonly sqlite?: DatabaseSync | undefined;
  readonly logger: Logger;
}

/** Time limit of a publish, so that a page waits less than a second for a counter. Milliseconds. */
const BROKER_PUBLISH_TIMEOUT_MS = 600;
/** In one process only a slow disk or processor takes long: the count is worth the wait. Milliseconds. */
const IN_PROCESS_PUBLISH_TIMEOUT_MS = 1_500;

/** Opens the event bus that the configuration names. Libraries of the other kind are not loaded. */
export async function openEventBus(config: EventBusConfig): Promise<EventBus> {
  const { natsUrl, sqlite, logger } = config;
  if (natsUrl) {
    const { openJetstreamEventBus } = await import('./jetstream/jetstream-event-bus.ts');
    return openJetstreamEventBus({ url: natsUrl, logger, publishTimeoutMs: BROKER_PUBLISH_TIMEOUT_MS });
  }
  const { createInProcessEventBus } = await import('./in-process/in-process-event-bus.ts');
  return createInProcessEventBus({ logger, publishTimeoutMs: IN_PROCESS_PUBLISH_TIMEOUT_MS, sqlite });
}
