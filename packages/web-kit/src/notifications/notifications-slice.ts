import { TOASTS } from '@selah/shared/contracts/limits';
import { createSlice, type PayloadAction, type UnknownAction } from '@selah/web-kit/platform';

export interface Notification {
  readonly id: number;
  readonly tone: 'plain' | 'destructive';
  readonly title: string;
  readonly text?: string;
  /** A button with its label and the action that it dispatches. */
  readonly action?: { readonly label: string; readonly dispatches: UnknownAction };
  /** False while the closing animation runs; then `removed` follows. */
  readonly open: boolean;
}

export interface NotificationsState {
  readonly lastId: number;
  readonly shown: readonly Notification[];
  /** Queued while a notification with a button is shown. Oldest first. */
  readonly waiting: readonly Notification[];
  /** The key of the button that was pressed last. */
  readonly chosen?: string;
}

const initialState: NotificationsState = { lastId: 0, shown: [], waiting: [] };

/** Older ones are dropped. */
const MAX_WAITING = 5;

/**
 * One notification at a time, the newest (M-232). Actions are plain data, so that a remote can notify through
 * the shell's store.
 */
export const notificationsSlice = createSlice({
  name: 'notifications',
  initialState,
  reducers: {
    notified: (
      state,
      {
        payload,
      }: PayloadAction<Pick<Notification, 'title' | 'text' | 'action'> & { tone?: Notification['tone'] }>,
    ) => {
      const id = state.lastId + 1;
      const { tone = 'plain', ...words } = payload;
      const added = { id, tone, open: true, ...words };
      // A notification with an undo button is not replaced.
      if (state.shown.some(({ open, action }) => open && action))
        return { ...state, lastId: id, waiting: [...state.waiting, added].slice(-MAX_WAITING) };
      return { ...state, lastId: id, shown: [added, ...state.shown].slice(0, TOASTS.atOnce) };
    },
    dismissed: (state, { payload: id }: PayloadAction<number>) => {
      const shown = state.shown.map((one) => (one.id === id ? { ...one, open: false } : one));
      const [next, ...later] = state.waiting.filter((one) => one.id !== id);
      if (!next || shown.some(({ open }) => open))
        return { ...state, shown, waiting: next ? [next, ...later] : [] };
      return { ...state, shown: [next, ...shown].slice(0, TOASTS.atOnce), waiting: later };
    },
    removed: (state, { payload: id }: PayloadAction<number>) => ({
      ...state,
      shown: state.shown.filter((one) => one.id !== id),
    }),
    /** For buttons whose work is not a reducer: the sender watches for its key. */
    chosen: (state, { payload }: PayloadAction<string>) => ({ ...state, chosen: payload }),
  },
});

export const { notified, dismissed, removed, chosen } = notificationsSlice.actions;
