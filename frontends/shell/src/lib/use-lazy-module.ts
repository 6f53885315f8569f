import { startTransition, useEffect, useReducer, useState } from 'react';

export interface Part<Module> {
  /** Undefined until it is here. */
  readonly part: Module | undefined;
  /** The last try failed; another one follows. */
  readonly hasFailed: boolean;
  /** Tries again at once. */
  readonly retry: () => void;
}

/** The first wait before another try, doubled each time. Milliseconds. */
const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 60_000;

/**
 * A part of the page that is downloaded when it is rendered. Unlike with `lazy` a download that fails is nobody's exception,
 * which would take the page along: the caller says what stands there instead, and it is tried again after a while, when the
 * network is back, or when somebody asks. `load` must be stable; `arrived` is what it brought before, if it was ever called.
 */
export function useLazyModule<Module>(load: () => Promise<Module>, arrived?: Module): Part<Module> {
  const [part, setPart] = useState<Module | undefined>(() => arrived);
  const [failures, setFailures] = useState(0);
  const [attempt, retry] = useReducer((count: number) => count + 1, 0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads anew
  useEffect(() => {
    if (part) return;
    let isWanted = true;
    load().then(
      // What arrives is rendered in slices: nobody waits for it so much that a slow phone may stand still.
      (module) => isWanted && startTransition(() => setPart(() => module)),
      () => isWanted && setFailures((count) => count + 1),
    );
    return () => {
      isWanted = false;
    };
  }, [load, part, attempt]);

  useEffect(() => {
    if (failures === 0 || part) return;
    const timer = setTimeout(retry, Math.min(FIRST_WAIT_MS * 2 ** (failures - 1), LONGEST_WAIT_MS));
    window.addEventListener('online', retry);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', retry);
    };
  }, [failures, part]);

  return { part, hasFailed: failures > 0 && !part, retry };
}
