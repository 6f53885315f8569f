/**
 * Lets callers share a call: those who ask before it begins get its result, and those who ask while it runs get the next one's.
 * So each result was read after it was asked for, and however many ask, one call runs at a time.
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
