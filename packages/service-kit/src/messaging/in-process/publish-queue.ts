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
 * Before each group, for those that are on their way. Without it, a hundred senders who wait for their acknowledgements form two
 * groups that take turns. Milliseconds.
 */
const GATHER_MS = 1;

/** A group of fewer waits all of that time: that its senders are all there says little. */
const MANY = 8;

/**
 * How much longer than a publish may take altogether its delivery may take once it is under way. It most likely succeeds, and a refusal of what
 * is then counted would be wrong.
 */
const UNDER_WAY_FACTOR = 4;

/**
 * Queues items and delivers them in groups, one after the other. Items pushed within a millisecond, or until all known senders
 * are back, or while a group is being delivered, form the next group: a hundred counted clicks become one database write.
 * An item that still waits after `timeoutMs` is refused and never delivered.
 */
export function createPublishQueue<Item>(deliver: Deliver<Item>, timeoutMs: number) {
  let waiting: Publishing<Item>[] = [];
  /** Those of the group under way. */
  let leaving: readonly Publishing<Item>[] = [];
  /** When they are given up. */
  let leavingUntil = Number.POSITIVE_INFINITY;
  let running: Promise<void> | undefined;
  /** For the oldest of all, whose deadline is the next. */
  let timer: NodeJS.Timeout | undefined;
  /** Those who got the last acknowledgement or waited then. When as many wait again, hardly anybody else is on the way. */
  let senders = MANY;
  /** Ends the gathering that is under way. */
  let endGathering: (() => void) | undefined;

  async function gather(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const limit = setTimeout(resolve, GATHER_MS);
    endGathering = resolve;
    await promise;
    endGathering = undefined;
    clearTimeout(limit);
  }

  async function run(): Promise<void> {
    while (waiting.length > 0) {
      await gather();
      leaving = waiting.slice(0, MAX_GROUP);
      waiting = waiting.slice(MAX_GROUP);
      leavingUntil = performance.now() + timeoutMs * UNDER_WAY_FACTOR;
      await settle(leaving);
      senders = Math.max(leaving.length + waiting.length, MANY);
      leaving = [];
    }
    clearTimeout(timer);
    timer = undefined;
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

  /** Tells those whose time is over, and takes them out of what is still to be delivered. */
  function rejectLate(): void {
    const now = performance.now();
    const isLate = ({ deadline }: Publishing<Item>) => deadline <= now;
    const isGivenUp = leavingUntil <= now;
    for (const { reject } of [...(isGivenUp ? leaving : []), ...waiting.filter(isLate)]) {
      reject(new Error(`not delivered within ${timeoutMs} ms`));
    }
    if (isGivenUp) leaving = [];
    waiting = waiting.filter((each) => !isLate(each));
    const next = Math.min(
      leaving.length > 0 ? leavingUntil : Number.POSITIVE_INFINITY,
      waiting[0]?.deadline ?? Number.POSITIVE_INFINITY,
    );
    timer = Number.isFinite(next) ? setTimeout(rejectLate, next - now) : undefined;
  }

  return {
    /** Resolves when the item is delivered; rejects when that fails or takes too long. */
    push(item: Item): Promise<void> {
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      waiting.push({ item, deadline: performance.now() + timeoutMs, resolve, reject });
      timer ??= setTimeout(rejectLate, timeoutMs);
      running ??= run();
      if (waiting.length >= senders) endGathering?.();
      return promise;
    },
    /** Resolves when no delivery is running. */
    idle: async (): Promise<void> => running,
  };
}
