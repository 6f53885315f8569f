/**
 * Takes what is at hand, up to `max` items, and answers it as one group as soon as nothing more is: an item on its own
 * is not held back, a backlog comes in large groups. Whoever stops early ends `items` itself.
 */
export async function* inGroups<Item>(items: AsyncIterable<Item>, max: number): AsyncGenerator<Item[]> {
  const iterator = items[Symbol.asyncIterator]();
  let next = iterator.next();
  try {
    for (let first = await next; !first.done; first = await next) {
      const group = [first.value];
      next = iterator.next();
      while (group.length < max) {
        const result = await Promise.race([next, nextTurn()]);
        if (!result || result.done) break;
        group.push(result.value);
        next = iterator.next();
      }
      yield group;
    }
  } finally {
    // The item asked for in advance may fail after its asker left.
    next.catch(() => {});
  }
}

/** Resolves after the events that are already waiting, such as data on a socket, were looked at. */
function nextTurn(): Promise<undefined> {
  return new Promise((resolve) => setImmediate(() => resolve(undefined)));
}
