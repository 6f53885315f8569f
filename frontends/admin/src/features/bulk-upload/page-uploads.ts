import { readJson, visitStorage, writeJson } from '@selah/web-kit/browser/safe-storage';
import { recheckSession } from '../../lib/admin-call.ts';
import type { Dispatch } from '../../lib/hooks.ts';
import { warnBeforeLeaving } from '../../lib/page-leave.ts';
import { hashFile } from '../../lib/uploads/hash-file.ts';
import { cancelUpload, sendFile } from '../../lib/uploads/send-file.ts';
import { uploadCalls } from './api/upload-calls.ts';
import { fromStoredQueue, isStoredQueue, toStoredQueue } from './domain/stored-queue.ts';
import { EMPTY_QUEUE } from './domain/upload-queue.ts';
import { reportBatch } from './report-batch.ts';
import { startUploadRunner, type UploadRunner } from './upload-runner.ts';

/** sessionStorage: JSON list of the unfinished items, without the files. */
const QUEUE_KEY = 'bulkUpload';

let current: { readonly administratorId: number; readonly runner: UploadRunner } | undefined;

/**
 * The upload runner of this page load: one for as long as the same administrator is logged in, on all areas. Another
 * administrator gets a new one.
 */
export function pageUploads(administratorId: number, dispatch: Dispatch): UploadRunner {
  if (current?.administratorId === administratorId) return current.runner;
  if (current) endPageUploads();
  const remembered = readJson(visitStorage, QUEUE_KEY, isStoredQueue) ?? [];
  const runner = startUploadRunner(
    {
      ...uploadCalls(dispatch),
      hash: hashFile,
      send: sendFile,
      cancelUpload,
      remember: (items) => writeJson(visitStorage, QUEUE_KEY, toStoredQueue(items)),
      onSignedOut: () => recheckSession(dispatch),
      onBatchFinished: (outcome) => reportBatch(outcome, dispatch),
      warnBeforeLeaving,
    },
    { ...EMPTY_QUEUE, items: fromStoredQueue(remembered) },
  );
  current = { administratorId, runner };
  return runner;
}

/** Stops all work and deletes the stored list. */
export function endPageUploads(): void {
  current?.runner.stop();
  current = undefined;
  visitStorage.remove(QUEUE_KEY);
}
