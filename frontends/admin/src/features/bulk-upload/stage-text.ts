import { formatBytes } from '@selah/shared/contracts/format-bytes';
import { LANGUAGE_NAMES } from '@selah/shared/contracts/language-list';
import { texts } from '../../locales/pt.ts';
import type { QueueItem } from './domain/queue-item.ts';

const words = texts.bulkUpload.stages;

/** The stage of a file as text. */
export function stageText(item: QueueItem, isSignedOut: boolean): string {
  if (item.trouble !== undefined) return item.trouble;
  switch (item.stage) {
    case 'failed':
      return item.duplicateOf === undefined ? item.reason || words.failed : words.duplicate(item.duplicateOf);
    case 'known':
      return item.known ? words.known(item.known.title, LANGUAGE_NAMES[item.known.language]) : words.failed;
    case 'ready':
      return readyText(item, isSignedOut);
    case 'sending':
      return words.sending(formatBytes(item.sentBytes), formatBytes(item.size));
    default:
      return isSignedOut && !item.isBusy ? words.signedOut : words[item.stage];
  }
}

function readyText({ isPaused, isWanted }: QueueItem, isSignedOut: boolean): string {
  if (isPaused) return words.paused;
  if (!isWanted) return words.ready;
  return isSignedOut ? words.signedOut : words.waiting;
}
