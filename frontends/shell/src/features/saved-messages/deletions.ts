import { isApiError, messageForPerson } from '@selah/web-kit/api-error';
import {
  dismissed,
  type NotificationsState,
  notified,
} from '@selah/web-kit/notifications/notifications-slice';
import type { Dispatch } from '../../lib/hooks.ts';
import { savedMessagesEndpoints } from './api/saved-messages-endpoints.ts';
import { deletionStorage } from './deletion-storage.ts';
import type { DeletionTexts } from './deletion-texts.ts';
import { mayContain, type NewestList } from './domain/newest-list.ts';
import { isUndoOver, UNDO_WINDOW } from './domain/undo-window.ts';
import {
  deletionConfirmed,
  deletionFailed,
  deletionRequested,
  deletionSent,
  deletionUndone,
  type SavedMessagesState,
  selectDeletions,
} from './saved-messages-slice.ts';

/** The part of the store that deletions need. */
export interface DeletionStore {
  readonly dispatch: Dispatch;
  readonly getState: () => { savedMessages: SavedMessagesState; notifications: NotificationsState };
}

/** HTTP 404: the message is already deleted, which counts as success. */
const GONE = 404;

/**
 * Hides a message at once and offers to undo it. The request is sent when the undo time is over or the page is hidden,
 * whichever comes first (M-100, M-101).
 */
export function requestDeletion(
  store: DeletionStore,
  message: { readonly id: number; readonly userId: number },
  texts: DeletionTexts,
): void {
  const askedAt = performance.now();
  store.dispatch(deletionRequested(message));
  remember(store, message.userId);
  const action = { label: texts.undo, dispatches: deletionUndone(message.id) };
  store.dispatch(notified({ title: texts.deleted, action }));
  const toast = store.getState().notifications.lastId;

  const flush = () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', flushWhenHidden);
    window.removeEventListener('pagehide', flush);
    remember(store, message.userId);
    if (!isWaiting(store, message.id)) return;
    store.dispatch(dismissed(toast));
    void send(store, message, texts);
  };
  // A phone may never run a hidden page again, and the undo button is not visible there.
  const flushWhenHidden = () => document.visibilityState === 'hidden' && flush();
  const timer = setInterval(() => {
    const waitedMs = performance.now() - askedAt;
    const isOffered = isToastOpen(store, toast);
    if (!isWaiting(store, message.id) || isUndoOver({ waitedMs, isOffered })) flush();
  }, UNDO_WINDOW.checkEveryMs);
  document.addEventListener('visibilitychange', flushWhenHidden);
  window.addEventListener('pagehide', flush);
}

/** Before a logout: sends all pending deletions now. Resolves when all are answered. */
export async function flushDeletions(store: DeletionStore, texts: DeletionTexts): Promise<void> {
  const waiting = selectDeletions(store.getState()).filter(({ phase }) => phase === 'waiting');
  await Promise.all(waiting.map((one) => send(store, one, texts)));
}

/**
 * Continues deletions that an earlier page of this visit did not finish. A message missing from the newest list has been
 * deleted.
 */
export function resumeDeletions(
  store: DeletionStore,
  userId: number,
  list: NewestList,
  texts: DeletionTexts,
): void {
  const remembered = deletionStorage.read();
  if (remembered?.userId !== userId) return;
  const known = new Set(selectDeletions(store.getState()).map(({ id }) => id));
  for (const id of remembered.ids) {
    if (known.has(id) || !mayContain(list, id)) continue;
    store.dispatch(deletionRequested({ id, userId }));
    void send(store, { id, userId }, texts);
  }
  remember(store, userId);
}

async function send(
  store: DeletionStore,
  { id, userId }: { readonly id: number; readonly userId: number },
  texts: DeletionTexts,
): Promise<void> {
  store.dispatch(deletionSent(id));
  const { error } = await store.dispatch(savedMessagesEndpoints.endpoints.deleteSavedMessage.initiate(id));
  if (error && !(isApiError(error) && error.status === GONE)) {
    store.dispatch(deletionFailed(id));
    const text = messageForPerson(error, texts.error);
    store.dispatch(notified({ tone: 'destructive', title: texts.errorTitle, text }));
  } else {
    store.dispatch(deletionConfirmed(id));
  }
  remember(store, userId);
}

function remember(store: DeletionStore, userId: number): void {
  const underWay = selectDeletions(store.getState()).filter((one) => one.userId === userId);
  const unconfirmed = underWay.filter(({ phase }) => phase !== 'gone');
  deletionStorage.write({ userId, ids: unconfirmed.map(({ id }) => id) });
}

function isWaiting(store: DeletionStore, id: number): boolean {
  return selectDeletions(store.getState()).some((one) => one.id === id && one.phase === 'waiting');
}

/** Whether the toast is open or queued: the visitor can still press it. */
function isToastOpen(store: DeletionStore, toast: number): boolean {
  const { shown, waiting } = store.getState().notifications;
  return [...shown, ...waiting].some(({ id, open }) => id === toast && open);
}
