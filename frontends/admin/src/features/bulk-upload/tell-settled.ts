import { TIMINGS } from '@selah/shared/contracts/limits';
import { readJson, visitStorage, writeJson } from '@selah/web-kit/browser/safe-storage';
import { notified } from '@selah/web-kit/notifications/notifications-slice';
import type { Dispatch } from '../../lib/hooks.ts';
import { isLeavingHarmless } from '../../lib/leaving.ts';
import { texts } from '../../locales/pt.ts';
import type { SettledUploads } from './upload-runner.ts';

/** sessionStorage: how many videos were added before the page reloaded itself. */
const TOLD_KEY = 'bulkUploadAdded';
const words = texts.bulkUpload;

/** Says what came of a batch (M-135, M-136, Q27): never more than was added. */
export function tellSettled({ added, left, isListEmpty }: SettledUploads, dispatch: Dispatch): void {
  if (added === 0) {
    dispatch(notified(nothingAdded(left)));
    return;
  }
  const text = left.length > 0 ? { text: words.notAdded(left.length) } : {};
  dispatch(notified({ title: words.added(added), ...text }));
  if (isListEmpty) reloadSoon(added);
}

/** The word of the page before it reloaded itself. */
export function tellAfterReload(dispatch: Dispatch): void {
  const added = readJson(visitStorage, TOLD_KEY, (raw): raw is number => typeof raw === 'number');
  visitStorage.remove(TOLD_KEY);
  if (added) dispatch(notified({ title: words.added(added) }));
}

function nothingAdded(left: SettledUploads['left']): Parameters<typeof notified>[0] {
  const failed = left.filter(({ stage }) => stage === 'failed');
  if (failed.length === 0) return { title: words.allKnown, text: words.allKnownText };
  const [only] = failed;
  const text = (failed.length === 1 && only?.reason) || words.failedText;
  return { tone: 'destructive', title: words.failed, text };
}

/**
 * The page reloads after a batch that went well (M-135), unless the person has gone elsewhere or has something on the page
 * that a reload would lose; the list of videos is fresh either way.
 */
function reloadSoon(added: number): void {
  setTimeout(() => {
    if (window.location.pathname !== '/admin' || !isLeavingHarmless()) return;
    writeJson(visitStorage, TOLD_KEY, added);
    window.location.reload();
  }, TIMINGS.reloadDelayMs);
}
