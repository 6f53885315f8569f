import { useCallback, useEffect, useState } from 'react';
import { IDS_PER_CALL } from './in-batches.ts';
import { warnBeforeLeaving } from './page-leave.ts';

/** How many of the items of a running action are finished. */
export interface BatchProgress {
  readonly done: number;
  readonly total: number;
}

/**
 * The progress of an action on many items, while it runs. Undefined for what one call does. The browser warns before the page is
 * closed, which would leave the rest undone.
 */
export function useBatchProgress() {
  const [progress, setProgress] = useState<BatchProgress>();
  const isRunning = progress !== undefined;
  useEffect(() => (isRunning ? warnBeforeLeaving() : undefined), [isRunning]);

  const track = useCallback(
    async <Result>(total: number, work: (onProgress: (done: number) => void) => Promise<Result>) => {
      let done = 0;
      if (total > IDS_PER_CALL) setProgress({ done, total });
      try {
        const result = await work((sent) => {
          done = sent;
          if (total > IDS_PER_CALL) setProgress({ done, total });
        });
        return { result, done };
      } finally {
        setProgress(undefined);
      }
    },
    [],
  );
  return { progress, track };
}
