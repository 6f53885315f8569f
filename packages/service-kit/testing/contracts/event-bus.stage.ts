import type { EventBus } from '../../src/messaging/event-bus.ts';

/** What a test works with: a fresh world, whose buses are closed after it. */
export interface EventBusStage {
  open(): Promise<EventBus>;
}
