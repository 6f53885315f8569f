/**
 * Groups the items that are available, up to `max`, without waiting for more: a single item is passed on at once, a
 * backlog in large groups. A caller that stops early must end `items`.
 */
export async function* groupItems<Item>(items: AsyncIterable<Item>, max: number): AsyncGenerator<Item[]> {
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
    // The prefetched item may fail after the caller has stopped.
    next.catch(() => {});
  }
}

/** Resolves after pending I/O events, such as data on a socket, are processed. */
function nextTurn(): Promise<undefined> {
  return new Promise((resolve) => setImmediate(() => resolve(undefined)));
}
