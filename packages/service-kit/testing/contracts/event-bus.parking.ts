import { describe, expect, it } from '@jest/globals';
import type { EventBus } from '../../src/messaging/event-bus.ts';
import { eventually } from '../eventually.ts';
import type { EventBusFixture } from './event-bus.fixture.ts';

const NAME = 'site-user.deleted';
const MAX_DELIVERIES = 3;
/** No event has it. */
const UNKNOWN_ID = 987_654;

const publish = (bus: EventBus, userId: number) => bus.publish(NAME, { userId });

interface Failing {
  /** The ids of all deliveries. */
  readonly delivered: number[];
  /** Handles events from now on. */
  mend(): void;
}

/** A consumer that cannot handle the user with the id 1. */
async function failOnOne(bus: EventBus, consumer: string): Promise<Failing> {
  const delivered: number[] = [];
  let isMended = false;
  await bus.react(NAME, {
    consumer,
    handle: async ({ data }) => {
      delivered.push(data.userId);
      if (data.userId === 1 && !isMended) throw new Error('this user cannot be forgotten');
    },
  });
  return {
    delivered,
    mend: () => {
      isMended = true;
    },
  };
}

const parkedOn = (bus: EventBus) =>
  eventually(async () => {
    const [parked, ...others] = await bus.listParked();
    expect(others).toEqual([]);
    if (!parked) throw new Error('no event is parked');
    return parked;
  });

/** Contract tests of events that fail for good. */
export function describeParking(fixture: EventBusFixture): void {
  describe('for an event that fails for good', () => {
    it('parks it after the last delivery, and goes on with others', async () => {
      const bus = await fixture.open(MAX_DELIVERIES);
      const { delivered } = await failOnOne(bus, 'worker');
      expect(await bus.listParked()).toEqual([]);

      await publish(bus, 1);
      const parked = await parkedOn(bus);
      await publish(bus, 2);

      await eventually(() => expect(delivered).toEqual([1, 1, 1, 2]));
      expect(parked).toMatchObject({
        consumer: 'worker',
        name: NAME,
        attempts: MAX_DELIVERIES,
        reason: 'this user cannot be forgotten',
      });
      expect(Date.parse(parked.parkedAt)).toBeGreaterThan(Date.now() - 60_000);
      expect(await bus.countParked()).toBe(1);
    });

    it('keeps it across a restart and does not deliver it again', async () => {
      const first = await fixture.open(MAX_DELIVERIES);
      await failOnOne(first, 'worker');
      await publish(first, 1);
      const parked = await parkedOn(first);
      await first.close();

      const second = await fixture.open(MAX_DELIVERIES);
      const { delivered } = await failOnOne(second, 'worker');
      await publish(second, 2);

      await eventually(() => expect(delivered).toEqual([2]));
      expect(await second.listParked()).toEqual([parked]);
    });

    it('sends it again on request, only to the consumer that failed', async () => {
      const bus = await fixture.open(MAX_DELIVERIES);
      const failing = await failOnOne(bus, 'worker');
      const others: number[] = [];
      const followed: number[] = [];
      await bus.react(NAME, { consumer: 'other', handle: async ({ data }) => void others.push(data.userId) });
      await bus.follow(NAME, {
        after: 0,
        apply: async (events) => void followed.push(...events.map(({ event }) => event.data.userId)),
      });
      await publish(bus, 1);
      const { id } = await parkedOn(bus);

      failing.mend();
      expect(await bus.sendAgain(id)).toBe(true);
      await publish(bus, 2);

      await eventually(() => expect(failing.delivered.toSorted()).toEqual([1, 1, 1, 1, 2]));
      await eventually(() =>
        expect([others.toSorted(), followed]).toEqual([
          [1, 2],
          [1, 2],
        ]),
      );
      expect(await bus.countParked()).toBe(0);
    });

    it('sends it once when it is asked twice', async () => {
      const bus = await fixture.open(MAX_DELIVERIES);
      const failing = await failOnOne(bus, 'worker');
      await publish(bus, 1);
      const { id } = await parkedOn(bus);
      failing.mend();

      expect(await bus.sendAgain(id)).toBe(true);
      expect(await bus.sendAgain(id)).toBe(false);
      await publish(bus, 2);

      await eventually(() => expect(failing.delivered.toSorted()).toEqual([1, 1, 1, 1, 2]));
    });

    it('parks it again if it fails again', async () => {
      const bus = await fixture.open(MAX_DELIVERIES);
      const failing = await failOnOne(bus, 'worker');
      await publish(bus, 1);
      const first = await parkedOn(bus);

      await bus.sendAgain(first.id);

      await eventually(async () => {
        const [second] = await bus.listParked();
        expect(second?.id).toBeGreaterThan(first.id);
      });
      expect(failing.delivered).toEqual([1, 1, 1, 1, 1, 1]);
    });

    it('tells when there is nothing to send again', async () => {
      const bus = await fixture.open(MAX_DELIVERIES);
      expect(await bus.sendAgain(UNKNOWN_ID)).toBe(false);
    });
  });
}
