import type { Logger } from '../logging/logger.ts';
import type { EventBus } from './event-bus.ts';

export interface EventBusConfig {
  /** `nats://…`; without it the bus lives within this process. */
  readonly natsUrl?: string | undefined;
  /** Where a bus within this process keeps what is still to be reacted to; without it, in memory. */
  readonly journalFile?: string | undefined;
  readonly logger: Logger;
}

/** The event bus that the configuration asks for. The other kind's libraries are not even loaded. */
export async function openEventBus({ natsUrl, journalFile, logger }: EventBusConfig): Promise<EventBus> {
  if (natsUrl) {
    const { openJetstreamEventBus } = await import('./jetstream-event-bus.ts');
    return openJetstreamEventBus({ url: natsUrl, logger });
  }
  const { createInProcessEventBus } = await import('./in-process-event-bus.ts');
  const { openEventJournal } = await import('./event-journal.ts');
  return createInProcessEventBus({ logger, ...(journalFile && { journal: openEventJournal(journalFile) }) });
}
