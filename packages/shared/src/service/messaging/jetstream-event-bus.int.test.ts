import { describe, expect, it } from '@jest/globals';
import { jetstreamManager } from '@nats-io/jetstream';
import { describeEventBusContract } from '../../testing/contracts/event-bus.contract.ts';
import { describeOn } from '../../testing/engines/engine.ts';
import { anyNats, ownNats } from '../../testing/engines/nats.ts';
import { eventually } from '../../testing/eventually.ts';
import { runUntilKilled } from '../../testing/killed-process.ts';
import { silentLogger } from '../logging/logger.ts';
import { connectToBroker } from './jetstream-connection.ts';
import { openJetstreamEventBus } from './jetstream-event-bus.ts';
import { streamOf } from './jetstream-streams.ts';

const newNamespace = () => `selah-test-${crypto.randomUUID()}`;

function openBus(url: string, namespace: string, publishTimeoutMs = 5_000) {
  return openJetstreamEventBus({
    url,
    namespace,
    publishTimeoutMs,
    logger: silentLogger(),
    ackWaitMs: 1_000,
    retryDelay: () => 20,
    connectTimeoutMs: 1_000,
  });
}

async function deleteStreams(url: string, namespace: string): Promise<void> {
  const connection = await connectToBroker(url, 1_000);
  const { streams } = await jetstreamManager(connection);
  for await (const { config } of streams.list()) {
    if (config.name.startsWith(namespace)) await streams.delete(config.name);
  }
  await connection.close();
}

describeOn('JetStream', anyNats, (broker) => {
  describeEventBusContract('JetStream', async () => {
    const { url } = broker();
    const namespace = newNamespace();
    return { open: () => openBus(url, namespace), end: () => deleteStreams(url, namespace) };
  });

  it('brings the whole log to a follower that comes late', async () => {
    const { url } = broker();
    const namespace = newNamespace();
    const bus = await openBus(url, namespace);
    for (const userId of [1, 2, 3]) await bus.publish('site-user.deleted', { userId });

    const followed: number[] = [];
    await bus.follow('site-user.deleted', {
      after: 0,
      apply: async (events) => void followed.push(...events.map(({ event }) => event.data.userId)),
    });

    await eventually(() => expect(followed).toEqual([1, 2, 3]));
    await bus.close();
    await deleteStreams(url, namespace);
  });

  it('gives new streams positions beyond those of any older one', async () => {
    const { url } = broker();
    const namespace = newNamespace();
    const positions: number[] = [];
    for (let life = 0; life < 2; life += 1) {
      const bus = await openBus(url, namespace);
      await bus.follow('site-user.deleted', {
        after: positions.at(-1) ?? 0,
        apply: async (events) => void positions.push(...events.map(({ position }) => position)),
      });
      await bus.publish('site-user.deleted', { userId: 1 });
      await eventually(() => expect(positions).toHaveLength(life + 1));
      await bus.close();
      await deleteStreams(url, namespace);
    }
    expect(positions[1]).toBeGreaterThan(positions[0] ?? 0);
  });

  it('moves a stream on that stands behind its follower', async () => {
    const { url } = broker();
    const namespace = newNamespace();
    const bus = await openBus(url, namespace);
    const after = Date.now() * 10;
    const positions: number[] = [];
    await bus.follow('site-user.deleted', {
      after,
      apply: async (events) => void positions.push(...events.map(({ position }) => position)),
    });

    await eventually(async () => {
      await bus.publish('site-user.deleted', { userId: 1 });
      expect(positions.length).toBeGreaterThan(0);
    });
    expect(positions[0]).toBeGreaterThan(after);
    await bus.close();
    await deleteStreams(url, namespace);
  });

  it('leaves an event to others that a killed process had in hand', async () => {
    const { url } = broker();
    const namespace = newNamespace();
    const bus = await openBus(url, namespace);
    await bus.publish('video.uploaded', { videoId: 1 });
    const program = new URL('../../testing/programs/react-and-hang.ts', import.meta.url);
    await runUntilKilled(program, [url, namespace], 'reacting to 1');

    const handled: number[] = [];
    await bus.react('video.uploaded', {
      consumer: 'worker',
      handle: async ({ data }) => void handled.push(data.videoId),
    });

    await eventually(() => expect(handled).toEqual([1]));
    await bus.close();
    await deleteStreams(url, namespace);
  });

  it('tells the broker what is handled, so that it keeps nothing back for another process', async () => {
    const { url } = broker();
    const namespace = newNamespace();
    const bus = await openBus(url, namespace);
    await bus.react('video.uploaded', { consumer: 'worker', handle: async () => {} });
    for (const videoId of [1, 2, 3]) await bus.publish('video.uploaded', { videoId });

    const connection = await connectToBroker(url, 1_000);
    const { consumers } = await jetstreamManager(connection);
    await eventually(async () => {
      const info = await consumers.info(streamOf(namespace, 'video.uploaded'), 'worker');
      expect([info.num_pending, info.num_ack_pending, info.num_redelivered]).toEqual([0, 0, 0]);
    });
    await connection.close();
    await bus.close();
    await deleteStreams(url, namespace);
  });

  it('does not bring an event twice while its handler is at work for long', async () => {
    const { url } = broker();
    const namespace = newNamespace();
    const buses = [await openBus(url, namespace), await openBus(url, namespace)];
    const begun: number[] = [];
    const done: number[] = [];
    for (const bus of buses) {
      await bus.react('video.uploaded', {
        consumer: 'worker',
        handle: async ({ data }) => {
          begun.push(data.videoId);
          const end = performance.now() + 2_500;
          await eventually(() => expect(performance.now()).toBeGreaterThan(end));
          done.push(data.videoId);
        },
      });
    }

    await buses[0]?.publish('video.uploaded', { videoId: 1 });

    await eventually(() => expect(done).toEqual([1]));
    expect(begun).toEqual([1]);
    await Promise.all(buses.map((bus) => bus.close()));
    await deleteStreams(url, namespace);
  });
});

describeOn('JetStream that fails', ownNats, (broker) => {
  it('loses nothing acknowledged and doubles nothing when the broker is killed and comes back', async () => {
    const bus = await openBus(broker().url, newNamespace());
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

  it('stores an event once although it was sent again because the broker was slow to confirm it', async () => {
    const bus = await openBus(broker().url, newNamespace(), 10_000);
    const followed: number[] = [];
    await bus.follow('site-user.deleted', {
      after: 0,
      apply: async (events) => void followed.push(...events.map(({ event }) => event.data.userId)),
    });
    broker().freeze();
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

  it('goes on reacting when the broker comes back', async () => {
    const bus = await openBus(broker().url, newNamespace());
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

  it('refuses a publish in time while the broker is away, and says so when asked', async () => {
    const bus = await openBus(broker().url, newNamespace(), 500);
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

  it('closes although the broker is away', async () => {
    const bus = await openBus(broker().url, newNamespace());
    await bus.follow('video.uploaded', { after: 0, apply: async () => {} });
    await bus.react('video.uploaded', { consumer: 'worker', handle: async () => {} });
    await broker().kill();
    await bus.close();
    await broker().restart();
  }, 60_000);
});

describe('JetStream that is not there', () => {
  it('is said in one sentence', async () => {
    await expect(openBus('nats://127.0.0.1:1', newNamespace())).rejects.toThrow(
      /no NATS broker answers at 127\.0\.0\.1:1/,
    );
  });
});
