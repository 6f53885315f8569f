import type { Language } from '@selah/shared/contracts/language-list';
import type { KnownVideo } from '../../../lib/uploads/known-files-endpoint.ts';
import { type ChosenFile, isInProgress, newItem, type QueueItem } from './queue-item.ts';

/** Number of files sent at the same time. */
export const MAX_SENDING = 2;

/** The files being uploaded, and the number of videos made of them. */
export interface UploadQueue {
  readonly items: readonly QueueItem[];
  /** Videos created since the last settled batch. */
  readonly added: number;
  /** Nobody is logged in: calls to the server wait. */
  readonly isSignedOut: boolean;
}

export const EMPTY_QUEUE: UploadQueue = { items: [], added: 0, isSignedOut: false };

export type QueueEvent =
  | { readonly type: 'chosen'; readonly files: readonly ChosenFile[]; readonly language: Language }
  | { readonly type: 'languageSet'; readonly id: string; readonly language: Language }
  | { readonly type: 'removed'; readonly id: string }
  | { readonly type: 'submitted' }
  | { readonly type: 'paused' | 'resumed'; readonly ids: readonly string[] }
  | { readonly type: 'retried' | 'duplicateAllowed'; readonly id: string }
  | { readonly type: 'began'; readonly ids: readonly string[] }
  | { readonly type: 'read'; readonly id: string; readonly sha256: string }
  | {
      readonly type: 'checked';
      readonly known: ReadonlyMap<string, KnownVideo>;
      readonly ids: readonly string[];
    }
  | { readonly type: 'progressed'; readonly id: string; readonly sentBytes: number }
  | { readonly type: 'broke'; readonly ids: readonly string[]; readonly trouble: string }
  | { readonly type: 'sent'; readonly id: string; readonly uploadId: string }
  | { readonly type: 'added'; readonly id: string }
  | { readonly type: 'failed'; readonly id: string; readonly reason: string | undefined }
  | { readonly type: 'signedOut'; readonly ids: readonly string[] }
  | { readonly type: 'signedIn' }
  | { readonly type: 'settled' };

/** The list after an event. Events about removed files change nothing. */
export function afterEvent(queue: UploadQueue, event: QueueEvent): UploadQueue {
  switch (event.type) {
    case 'chosen':
      return event.files.reduce((list, file) => takeFile(list, file, event.language), queue);
    case 'languageSet':
      return change(queue, [event.id], () => ({ language: event.language }));
    case 'removed':
      return { ...queue, items: queue.items.filter(({ id }) => id !== event.id) };
    case 'submitted':
      return change(queue, idsOf(queue), (item) => (canBeWanted(item) ? { isWanted: true } : {}));
    case 'paused':
      return change(queue, event.ids, (item) => ({ isPaused: true, ...stopSending(item) }));
    case 'resumed':
      return change(queue, event.ids, () => ({ isPaused: false }));
    case 'retried':
      return change(queue, [event.id], (item) => (canRetry(item) ? { ...FRESH, ...retryFrom(item) } : {}));
    case 'duplicateAllowed':
      return change(queue, [event.id], ({ stage }) =>
        stage === 'known' ? { stage: 'ready', isWanted: true } : {},
      );
    case 'began':
      return change(queue, event.ids, (item) => ({
        isBusy: true,
        stage: STAGE_AT_START[item.stage] ?? item.stage,
      }));
    case 'read':
      return takeHash(queue, event.id, event.sha256);
    case 'checked':
      return change(queue, event.ids, ({ stage, sha256 = '' }) => {
        const known = event.known.get(sha256);
        return stage === 'checking' ? { ...IDLE, stage: known ? 'known' : 'ready', known } : {};
      });
    case 'progressed':
      return change(queue, [event.id], ({ stage }) =>
        stage === 'sending' ? { sentBytes: event.sentBytes, trouble: undefined } : {},
      );
    case 'broke':
      return change(queue, event.ids, ({ isBusy }) => (isBusy ? { trouble: event.trouble } : {}));
    case 'sent':
      return change(queue, [event.id], ({ stage, size }) =>
        stage === 'sending' ? { ...IDLE, stage: 'sent', uploadId: event.uploadId, sentBytes: size } : {},
      );
    case 'added':
      return takeAdded(queue, event.id);
    case 'failed':
      return change(queue, [event.id], () => ({ ...IDLE, stage: 'failed', reason: event.reason }));
    case 'signedOut':
      return {
        ...change(queue, event.ids, (item) => ({
          ...IDLE,
          stage: STAGE_AFTER_INTERRUPT[item.stage] ?? item.stage,
        })),
        isSignedOut: true,
      };
    case 'signedIn':
      return { ...queue, isSignedOut: false };
    case 'settled':
      return {
        ...change(queue, idsOf(queue), ({ stage }) => ({ isWanted: stage === 'fileless' })),
        added: 0,
      };
  }
}

