import { describe, expect, it } from '@jest/globals';
import { CATCH_UP_MS, type EventBus, type PositionedEvent } from '../../src/messaging/event-bus.ts';
import { eventually } from '../eventually.ts';
import type { EventBusFixture } from './event-bus.fixture.ts';

type Deleted = PositionedEvent<'site-user.deleted'>;

const userIds = (events: readonly Deleted[]) => events.map(({ event }) => event.data.userId);
const oneTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const publish = (bus: EventBus, userId: number) => bus.publish('site-user.deleted', { userId });

/** Follows from a position and collects the user ids. */
async function collect(bus: EventBus, after: number | 'now', followed: Deleted[] = []): Promise<Deleted[]> {
  await bus.follow('site-user.deleted', {
    after,
    apply: async (events) => void followed.push(...events),
  });
  return followed;
}

/** Contract tests of `follow`. */
export function describeFollowing(fixture: EventBusFixture): void {
  describe('for a follower', () => {
    it('delivers every event once, in order, with growing positions', async () => {
      const bus = await fixture.open();
      const followed = await collect(bus, 0);

      for (const userId of oneTo(20)) await publish(bus, userId);

      await eventually(() => expect(userIds(followed)).toEqual(oneTo(20)));
      const positions = followed.map(({ position }) => position);
      expect(positions).toEqual([...new Set(positions)].sort((a, b) => a - b));
      expect(positions.every(Number.isSafeInteger)).toBe(true);
    });

    it('delivers a thousand events published at once', async () => {
      const bus = await fixture.open();
      const followed = await collect(bus, 0);

      await Promise.all(oneTo(1000).map((userId) => publish(bus, userId)));

      await eventually(() => expect(userIds(followed).sort((a, b) => a - b)).toEqual(oneTo(1000)));
    });

    it('delivers the event as published, with an id and a time', async () => {
      const bus = await fixture.open();
      const followed: PositionedEvent<'usage.counted'>[] = [];
      await bus.follow('usage.counted', { after: 0, apply: async (events) => void followed.push(...events) });

      await bus.publish('usage.counted', { counter: 'spinCount', language: 'fr' });

      const [{ event }] = await eventually(() => {
        expect(followed).toHaveLength(1);
        return followed as [PositionedEvent<'usage.counted'>];
      });
      expect(event.data).toEqual({ counter: 'spinCount', language: 'fr' });
      expect(event.id).toMatch(/^[0-9a-f-]{36}$/);
      expect(Date.parse(event.occurredAt)).toBeGreaterThan(Date.now() - 60_000);
    });

    it('continues after the last applied position, also after a restart', async () => {
      const first = await fixture.open();
      const before = await collect(first, 0);
      for (const userId of oneTo(5)) await publish(first, userId);
      await eventually(() => expect(before).toHaveLength(5));
      await first.close();

      const second = await fixture.open();
      const last = before.at(-1)?.position ?? 0;
      const after = await collect(second, last);
      for (const userId of [6, 7]) await publish(second, userId);

      await eventually(() => expect(userIds(after)).toEqual([6, 7]));
      expect(after[0]?.position).toBeGreaterThan(last);
    });

    it('delivers only new events to a follower that starts from now', async () => {
      const bus = await fixture.open();
      await collect(bus, 0);
      await publish(bus, 1);

      const followed = await collect(bus, 'now');
      await publish(bus, 2);

      await eventually(() => expect(userIds(followed)).toEqual([2]));
    });

    it('delivers a group again that was not applied, before any other', async () => {
      const bus = await fixture.open();
      const seen: number[][] = [];
      await bus.follow('site-user.deleted', {
        after: 0,
        apply: async (events) => {
          seen.push(userIds(events));
          if (seen.length <= 2) throw new Error('the database is down');
        },
      });

      await publish(bus, 1);
      await publish(bus, 2);

      await eventually(() => expect(seen.slice(2).flat()).toEqual([1, 2]));
      const [first, second, third] = seen;
      expect(first?.[0]).toBe(1);
      expect([second, third]).toEqual([first, first]);
    });

    it('has caught up when all that was published before is applied', async () => {
      const bus = await fixture.open();
      const followed: Deleted[] = [];
      const following = await bus.follow('site-user.deleted', {
        after: 0,
        apply: async (events) => {
          await new Promise((resolve) => setTimeout(resolve, 5));
          followed.push(...events);
        },
      });
      await following.caughtUp();

      for (const userId of oneTo(5)) {
        await publish(bus, userId);
        await following.caughtUp();
        expect(userIds(followed)).toEqual(oneTo(userId));
      }
    });

    it('whoever waits for a follower that cannot apply goes on after a second', async () => {
      const bus = await fixture.open();
      const following = await bus.follow('site-user.deleted', {
        after: 0,
        apply: async () => {
          throw new Error('the database is down');
        },
      });
      await publish(bus, 1);

      const begun = performance.now();
      await following.caughtUp();

      expect(performance.now() - begun).toBeGreaterThan(CATCH_UP_MS * 0.9);
    });

    it('accepts events that a follower cannot apply, and applies them when it can, also after a restart', async () => {
      const first = await fixture.open();
      await first.follow('site-user.deleted', {
        after: 0,
        apply: async () => {
          throw new Error('the database is down');
        },
      });
      for (const userId of oneTo(3)) await publish(first, userId);
      await first.close();

      const second = await fixture.open();
      const followed = await collect(second, 0);
      await publish(second, 4);

      await eventually(() => expect(userIds(followed)).toEqual(oneTo(4)));
    });

    it('loses nothing of what comes while a follower stops', async () => {
      const first = await fixture.open();
      const followed: Deleted[] = [];
      const begun = Promise.withResolvers<void>();
      const release = Promise.withResolvers<void>();
      const following = await first.follow('site-user.deleted', {
        after: 0,
        apply: async (events) => {
          begun.resolve();
          await release.promise;
          followed.push(...events);
        },
      });
      await publish(first, 1);
      await begun.promise;
      for (const userId of [2, 3]) await publish(first, userId);
      const stopped = following.stop();
      release.resolve();
      await stopped;
      const before = userIds(followed);
      expect(before[0]).toBe(1);
      await first.close();

      const second = await fixture.open();
      const after = await collect(second, followed.at(-1)?.position ?? 0);

      await eventually(() => expect([...before, ...userIds(after)]).toEqual([1, 2, 3]));
    });

    it('never applies two groups at the same time', async () => {
      const bus = await fixture.open();
      let underWay = 0;
      let most = 0;
      let applied = 0;
      await bus.follow('site-user.deleted', {
        after: 0,
        apply: async (events) => {
          underWay += 1;
          most = Math.max(most, underWay);
          await new Promise((resolve) => setImmediate(resolve));
          underWay -= 1;
          applied += events.length;
        },
      });

      for (const batch of oneTo(10)) await Promise.all(oneTo(20).map((id) => publish(bus, batch * 100 + id)));

      await eventually(() => expect(applied).toBe(200));
      expect(most).toBe(1);
    });

    it('delivers the same events to every follower, and none after it stopped', async () => {
      const bus = await fixture.open();
      const staying = await collect(bus, 0);
      const left: Deleted[] = [];
      const leaving = await bus.follow('site-user.deleted', {
        after: 0,
        apply: async (events) => void left.push(...events),
      });
      await publish(bus, 1);
      await eventually(() => expect([userIds(staying), userIds(left)]).toEqual([[1], [1]]));

      await leaving.stop();
      await publish(bus, 2);

      await eventually(() => expect(userIds(staying)).toEqual([1, 2]));
      expect(userIds(left)).toEqual([1]);
    });
  });
}
