import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Event, EventName } from '@selah/shared/contracts/event-catalogue';
import { describeEventBusContract } from '../../../testing/contracts/event-bus.contract.ts';
import { eventually } from '../../../testing/eventually.ts';
import { runUntilKilled } from '../../../testing/killed-process.ts';
import { type TemporaryFolder, temporaryFolder } from '../../../testing/temporary-folder.ts';
import { isStorageFull } from '../../errors/storage-full.ts';
import { createHeldRemovals } from '../../lifecycle/removals.ts';
import { silentLogger } from '../../logging/logger.ts';
import { openEventJournal } from './event-journal.ts';
import { createInProcessEventBus } from './in-process-event-bus.ts';

const logger = silentLogger();
const retryDelay = () => 20;

describeEventBusContract('One process', async () => {
  const folder = await temporaryFolder();
  const file = join(folder.path, 'events.sqlite');
  return {
    open: async (maxDeliveries = 1_000) =>
      createInProcessEventBus({ logger, retryDelay, maxDeliveries, journal: openEventJournal(file) }),
    end: folder.remove,
  };
});

describe('within one process', () => {
  let folder: TemporaryFolder;
  let file: string;

  beforeEach(async () => {
    folder = await temporaryFolder();
    file = join(folder.path, 'events.sqlite');
  });

  afterEach(async () => {
    await folder.remove();
  });

  it('a publish resolves when those who follow from now on have applied the event', async () => {
    const bus = createInProcessEventBus({ logger });
    let count = 0;
    const following = await bus.follow('video.changed', {
      after: 'now',
      apply: async (events) => {
        await new Promise((resolve) => setImmediate(resolve));
        count += events.length;
      },
    });

    await bus.publish('video.changed', { languages: ['pt'] });

    expect(count).toBe(1);
    await following.caughtUp();
    await bus.close();
  });

  it('events published together are applied together', async () => {
    const bus = createInProcessEventBus({ logger });
    const sizes: number[] = [];
    const following = await bus.follow('usage.counted', {
      after: 0,
      apply: async (events) => void sizes.push(events.length),
    });

    const clicks = Array.from({ length: 100 }, () =>
      bus.publish('usage.counted', { counter: 'pageViews', language: 'pt' }),
    );
    await Promise.all(clicks);

    await following.caughtUp();
    expect(sizes).toEqual([100]);
    await bus.close();
  });

  it('a publish that somebody who follows from now on cannot apply rejects in time, and the next one is tried again', async () => {
    const bus = createInProcessEventBus({ logger, publishTimeoutMs: 200 });
    let isAway = true;
    const applied: number[] = [];
    await bus.follow('site-user.deleted', {
      after: 'now',
      apply: async (events) => {
        if (isAway) throw new Error('the database is down');
        applied.push(...events.map(({ event }) => event.data.userId));
      },
    });

    await expect(bus.publish('site-user.deleted', { userId: 1 })).rejects.toMatchObject({
      code: 'unavailable',
    });
    isAway = false;
    await bus.publish('site-user.deleted', { userId: 2 });

    expect(applied).toEqual([2]);
    await bus.close();
  });

  it('somebody who follows from now on and hangs does not block the publisher for ever', async () => {
    const bus = createInProcessEventBus({ logger, publishTimeoutMs: 100 });
    const release = Promise.withResolvers<void>();
    await bus.follow('site-user.deleted', { after: 'now', apply: () => release.promise });

    await expect(bus.publish('site-user.deleted', { userId: 1 })).rejects.toMatchObject({
      code: 'unavailable',
    });

    release.resolve();
    await bus.close();
  });

  it('more events than memory holds are applied in order and once while their follower was away', async () => {
    const bus = createInProcessEventBus({ logger, journal: openEventJournal(file) });
    let isAway = true;
    const positions: number[] = [];
    const following = await bus.follow('site-user.deleted', {
      after: 0,
      apply: async (events) => {
        if (isAway) throw new Error('the database is down');
        positions.push(...events.map(({ position }) => position));
      },
    });
    for (let batch = 0; batch < 6; batch += 1) {
      await Promise.all(
        Array.from({ length: 500 }, (_, id) => bus.publish('site-user.deleted', { userId: id + 1 })),
      );
    }
    isAway = false;
    await bus.publish('site-user.deleted', { userId: 1 });

    await eventually(() => expect(positions).toHaveLength(3_001));
    expect(positions).toEqual(positions.map((_, index) => index + 1));
    await following.caughtUp();
    await bus.close();
  });

  it('what is applied leaves the log, once removals are allowed', async () => {
    const removals = createHeldRemovals();
    const journal = openEventJournal(file, Date.now, removals);
    const bus = createInProcessEventBus({ logger, journal });
    const following = await bus.follow('usage.counted', { after: 0, apply: async () => {} });
    const logged = () => journal.log.after('usage.counted', 0).length;

    await removals.hold(async () => {
      await bus.publish('usage.counted', { counter: 'pageViews', language: 'pt' });
      await following.caughtUp();
      await new Promise((resolve) => setTimeout(resolve, 50));
      expect(logged()).toBe(1);
    });

    await eventually(() => expect(logged()).toBe(0));
    await bus.close();
  });

  it('a stored event that no release can read is skipped', async () => {
    const journal = openEventJournal(file);
    const id = crypto.randomUUID();
    const event = (counter: string) =>
      ({
        id,
        name: 'usage.counted',
        occurredAt: '2026-01-01T00:00:00.000Z',
        data: { counter, language: 'pt' },
      }) as Event;
    await journal.log.append('usage.counted', [{ position: 1, event: event('nothing known') }]);
    await journal.log.append('usage.counted', [{ position: 2, event: event('pageViews') }]);
    const bus = createInProcessEventBus({ logger, journal });
    const positions: number[] = [];
    const following = await bus.follow('usage.counted', {
      after: 0,
      apply: async (events) => void positions.push(...events.map(({ position }) => position)),
    });
    await following.caughtUp();

    expect(positions).toEqual([2]);
    await bus.close();
  });

  it('a count that the disk has no room for is refused', async () => {
    const journal = openEventJournal(file);
    const bus = createInProcessEventBus({ logger, journal });
    await bus.follow('usage.counted', { after: 0, apply: async () => {} });
    const pages = Number(journal.sqlite.prepare('PRAGMA page_count').get()?.page_count);
    journal.sqlite.exec(`PRAGMA max_page_count = ${pages}`);

    const clicks = Array.from({ length: 500 }, () =>
      bus.publish('usage.counted', { counter: 'pageViews', language: 'pt' }),
    );
    const outcomes = await Promise.allSettled(clicks);

    const isRefused = (outcome: PromiseSettledResult<void>) =>
      outcome.status === 'rejected' && isStorageFull(outcome.reason);
    expect(outcomes.filter(isRefused)).toHaveLength(clicks.length);
    await bus.close();
  });

  it('events that are only followed are not recorded in the journal', async () => {
    const bus = createInProcessEventBus({ logger, journal: openEventJournal(file) });
    await bus.follow('usage.counted', { after: 0, apply: async () => {} });
    await bus.publish('usage.counted', { counter: 'pageViews', language: 'pt' });
    await bus.close();

    const journal = openEventJournal(file);
    expect(await journal.outstanding('usage.counted', 'someone new')).toEqual([]);
    journal.close();
  });

  it('events that a later release recorded are read, and those with names of its own wait for it', async () => {
    const event = {
      id: crypto.randomUUID(),
      name: 'site-user.deleted',
      occurredAt: '2026-01-01T00:00:00.000Z',
      data: { userId: 1, reason: 'x' },
      traceId: 'x',
    } as const;
    const unknown = { ...event, id: crypto.randomUUID(), name: 'an-event.of-the-next-release' };
    const later = openEventJournal(file);
    await later.record([event, unknown as unknown as Event]);
    later.close();

    const bus = createInProcessEventBus({ logger, journal: openEventJournal(file) });
    const handled: unknown[] = [];
    await bus.react('site-user.deleted', {
      consumer: 'worker',
      handle: async ({ data }) => void handled.push(data),
    });
    await eventually(() => expect(handled).toEqual([{ userId: 1 }]));
    expect(await bus.countParked()).toBe(0);
    await bus.close();

    const again = openEventJournal(file);
    expect(await again.outstanding(unknown.name as EventName, 'worker')).toHaveLength(1);
    again.close();
  });

  it('events older than 30 days are dropped', async () => {
    const days = 24 * 60 * 60_000;
    const start = Date.now();
    const bus = createInProcessEventBus({ logger, journal: openEventJournal(file, () => start) });
    await bus.publish('site-user.deleted', { userId: 1 });
    await bus.close();

    const soon = openEventJournal(file, () => start + 29 * days);
    expect(await soon.outstanding('site-user.deleted', 'messages')).toHaveLength(1);
    soon.close();
    const late = openEventJournal(file, () => start + 31 * days);
    expect(await late.outstanding('site-user.deleted', 'messages')).toEqual([]);
    late.close();
  });

  it('a second process gets an error because the journal is in use', async () => {
    const bus = createInProcessEventBus({ logger, journal: openEventJournal(file) });
    expect(() => openEventJournal(file)).toThrow(/in use by another process/);
    await bus.close();
  });

  it('a process killed during a reaction repeats it after its restart', async () => {
    const program = new URL('../../../testing/programs/publish-and-hang.ts', import.meta.url);
    await runUntilKilled(program, [file], 'reacting to 1');

    const bus = createInProcessEventBus({ logger, journal: openEventJournal(file) });
    const handled: number[] = [];
    await bus.react('video.uploaded', {
      consumer: 'worker',
      handle: async ({ data }) => void handled.push(data.videoId),
    });

    await eventually(() => expect(handled).toEqual([1, 2, 3]));
    await bus.close();
  });
});