/** Whether all submitted files are finished. */
export function isFinished({ items }: UploadQueue): boolean {
  return !items.some(isInProgress);
}

const IDLE = { isBusy: false, trouble: undefined } as const;
const FRESH = {
  ...IDLE,
  reason: undefined,
  isPermanentFailure: false,
  isPaused: false,
  sentBytes: 0,
} as const;
/** The stage when work begins, and when interrupted work is repeated. */
const STAGE_AT_START: Partial<Record<QueueItem['stage'], QueueItem['stage']>> = {
  ready: 'sending',
  sent: 'adding',
};
const STAGE_AFTER_INTERRUPT: Partial<Record<QueueItem['stage'], QueueItem['stage']>> = {
  sending: 'ready',
  adding: 'sent',
};

function change(
  queue: UploadQueue,
  ids: readonly string[],
  changes: (item: QueueItem) => Partial<QueueItem>,
): UploadQueue {
  const items = queue.items.map((item) => (ids.includes(item.id) ? { ...item, ...changes(item) } : item));
  return { ...queue, items };
}

function idsOf({ items }: UploadQueue): string[] {
  return items.map(({ id }) => id);
}

/** A file chosen again after a reload continues in its row; a file that is in the list is not added twice. */
function takeFile(queue: UploadQueue, file: ChosenFile, language: Language): UploadQueue {
  const same = queue.items.find((item) => isSameFile(item, file));
  if (!same) return { ...queue, items: [...queue.items, newItem(file, language)] };
  if (same.stage !== 'fileless') return queue;
  const { id } = file;
  const items = queue.items.map((item) =>
    item === same ? { ...same, id, stage: 'reading' as const, sha256: undefined } : item,
  );
  return { ...queue, items };
}

function isSameFile(one: ChosenFile, other: ChosenFile): boolean {
  return one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;
}

/** A file with the same content as another item is not sent. */
function takeHash(queue: UploadQueue, id: string, sha256: string): UploadQueue {
  const duplicate = queue.items.find((item) => item.id !== id && item.sha256 === sha256);
  return change(queue, [id], ({ stage }) => {
    if (stage !== 'reading') return {};
    if (!duplicate) return { ...IDLE, stage: 'checking', sha256 };
    return { ...IDLE, stage: 'failed', isPermanentFailure: true, duplicateOf: duplicate.name };
  });
}

function takeAdded(queue: UploadQueue, id: string): UploadQueue {
  const items = queue.items.filter((item) => item.id !== id || item.stage !== 'adding');
  return { ...queue, items, added: queue.added + queue.items.length - items.length };
}

function stopSending({ stage }: QueueItem): Partial<QueueItem> {
  return stage === 'sending' ? { ...IDLE, stage: 'ready' } : {};
}

function canBeWanted({ stage }: QueueItem): boolean {
  return stage !== 'failed' && stage !== 'known';
}

function canRetry({ stage, isPermanentFailure }: QueueItem): boolean {
  return stage === 'failed' && !isPermanentFailure;
}

/** A retry keeps the computed hash; a refused upload is sent again. */
function retryFrom({ sha256 }: QueueItem): Partial<QueueItem> {
  return { stage: sha256 === undefined ? 'reading' : 'ready', uploadId: undefined, isWanted: true };
}
