import { afterEach, beforeEach, describe, jest } from '@jest/globals';
import type { EventBus } from '../../src/messaging/event-bus.ts';
import { PATIENT_MS } from '../eventually.ts';
import { tellFollowing } from './event-bus.following.ts';
import { tellReacting } from './event-bus.reacting.ts';
import type { EventBusStage } from './event-bus.stage.ts';

/** One installation: the buses opened in it, one after the other or side by side, share what was published. */
export interface EventBusWorld {
  /** Retries come after some 20 ms, so that a test can wait for them. */
  open(): Promise<EventBus>;
  end(): Promise<void>;
}

/** What every event bus does. Each adapter runs this suite, so that a reader of the port need not know which is in use. */
export function describeEventBusContract(name: string, newWorld: () => Promise<EventBusWorld>): void {
  jest.setTimeout(PATIENT_MS);
  describe(`${name} as an event bus`, () => {
    let world: EventBusWorld | undefined;
    let opened: EventBus[] = [];

    beforeEach(async () => {
      world = await newWorld();
      opened = [];
    });

    afterEach(async () => {
      await Promise.all(opened.map((bus) => bus.close()));
      await world?.end();
    });

    const stage: EventBusStage = {
      open: async () => {
        if (!world) throw new Error('there is no world yet');
        const bus = await world.open();
        opened.push(bus);
        return bus;
      },
    };

    tellFollowing(stage);
    tellReacting(stage);
  });
}
