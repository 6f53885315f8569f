/** A queued item. Times are values of `performance.now()`. Milliseconds. */
interface Publishing<Item> {
  readonly item: Item;
  readonly deadline: number;
  readonly resolve: () => void;
  readonly reject: (reason: unknown) => void;
}

/** Delivers a group; rejects when it cannot before the deadline. */
type Deliver<Item> = (items: readonly Item[], deadline: number) => Promise<void>;

const MAX_GROUP = 500;

/**
 * Queues items and delivers them in groups, one after the other. Items pushed in the same turn of the event loop,
 * or while a group is being delivered, form the next group: a hundred counted clicks become one database write.
 */
export function createPublishQueue<Item>(deliver: Deliver<Item>, timeoutMs: number) {
  let waiting: Publishing<Item>[] = [];
  let running: Promise<void> | undefined;

  async function run(): Promise<void> {
    await new Promise((resolve) => setImmediate(resolve));
    while (waiting.length > 0) {
      const group = waiting.slice(0, MAX_GROUP).filter(({ deadline }) => deadline > performance.now());
      waiting = waiting.slice(MAX_GROUP);
      await settle(group);
    }
    running = undefined;
  }

  async function settle(group: readonly Publishing<Item>[]): Promise<void> {
    const last = group.at(-1);
    if (!last) return;
    try {
      const items = group.map(({ item }) => item);
      await deliver(items, last.deadline);
      for (const { resolve } of group) resolve();
    } catch (error) {
      for (const { reject } of group) reject(error);
    }
  }

  return {
    /** Resolves when the item is delivered; rejects when that fails or takes too long. */
    push(item: Item): Promise<void> {
      const pushed = Promise.withResolvers<void>();
      const tooLate = () => pushed.reject(new Error(`not delivered within ${timeoutMs} ms`));
      const timer = setTimeout(tooLate, timeoutMs);
      waiting.push({ item, deadline: performance.now() + timeoutMs, ...pushed });
      running ??= run();
      return pushed.promise.finally(() => clearTimeout(timer));
    },
    /** Resolves when no delivery is running. */
    idle: async (): Promise<void> => running,
  };
}
