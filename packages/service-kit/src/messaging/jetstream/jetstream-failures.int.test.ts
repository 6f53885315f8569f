import { describe, expect, it } from '@jest/globals';
import { describeOn } from '../../../testing/engines/engine.ts';
import { limitEvents, newNamespace, openJetstreamBus } from '../../../testing/engines/jetstream-bus.ts';
import { ownNats } from '../../../testing/engines/nats.ts';
import { eventually } from '../../../testing/eventually.ts';
import { standStill } from '../../../testing/stand-still.ts';
import { inRunningTime } from '../../in-running-time.ts';

describeOn('JetStream that fails', ownNats, (broker) => {
  it('loses and duplicates no acknowledged event when the broker is killed and restarted', async () => {
    const bus = await openJetstreamBus(broker().url, newNamespace());
    const followed: number[] = [];
    await bus.follow('site-user.deleted', {
      after: 0,
      apply: async (events) => void followed.push(...events.map(({ event }) => event.data.userId)),
    });
    const acknowledged: number[] = [];
    let isDone = false;
    let next = 0;
    const publishers = Array.from({ length: 10 }, async () => {
      while (!isDone) {
        next += 1;
        const userId = next;
        const publishing = bus.publish('site-user.deleted', { userId });
        await publishing.then(() => acknowledged.push(userId)).catch(() => {});
      }
    });

    for (let crash = 1; crash <= 3; crash += 1) {
      const enough = acknowledged.length + 200;
      await eventually(() => expect(acknowledged.length).toBeGreaterThan(enough));
      await broker().kill();
      await broker().restart();
    }
    const enough = acknowledged.length + 200;
    await eventually(() => expect(acknowledged.length).toBeGreaterThan(enough));
    isDone = true;
    await Promise.all(publishers);

    await eventually(() => {
      const seen = new Set(followed);
      expect(acknowledged.filter((userId) => !seen.has(userId))).toEqual([]);
    });
    expect(followed).toHaveLength(new Set(followed).size);
    await bus.close();
  }, 60_000);

  it('stores an event once that was sent twice because the broker confirmed late', async () => {
    const bus = await openJetstreamBus(broker().url, newNamespace(), { publishTimeoutMs: 10_000 });
    const followed: number[] = [];
    await bus.follow('site-user.deleted', {
      after: 0,
      apply: async (events) => void followed.push(...events.map(({ event }) => event.data.userId)),
    });
    await broker().freeze();
    await eventually(() => expect(bus.check()).rejects.toMatchObject({ code: 'unavailable' }));
    const publishing = bus.publish('site-user.deleted', { userId: 1 });
    const afterTheFirstAttempt = performance.now() + 1_500;
    await eventually(() => expect(performance.now()).toBeGreaterThan(afterTheFirstAttempt));
    broker().thaw();

    await publishing;
    await bus.publish('site-user.deleted', { userId: 2 });

    await eventually(() => expect(followed).toContain(2));
    expect(followed).toEqual([1, 2]);
    await bus.close();
  }, 60_000);

  it('does not take a standstill of its own process for one of the broker', async () => {
    const bus = await openJetstreamBus(broker().url, newNamespace(), { publishTimeoutMs: 600 });
    const published = [1, 2, 3].map((userId) => bus.publish('site-user.deleted', { userId }));
    standStill(800);
    await Promise.all(published);
    await bus.close();
  }, 60_000);

  it('rejects a publish in time while the broker is frozen', async () => {
    const bus = await openJetstreamBus(broker().url, newNamespace(), { publishTimeoutMs: 800 });
    await broker().freeze();
    const published = bus.publish('site-user.deleted', { userId: 1 });
    // Far below the default of five seconds.
    const inTime = inRunningTime(published, 3_000, () => new Error('the broker held the publish'));
    await expect(inTime).rejects.toMatchObject({ code: 'unavailable' });
    broker().thaw();
    await bus.close();
  }, 60_000);

  it('continues to react when the broker is back', async () => {
    const bus = await openJetstreamBus(broker().url, newNamespace());
    const handled: number[] = [];
    await bus.react('video.uploaded', {
      consumer: 'worker',
      handle: async ({ data }) => void handled.push(data.videoId),
    });
    await bus.publish('video.uploaded', { videoId: 1 });
    await eventually(() => expect(handled).toContain(1));

    await broker().kill();
    await broker().restart();
    await eventually(() => bus.publish('video.uploaded', { videoId: 2 }));

    await eventually(() => expect(new Set(handled)).toEqual(new Set([1, 2])));
    await bus.close();
  }, 60_000);

  it('rejects a publish in time while the broker is down, and `check` rejects', async () => {
    const bus = await openJetstreamBus(broker().url, newNamespace(), { publishTimeoutMs: 500 });
    await broker().kill();

    await expect(bus.publish('video.uploaded', { videoId: 1 })).rejects.toMatchObject({
      code: 'unavailable',
    });
    await expect(bus.check()).rejects.toMatchObject({ code: 'unavailable' });

    await broker().restart();
    await eventually(() => bus.check());
    await bus.publish('video.uploaded', { videoId: 2 });
    await bus.close();
  }, 60_000);

  it('rejects a publish at once because there is no space, keeps what it acknowledged, and goes on when there is room', async () => {
    const namespace = newNamespace();
    const bus = await openJetstreamBus(broker().url, namespace, { publishTimeoutMs: 30_000 });
    await limitEvents(broker().url, namespace, 'site-user.deleted', 3);
    const acknowledged: number[] = [];
    const publishing = async () => {
      for (let userId = 1; userId < 100; userId += 1) {
        await bus.publish('site-user.deleted', { userId });
        acknowledged.push(userId);
      }
    };
    await expect(publishing()).rejects.toMatchObject({ code: 'storage_full', status: 507 });
    expect(acknowledged).toEqual([1, 2, 3]);
    await bus.check();

    await limitEvents(broker().url, namespace, 'site-user.deleted', -1);
    await bus.publish('site-user.deleted', { userId: 1_000 });
    const followed: number[] = [];
    await bus.follow('site-user.deleted', {
      after: 0,
      apply: async (events) => void followed.push(...events.map(({ event }) => event.data.userId)),
    });
    await eventually(() => expect(followed).toEqual([...acknowledged, 1_000]));
    await bus.close();
  }, 60_000);

  it('closes while the broker is down', async () => {
    const bus = await openJetstreamBus(broker().url, newNamespace());
    await bus.follow('video.uploaded', { after: 0, apply: async () => {} });
    await bus.react('video.uploaded', { consumer: 'worker', handle: async () => {} });
    await broker().kill();
    await bus.close();
    await broker().restart();
  }, 60_000);
});

describe('a broker without JetStream', () => {
  it('is reported in one sentence', async () => {
    await expect(openJetstreamBus('nats://127.0.0.1:1', newNamespace())).rejects.toThrow(
      /no NATS broker answers at 127\.0\.0\.1:1/,
    );
  });
});
