import { TOASTS } from '@selah/shared/contracts/limits';
import { createSlice, type PayloadAction, type UnknownAction } from '@selah/web-kit/platform';

export interface Notification {
  readonly id: number;
  readonly tone: 'plain' | 'destructive';
  readonly title: string;
  readonly text?: string;
  /** A button inside: what it says, and the plain action that it dispatches. */
  readonly action?: { readonly label: string; readonly dispatches: UnknownAction };
  /** Closed ones stay until they are removed, so that they can leave gracefully. */
  readonly open: boolean;
}

export interface NotificationsState {
  readonly lastId: number;
  readonly shown: readonly Notification[];
  /** These follow when the one that is shown, which offers to undo something, is closed. Oldest first. */
  readonly waiting: readonly Notification[];
  /** Which button was pressed last, by the key that `chosen` was made with. */
  readonly chosen?: string;
}

const initialState: NotificationsState = { lastId: 0, shown: [], waiting: [] };

/** More than these nobody reads. */
const MAX_WAITING = 5;

/** Newest first and one at a time (M-232). Its actions are plain data, so a remote can notify through the shell's store. */
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
      // A chance to undo is not taken away by what happens next.
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
    /** For the button of a toast whose work no reducer can do: whoever made it watches for its key. */
    chosen: (state, { payload }: PayloadAction<string>) => ({ ...state, chosen: payload }),
  },
});

export const { notified, dismissed, removed, chosen } = notificationsSlice.actions;
