import { readJson, visitStorage, writeJson } from '@selah/web-kit/browser/safe-storage';
import { recheckSession } from '../../lib/admin-call.ts';
import type { Dispatch } from '../../lib/hooks.ts';
import { warnBeforeLeaving } from '../../lib/page-leave.ts';
import { hashFile } from '../../lib/uploads/hash-file.ts';
import { giveUpUpload, sendFile } from '../../lib/uploads/send-file.ts';
import { uploadCalls } from './api/upload-calls.ts';
import { fromMemory, isMemory, toRemember } from './domain/stored-queue.ts';
import { EMPTY_QUEUE } from './domain/upload-queue.ts';
import { reportBatch } from './report-batch.ts';
import { startUploadRunner, type UploadRunner } from './upload-runner.ts';

/** sessionStorage: JSON list of the unfinished items, without the files. */
const MEMORY_KEY = 'bulkUpload';

let current: { readonly administratorId: number; readonly runner: UploadRunner } | undefined;

/**
 * The upload runner of this page load: one for as long as the same administrator is logged in, on all areas. Another
 * administrator gets a new one.
 */
export function pageUploads(administratorId: number, dispatch: Dispatch): UploadRunner {
  if (current?.administratorId === administratorId) return current.runner;
  if (current) endPageUploads();
  const remembered = readJson(visitStorage, MEMORY_KEY, isMemory) ?? [];
  const runner = startUploadRunner(
    {
      ...uploadCalls(dispatch),
      hash: hashFile,
      send: sendFile,
      giveUp: giveUpUpload,
      remember: (items) => writeJson(visitStorage, MEMORY_KEY, toRemember(items)),
      onSignedOut: () => recheckSession(dispatch),
      onBatchFinished: (outcome) => reportBatch(outcome, dispatch),
      warnBeforeLeaving,
    },
    { ...EMPTY_QUEUE, items: fromMemory(remembered) },
  );
  current = { administratorId, runner };
  return runner;
}

/** Stops all work and deletes the stored list. */
export function endPageUploads(): void {
  current?.runner.stop();
  current = undefined;
  visitStorage.remove(MEMORY_KEY);
}
