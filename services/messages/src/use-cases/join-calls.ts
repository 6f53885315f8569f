/**
 * Lets callers share a call. Callers before its start get its result; callers while it runs get the next
 * one's. So a result is never older than its request, and one call runs at a time.
 */
export function joinCalls<Result>(call: () => Promise<Result>): () => Promise<Result> {
  let running: Promise<unknown> = Promise.resolve();
  let next: Promise<Result> | undefined;
  return () => {
    next ??= running.then(() => {
      next = undefined;
      const result = call();
      running = result.catch(() => {});
      return result;
    });
    return next;
  };
}
