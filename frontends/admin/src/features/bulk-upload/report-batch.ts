import { TIMINGS } from '@selah/shared/contracts/limits';
import { readJson, visitStorage, writeJson } from '@selah/web-kit/browser/safe-storage';
import { notified } from '@selah/web-kit/notifications/notifications-slice';
import type { Dispatch } from '../../lib/hooks.ts';
import { canLeaveSafely } from '../../lib/page-leave.ts';
import { texts } from '../../locales/pt.ts';
import type { FinishedBatch } from './upload-runner.ts';

/** sessionStorage: the number of videos added before the automatic reload. */
const ADDED_KEY = 'bulkUploadAdded';
const words = texts.bulkUpload;

/** Shows the result of a batch (M-135, M-136, Q27). */
export function reportBatch({ added, left, isListEmpty }: FinishedBatch, dispatch: Dispatch): void {
  if (added === 0) {
    dispatch(notified(nothingAdded(left)));
    return;
  }
  const text = left.length > 0 ? { text: words.notAdded(left.length) } : {};
  dispatch(notified({ title: words.added(added), ...text }));
  if (isListEmpty()) reloadSoon(added, isListEmpty);
}

/** After the automatic reload: shows the result of the batch. */
export function reportBatchAfterReload(dispatch: Dispatch): void {
  const added = readJson(visitStorage, ADDED_KEY, (raw): raw is number => typeof raw === 'number');
  visitStorage.remove(ADDED_KEY);
  if (added) dispatch(notified({ title: words.added(added) }));
}

function nothingAdded(left: FinishedBatch['left']): Parameters<typeof notified>[0] {
  const failed = left.filter(({ stage }) => stage === 'failed');
  if (failed.length === 0) return { title: words.allKnown, text: words.allKnownText };
  const [only] = failed;
  const text = (failed.length === 1 && only?.reason) || words.failedText;
  return { tone: 'destructive', title: words.failed, text };
}

/**
 * Reloads the page after a successful batch (M-135), unless the administrator has chosen other files meanwhile, is on
 * another page or has unsaved changes; the list of videos is reloaded in any case.
 */
function reloadSoon(added: number, isListEmpty: () => boolean): void {
  setTimeout(() => {
    if (!isListEmpty()) return;
    if (window.location.pathname !== '/admin' || !canLeaveSafely()) return;
    writeJson(visitStorage, ADDED_KEY, added);
    window.location.reload();
  }, TIMINGS.reloadDelayMs);
}
