import type { Closable } from '@selah/service-kit/lifecycle/run-process';

/**
 * Adds the demo videos while visitors can already come: until the first one is there, Home says that there are no videos yet.
 * `close` interrupts `seed` and waits for it; the next start continues. A failure is printed and stops nothing else.
 */
export function seedInBackground(
  seed: (stopping: AbortSignal) => Promise<void>,
  print: (line: string) => void,
): Closable {
  const stopping = new AbortController();
  const ended = seed(stopping.signal).catch((error: unknown) => {
    if (stopping.signal.aborted) return;
    const reason = error instanceof Error ? error.message : String(error);
    print(`Not all demo videos could be added; the next start continues: ${reason}`);
  });
  return {
    close: async () => {
      stopping.abort();
      await ended;
    },
  };
}
