import type { EventBus } from '../../src/messaging/event-bus.ts';

/** A new environment per test; its buses are closed after the test. */
export interface EventBusFixture {
  /** `maxDeliveries`: failed deliveries after which an event is parked; many by default. */
  open(maxDeliveries?: number): Promise<EventBus>;
}
