import { afterEach, beforeEach, describe, jest } from '@jest/globals';
import type { EventBus } from '../../src/messaging/event-bus.ts';
import { SLOW_MACHINE_MS } from '../eventually.ts';
import type { EventBusFixture } from './event-bus.fixture.ts';
import { describeFollowing } from './event-bus.following.ts';
import { describeParking } from './event-bus.parking.ts';
import { describeReacting } from './event-bus.reacting.ts';

/** An installation: its buses share what was published. */
export interface EventBusEnvironment {
  /** Retries start after about 20 ms, so that tests can wait for them. */
  open(maxDeliveries?: number): Promise<EventBus>;
  end(): Promise<void>;
}

/** The contract of every event bus; each adapter runs it. */
export function describeEventBusContract(
  name: string,
  newEnvironment: () => Promise<EventBusEnvironment>,
): void {
  jest.setTimeout(SLOW_MACHINE_MS);
  describe(`${name} as an event bus`, () => {
    let environment: EventBusEnvironment | undefined;
    let opened: EventBus[] = [];

    beforeEach(async () => {
      environment = await newEnvironment();
      opened = [];
    });

    afterEach(async () => {
      await Promise.all(opened.map((bus) => bus.close()));
      await environment?.end();
    });

    const fixture: EventBusFixture = {
      open: async (maxDeliveries) => {
        if (!environment) throw new Error('there is no environment yet');
        const bus = await environment.open(maxDeliveries);
        opened.push(bus);
        return bus;
      },
    };

    describeFollowing(fixture);
    describeReacting(fixture);
    describeParking(fixture);
  });
}
