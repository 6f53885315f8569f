/** One item on its way, with whoever waits for it. Times are milliseconds of `performance.now()`. */
interface Publishing<Item> {
  readonly item: Item;
  readonly deadline: number;
  readonly resolve: () => void;
  readonly reject: (reason: unknown) => void;
}

/** Delivers a group; one that cannot by the deadline rejects, since nobody waits for it any longer. */
type Deliver<Item> = (items: readonly Item[], deadline: number) => Promise<void>;

const MAX_GROUP = 500;

/**
 * Lines items up and delivers them in groups, one group after the other: what comes within one turn of the event loop, or
 * while a group is under way, shares the next. That is what makes one database write out of a hundred counted clicks.
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
    /** Resolves when the item is delivered; rejects when it could not be, or not within the time. */
    push(item: Item): Promise<void> {
      const pushed = Promise.withResolvers<void>();
      const tooLate = () => pushed.reject(new Error(`not delivered within ${timeoutMs} ms`));
      const timer = setTimeout(tooLate, timeoutMs);
      waiting.push({ item, deadline: performance.now() + timeoutMs, ...pushed });
      running ??= run();
      return pushed.promise.finally(() => clearTimeout(timer));
    },
    /** Resolves when nothing is under way. */
    idle: async (): Promise<void> => running,
  };
}
