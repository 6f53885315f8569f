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
}

const initialState: NotificationsState = { lastId: 0, shown: [] };

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
      return {
        lastId: id,
        shown: [{ id, tone, open: true, ...words }, ...state.shown].slice(0, TOASTS.atOnce),
      };
    },
    dismissed: (state, { payload: id }: PayloadAction<number>) => ({
      ...state,
      shown: state.shown.map((one) => (one.id === id ? { ...one, open: false } : one)),
    }),
    removed: (state, { payload: id }: PayloadAction<number>) => ({
      ...state,
      shown: state.shown.filter((one) => one.id !== id),
    }),
  },
});

export const { notified, dismissed, removed } = notificationsSlice.actions;
