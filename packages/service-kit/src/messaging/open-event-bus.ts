import type { Logger } from '../logging/logger.ts';
import type { EventBus } from './event-bus.ts';

export interface EventBusConfig {
  /** `nats://…`; without it the bus lives within this process. */
  readonly natsUrl?: string | undefined;
  /** Where a bus within this process keeps what is still to be reacted to; without it, in memory. */
  readonly journalFile?: string | undefined;
  /** Milliseconds after which a publish that the broker does not acknowledge is given up. */
  readonly publishTimeoutMs?: number;
  readonly logger: Logger;
}

/** The event bus that the configuration asks for. The other kind's libraries are not even loaded. */
export async function openEventBus(config: EventBusConfig): Promise<EventBus> {
  const { natsUrl, journalFile, publishTimeoutMs, logger } = config;
  if (natsUrl) {
    const { openJetstreamEventBus } = await import('./jetstream/jetstream-event-bus.ts');
    return openJetstreamEventBus({ url: natsUrl, logger, ...(publishTimeoutMs && { publishTimeoutMs }) });
  }
  const { createInProcessEventBus } = await import('./in-process/in-process-event-bus.ts');
  const { openEventJournal } = await import('./in-process/event-journal.ts');
  return createInProcessEventBus({ logger, ...(journalFile && { journal: openEventJournal(journalFile) }) });
}
