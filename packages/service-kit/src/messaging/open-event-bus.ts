import type { Logger } from '../logging/logger.ts';
import type { EventBus } from './event-bus.ts';

export interface EventBusConfig {
  /** `nats://…`; without it the bus lives within this process. */
  readonly natsUrl?: string | undefined;
  /** Where a bus within this process keeps what is still to be reacted to; without it, in memory. */
  readonly journalFile?: string | undefined;
  readonly logger: Logger;
}

/** After which a publish that is not acknowledged is given up, in milliseconds: a page waits for no counter longer than a second. */
const PUBLISH_TIMEOUT_MS = 600;

/** The event bus that the configuration asks for. The other kind's libraries are not even loaded. */
export async function openEventBus(config: EventBusConfig): Promise<EventBus> {
  const { natsUrl, journalFile, logger } = config;
  const publishTimeoutMs = PUBLISH_TIMEOUT_MS;
  if (natsUrl) {
    const { openJetstreamEventBus } = await import('./jetstream/jetstream-event-bus.ts');
    return openJetstreamEventBus({ url: natsUrl, logger, publishTimeoutMs });
  }
  const { createInProcessEventBus } = await import('./in-process/in-process-event-bus.ts');
  const { openEventJournal } = await import('./in-process/event-journal.ts');
  const journal = openEventJournal(journalFile ?? ':memory:');
  return createInProcessEventBus({ logger, publishTimeoutMs, journal });
}
