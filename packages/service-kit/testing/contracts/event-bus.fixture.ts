import type { EventBus } from '../../src/messaging/event-bus.ts';

/** A new environment per test; its buses are closed after the test. */
export interface EventBusFixture {
  open(): Promise<EventBus>;
}
