import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { eventually } from '../../../testing/eventually.ts';
import { createPublishQueue } from './publish-queue.ts';

describe('the publish queue', () => {
  it('delivers in groups of at most 500, in order, one after the other', async () => {
    const groups: number[][] = [];
    const queue = createPublishQueue<number>(async (items) => void groups.push([...items]), 5_000);
    const items = Array.from({ length: 1_200 }, (_, index) => index);

    await Promise.all(items.map((item) => queue.push(item)));

    expect(groups.map(({ length }) => length)).toEqual([500, 500, 200]);
    expect(groups.flat()).toEqual(items);
  });

  it('takes those that come while it gathers into the same group', async () => {
    const groups: string[][] = [];
    const queue = createPublishQueue<string>(async (items) => void groups.push([...items]), 5_000);

    const first = queue.push('first');
    await new Promise((resolve) => setImmediate(resolve));
    await Promise.all([first, queue.push('second')]);

    expect(groups).toEqual([['first', 'second']]);
  });

  describe('with ten senders who each send again after their acknowledgement', () => {
    afterEach(() => {
      jest.useRealTimers();
    });

    async function afterOneGroup() {
      jest.useFakeTimers();
      const groups: number[] = [];
      const queue = createPublishQueue<number>(async (items) => void groups.push(items.length), 5_000);
      const send = (senders: number) => Array.from({ length: senders }, (_, sender) => queue.push(sender));
      await Promise.all(send(10));
      return { groups, send };
    }

    it('delivers when all of them are back', async () => {
      const { groups, send } = await afterOneGroup();
      await Promise.all(send(10));
      expect(groups).toEqual([10, 10]);
    });

    it('waits for the last of them for a millisecond', async () => {
      const { groups, send } = await afterOneGroup();
      const sent = send(9);
      await jest.advanceTimersByTimeAsync(0);
      expect(groups).toEqual([10]);
      await jest.advanceTimersByTimeAsync(1);
      await Promise.all(sent);
      expect(groups).toEqual([10, 9]);
    });
  });

  it('reports a failed group to all its publishers, and delivers the next', async () => {
    let isBroken = true;
    const queue = createPublishQueue<string>(async () => {
      if (isBroken) throw new Error('broken');
    }, 5_000);

    const outcomes = await Promise.allSettled([queue.push('a'), queue.push('b')]);
    isBroken = false;

    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await expect(queue.push('c')).resolves.toBeUndefined();
  });

  it('acknowledges what a slow database takes late, and refuses what waits behind it, which is never delivered', async () => {
    const delivered: string[] = [];
    const release = Promise.withResolvers<void>();
    const queue = createPublishQueue<string>(async (items) => {
      delivered.push(...items);
      await release.promise;
    }, 500);
    const first = queue.push('first');
    await eventually(() => expect(delivered).toEqual(['first']));

    await expect(queue.push('second')).rejects.toThrow('not delivered within 500 ms');
    release.resolve();
    await expect(first).resolves.toBeUndefined();
    await queue.idle();

    expect(delivered).toEqual(['first']);
  });

  it('gives up a delivery that hangs', async () => {
    const release = Promise.withResolvers<void>();
    const queue = createPublishQueue<string>(() => release.promise, 20);

    await expect(queue.push('first')).rejects.toThrow('not delivered within 20 ms');

    release.resolve();
    await queue.idle();
  });
});
