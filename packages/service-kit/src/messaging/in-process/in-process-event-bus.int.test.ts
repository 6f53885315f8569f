import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { describeEventBusContract } from '../../../testing/contracts/event-bus.contract.ts';
import { eventually } from '../../../testing/eventually.ts';
import { runUntilKilled } from '../../../testing/killed-process.ts';
import { temporaryFolder } from '../../../testing/temporary-folder.ts';
import { isStorageFull } from '../../errors/storage-full.ts';
import { silentLogger } from '../../logging/logger.ts';
import { openSqlite } from '../../sqlite/open-sqlite.ts';
import { createInProcessEventBus } from './in-process-event-bus.ts';

const logger = silentLogger();
const retryDelay = () => 20;

describeEventBusContract('One process', async () => {
  const sqlite = openSqlite(':memory:');
  return {
    open: async (maxDeliveries = 1_000) =>
      createInProcessEventBus({ logger, retryDelay, maxDeliveries, sqlite }),
    end: async () => sqlite.close(),
  };
});

describe('within one process', () => {
  let sqlite: DatabaseSync;
  beforeEach(() => {
    sqlite = openSqlite(':memory:');
  });
  afterEach(() => sqlite.close());

  /** As a release left it. */
  const store = (event: object, name: string) =>
    sqlite
      .prepare('INSERT INTO events (name, published_at, event) VALUES (?, ?, ?)')
      .run(name, Date.now(), JSON.stringify(event));
  const logged = () => Number(sqlite.prepare('SELECT count(*) AS count FROM events').get()?.count);

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
    const bus = createInProcessEventBus({ logger, sqlite });
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

  it('what everybody got and handled leaves the log', async () => {
    const bus = createInProcessEventBus({ logger, sqlite });
    const release = Promise.withResolvers<void>();
    const following = await bus.follow('site-user.deleted', { after: 0, apply: async () => {} });
    await bus.react('site-user.deleted', { consumer: 'worker', handle: () => release.promise });

    await bus.publish('site-user.deleted', { userId: 1 });
    await following.caughtUp();
    expect(logged()).toBe(1);
    release.resolve();

    await eventually(() => expect(logged()).toBe(0));
    await bus.close();
  });

  it('what a follower of an earlier process has not applied stays in the log while others handle it', async () => {
    const first = createInProcessEventBus({ logger, sqlite });
    await first.follow('site-user.deleted', {
      after: 0,
      apply: async () => {
        throw new Error('the database is down');
      },
    });
    await first.publish('site-user.deleted', { userId: 1 });
    await first.close();

    const second = createInProcessEventBus({ logger, sqlite });
    const handled: number[] = [];
    await second.react('site-user.deleted', {
      consumer: 'worker',
      handle: async ({ data }) => void handled.push(data.userId),
    });
    await eventually(() => expect(handled).toEqual([1]));
    const followed: number[] = [];
    await second.follow('site-user.deleted', {
      after: 0,
      apply: async (events) => void followed.push(...events.map(({ event }) => event.data.userId)),
    });
    await eventually(() => expect(followed).toEqual([1]));
    await second.close();
  });

  it('a stored event that no release can read is skipped by a follower, and parked for a reaction', async () => {
    const event = (counter: string) => ({
      id: crypto.randomUUID(),
      name: 'usage.counted',
      occurredAt: '2026-01-01T00:00:00.000Z',
      data: { counter, language: 'pt' },
    });
    const bus = createInProcessEventBus({ logger, sqlite });
    store(event('nothing known'), 'usage.counted');
    store(event('pageViews'), 'usage.counted');
    const positions: number[] = [];
    const handled: string[] = [];
    await bus.react('usage.counted', {
      consumer: 'worker',
      handle: async ({ data }) => void handled.push(data.counter),
    });
    const following = await bus.follow('usage.counted', {
      after: 0,
      apply: async (events) => void positions.push(...events.map(({ position }) => position)),
    });
    await following.caughtUp();

    expect(positions).toEqual([2]);
    await eventually(() => expect(handled).toEqual(['pageViews']));
    expect(await bus.countParked()).toBe(1);
    await bus.close();
  });

  it('a count that the disk has no room for is refused', async () => {
    const bus = createInProcessEventBus({ logger, sqlite });
    await bus.follow('usage.counted', { after: 0, apply: async () => {} });
    const pages = Number(sqlite.prepare('PRAGMA page_count').get()?.page_count);
    sqlite.exec(`PRAGMA max_page_count = ${pages}`);

    const clicks = Array.from({ length: 500 }, () =>
      bus.publish('usage.counted', { counter: 'pageViews', language: 'pt' }),
    );
    const outcomes = await Promise.allSettled(clicks);

    const isRefused = (outcome: PromiseSettledResult<void>) =>
      outcome.status === 'rejected' && isStorageFull(outcome.reason);
    expect(outcomes.filter(isRefused)).toHaveLength(clicks.length);
    await bus.close();
  });

  it('events that a later release published are read, and those with names of its own wait for it', async () => {
    const event = {
      id: crypto.randomUUID(),
      name: 'site-user.deleted',
      occurredAt: '2026-01-01T00:00:00.000Z',
      data: { userId: 1, reason: 'x' },
      traceId: 'x',
    };
    const bus = createInProcessEventBus({ logger, sqlite });
    store(event, event.name);
    store({ ...event, name: 'an-event.of-the-next-release' }, 'an-event.of-the-next-release');
    const handled: unknown[] = [];
    await bus.react('site-user.deleted', {
      consumer: 'worker',
      handle: async ({ data }) => void handled.push(data),
    });
    await eventually(() => expect(handled).toEqual([{ userId: 1 }]));
    expect(await bus.countParked()).toBe(0);
    await eventually(() => expect(logged()).toBe(1));
    await bus.close();
  });

  it('events older than 30 days are dropped', async () => {
    const days = 24 * 60 * 60_000;
    const start = Date.now();
    const bus = createInProcessEventBus({ logger, sqlite, now: () => start });
    await bus.publish('site-user.deleted', { userId: 1 });
    await bus.close();

    await createInProcessEventBus({ logger, sqlite, now: () => start + 29 * days }).close();
    expect(logged()).toBe(1);
    await createInProcessEventBus({ logger, sqlite, now: () => start + 31 * days }).close();
    expect(logged()).toBe(0);
  });

  it('a process killed during a reaction repeats it after its restart', async () => {
    const folder = await temporaryFolder();
    const file = join(folder.path, 'events.sqlite');
    const program = new URL('../../../testing/programs/publish-and-hang.ts', import.meta.url);
    await runUntilKilled(program, [file], 'reacting to 1');

    const left = openSqlite(file, { timeoutMs: 2_000 });
    const bus = createInProcessEventBus({ logger, sqlite: left });
    const handled: number[] = [];
    await bus.react('video.uploaded', {
      consumer: 'worker',
      handle: async ({ data }) => void handled.push(data.videoId),
    });

    await eventually(() => expect(handled).toEqual([1, 2, 3]));
    await bus.close();
    left.close();
    await folder.remove();
  });
});
