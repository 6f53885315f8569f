import { TIMINGS } from '@selah/shared/contracts/limits';
import { useEffect, useRef } from 'react';
import { useVideoFilesQuery } from '../../lib/video-files-endpoints.ts';
import { useCloudJobQuery } from './api/cloud-job-endpoints.ts';

const WHILE_RUNNING_MS = 2000;

/**
 * The state of the upload to the cloud, started here or elsewhere. Polls while it runs, asks again when the page is
 * visible again, and refetches the videos when it ends.
 */
export function useCloudJob() {
  const {
    data: job,
    isError,
    refetch: refetchJob,
  } = useCloudJobQuery(undefined, { refetchOnMountOrArgChange: true });
  const isRunning = job?.state === 'running';
  useCloudJobQuery(undefined, { pollingInterval: isRunning ? WHILE_RUNNING_MS : 0 });
  useWhenVisibleAgain(refetchJob);
  const { refetch } = useVideoFilesQuery();

  const wasRunning = useRef(isRunning);
  useEffect(() => {
    if (wasRunning.current && !isRunning) void refetch();
    wasRunning.current = isRunning;
  }, [isRunning, refetch]);

  return { job, isError };
}

/** Another device may have started or paused the job meanwhile. */
function useWhenVisibleAgain(callback: () => unknown) {
  useEffect(() => {
    const onChange = () => document.visibilityState === 'visible' && callback();
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, [callback]);
}

/** Returns a function that calls back once, five seconds later (M-147), unless the page is left. */
export function useDelayedCallback(callback: () => void): () => void {
  const latest = useRef(callback);
  latest.current = callback;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => latest.current(), TIMINGS.diagnosticsReloadMs);
  };
}
