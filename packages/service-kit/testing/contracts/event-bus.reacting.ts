import { describe, expect, it } from '@jest/globals';
import type { EventBus } from '../../src/messaging/event-bus.ts';
import { eventually } from '../eventually.ts';
import type { EventBusFixture } from './event-bus.fixture.ts';

const NAME = 'video.uploaded';

const publish = (bus: EventBus, videoId: number) => bus.publish(NAME, { videoId });
const ascending = (ids: readonly number[]) => ids.toSorted((a, b) => a - b);

/** Subscribes to uploads and records their ids. */
async function note(bus: EventBus, consumer: string, noted: number[] = []): Promise<number[]> {
  await bus.react(NAME, { consumer, handle: async ({ data }) => void noted.push(data.videoId) });
  return noted;
}

/** Contract tests of `react`, and of the bus. */
export function describeReacting(fixture: EventBusFixture): void {
  describe('for a reaction', () => {
    it('delivers each event to every consumer', async () => {
      const bus = await fixture.open();
      const workers = await note(bus, 'worker');
      const indexers = await note(bus, 'indexer');

      for (const id of [1, 2, 3]) await publish(bus, id);

      await eventually(() =>
        expect([workers, indexers].map(ascending)).toEqual([
          [1, 2, 3],
          [1, 2, 3],
        ]),
      );
    });

    it('shares the events among the subscriptions of one consumer', async () => {
      const bus = await fixture.open();
      const handled: string[] = [];
      const slots = { left: Promise.withResolvers<void>(), right: Promise.withResolvers<void>() };
      for (const side of ['left', 'right'] as const) {
        await bus.react(NAME, {
          consumer: 'worker',
          handle: async ({ data }) => {
            handled.push(`${side} ${data.videoId}`);
            slots[side].resolve();
            // Each handler waits until the other has an event, so that one cannot take both.
            await Promise.all([slots.left.promise, slots.right.promise]);
          },
        });
      }

      await publish(bus, 1);
      await publish(bus, 2);

      await eventually(() => expect(handled).toHaveLength(2));
      expect(new Set(handled.map((entry) => entry.split(' ')[0]))).toEqual(new Set(['left', 'right']));
      expect(new Set(handled.map((entry) => entry.split(' ')[1]))).toEqual(new Set(['1', '2']));
    });

    it('does not block the publisher, and delivers one event at a time', async () => {
      const bus = await fixture.open();
      const begun: number[] = [];
      const release = Promise.withResolvers<void>();
      await bus.react(NAME, {
        consumer: 'worker',
        handle: async ({ data }) => {
          begun.push(data.videoId);
          await release.promise;
        },
      });

      await publish(bus, 1);
      await publish(bus, 2);
      await eventually(() => expect(begun).toHaveLength(1));
      release.resolve();

      await eventually(() => expect(ascending(begun)).toEqual([1, 2]));
    });

    it('retries a failed event while others continue', async () => {
      const bus = await fixture.open();
      const tries: number[] = [];
      const done: number[] = [];
      await bus.react(NAME, {
        consumer: 'worker',
        handle: async ({ data }) => {
          tries.push(data.videoId);
          if (data.videoId === 1 && !(done.includes(2) && tries.length > 3)) throw new Error('not yet');
          done.push(data.videoId);
        },
      });

      await publish(bus, 1);
      await publish(bus, 2);

      await eventually(() => expect(done).toEqual([2, 1]));
      expect(tries.filter((id) => id === 1).length).toBeGreaterThan(1);
    });

    it('keeps events for a consumer that has never been there', async () => {
      const bus = await fixture.open();
      await publish(bus, 1);

      const noted = await note(bus, 'worker');

      await eventually(() => expect(noted).toEqual([1]));
    });

    it('keeps missed and unhandled events of a known consumer across a restart', async () => {
      const first = await fixture.open();
      const worker = await first.react(NAME, {
        consumer: 'worker',
        handle: async () => {
          throw new Error('the tool is missing');
        },
      });
      await publish(first, 1);
      await worker.stop();
      await publish(first, 2);
      await first.close();

      const noted = await note(await fixture.open(), 'worker');

      await eventually(() => expect(ascending([...new Set(noted)])).toEqual([1, 2]));
    });

    it('does not deliver a handled event again', async () => {
      const first = await fixture.open();
      const before = await note(first, 'worker');
      await publish(first, 1);
      await eventually(() => expect(before).toEqual([1]));
      await first.close();

      const second = await fixture.open();
      const after = await note(second, 'worker');
      await publish(second, 2);

      await eventually(() => expect(after).toContain(2));
      expect(after).toEqual([2]);
    });

    it('`stop` waits for running handlers and starts no new ones', async () => {
      const bus = await fixture.open();
      const release = Promise.withResolvers<void>();
      const begun = Promise.withResolvers<void>();
      const finished: number[] = [];
      const worker = await bus.react(NAME, {
        consumer: 'worker',
        handle: async ({ data }) => {
          begun.resolve();
          await release.promise;
          finished.push(data.videoId);
        },
      });
      await publish(bus, 1);
      await begun.promise;

      const stopped = worker.stop();
      await publish(bus, 2);
      release.resolve();
      await stopped;

      expect(finished).toEqual([1]);
      const others = await note(bus, 'worker');
      await eventually(() => expect(others).toEqual([2]));
    });
  });

  describe('as a whole', () => {
    it('refuses data that does not match the catalogue', async () => {
      const bus = await fixture.open();
      const noted = await note(bus, 'worker');

      await expect(publish(bus, -1)).rejects.toThrow(/videoId|>0|number/i);
      await publish(bus, 1);

      await eventually(() => expect(noted).toEqual([1]));
    });

    it('`check` resolves until the bus is closed', async () => {
      const bus = await fixture.open();
      await expect(bus.check()).resolves.toBeUndefined();

      await bus.close();

      await expect(bus.check()).rejects.toMatchObject({ code: 'unavailable' });
      await expect(publish(bus, 1)).rejects.toMatchObject({ code: 'unavailable' });
    });
  });
}
