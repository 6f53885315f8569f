import { expect, it } from '@jest/globals';
import { jetstream, jetstreamManager } from '@nats-io/jetstream';
import { describeEventBusContract } from '../../../testing/contracts/event-bus.contract.ts';
import { describeOn } from '../../../testing/engines/engine.ts';
import { deleteStreams, newNamespace, openJetstreamBus } from '../../../testing/engines/jetstream-bus.ts';
import { anyNats } from '../../../testing/engines/nats.ts';
import { eventually } from '../../../testing/eventually.ts';
import { runUntilKilled } from '../../../testing/killed-process.ts';
import { connectToBroker } from './jetstream-connection.ts';
import { streamOf } from './jetstream-streams.ts';

describeOn('JetStream', anyNats, (broker) => {
  describeEventBusContract('JetStream', async () => {
    const { url } = broker();
    const namespace = newNamespace();
    return {
      open: (maxDeliveries) => openJetstreamBus(url, namespace, { maxDeliveries }),
      end: () => deleteStreams(url, namespace),
    };
  });

  it('delivers the whole log to a late follower', async () => {
    const { url } = broker();
    const namespace = newNamespace();
    const bus = await openJetstreamBus(url, namespace);
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

  it('reads what a later release publishes and parks, and starts on streams with its limits', async () => {
    const { url } = broker();
    const namespace = newNamespace();
    const bus = await openJetstreamBus(url, namespace);
    const later = await connectToBroker(url, 1_000);
    const { streams } = await jetstreamManager(later);
    for (const name of [streamOf(namespace, 'site-user.deleted'), `${namespace}_parked`]) {
      await streams.update(name, { max_bytes: 2 ** 20 });
    }
    const event = {
      id: crypto.randomUUID(),
      name: 'site-user.deleted',
      occurredAt: '2026-01-01T00:00:00.000Z',
      data: { userId: 1, reason: 'x' },
      traceId: 'x',
    };
    const parked = {
      consumer: 'x',
      name: 'an-event.of-the-next-release',
      attempts: 1,
      reason: 'x',
      parkedAt: '2026-01-01T00:00:00.000Z',
      host: 'x',
      body: '{}',
    };
    await jetstream(later).publish(`${namespace}.site-user.deleted`, JSON.stringify(event));
    await jetstream(later).publish(`${namespace}.parked`, JSON.stringify(parked));
    await later.close();

    const restarted = await openJetstreamBus(url, namespace);
    const seen: unknown[] = [];
    await restarted.react('site-user.deleted', {
      consumer: 'worker',
      handle: async ({ data }) => void seen.push(data),
    });
    await restarted.follow('site-user.deleted', {
      after: 0,
      apply: async (events) => void seen.push(...events.map(({ event: { data } }) => data)),
    });
    await eventually(() => expect(seen).toEqual([{ userId: 1 }, { userId: 1 }]));
    expect(await restarted.listParked()).toMatchObject([{ name: 'an-event.of-the-next-release' }]);
    await restarted.close();
    await bus.close();
    await deleteStreams(url, namespace);
  });

  it('gives a new stream positions after those of any older one', async () => {
    const { url } = broker();
    const namespace = newNamespace();
    const positions: number[] = [];
    for (let life = 0; life < 2; life += 1) {
      const bus = await openJetstreamBus(url, namespace);
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

  it('moves a stream forward that is behind its follower', async () => {
    const { url } = broker();
    const namespace = newNamespace();
    const bus = await openJetstreamBus(url, namespace);
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

  it('delivers the event of a killed process to others', async () => {
    const { url } = broker();
    const namespace = newNamespace();
    const bus = await openJetstreamBus(url, namespace);
    await bus.publish('video.uploaded', { videoId: 1 });
    const program = new URL('../../../testing/programs/react-and-hang.ts', import.meta.url);
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

  it('acknowledges handled events, so that the broker does not deliver them again', async () => {
    const { url } = broker();
    const namespace = newNamespace();
    const bus = await openJetstreamBus(url, namespace);
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

  it('does not deliver an event twice while its handler runs for long', async () => {
    const { url } = broker();
    const namespace = newNamespace();
    const buses = [await openJetstreamBus(url, namespace), await openJetstreamBus(url, namespace)];
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
