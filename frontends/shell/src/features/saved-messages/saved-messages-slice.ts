import { createSlice, type PayloadAction } from '@selah/web-kit/platform';

export interface Deletion {
  readonly id: number;
  readonly userId: number;
  /**
   * `waiting`: can be undone; `sent`: the request is under way; `gone`: deleted, kept so that an older list does not show it
   * again.
   */
  readonly phase: 'waiting' | 'sent' | 'gone';
}

export interface SavedMessagesState {
  readonly deletions: readonly Deletion[];
}

const initialState: SavedMessagesState = { deletions: [] };

/** Messages being deleted. None of them is shown. */
export const savedMessagesSlice = createSlice({
  name: 'savedMessages',
  initialState,
  reducers: {
    deletionRequested: ({ deletions }, { payload }: PayloadAction<Omit<Deletion, 'phase'>>) => ({
      deletions: [
        ...deletions.filter(({ id }) => id !== payload.id),
        { ...payload, phase: 'waiting' as const },
      ],
    }),
    /** Dispatched by the undo button; ignored once the request was sent. */
    deletionUndone: ({ deletions }, { payload }: PayloadAction<number>) => ({
      deletions: deletions.filter(({ id, phase }) => id !== payload || phase !== 'waiting'),
    }),
    deletionSent: (state, { payload }: PayloadAction<number>) => inPhase(state, payload, 'sent'),
    deletionConfirmed: (state, { payload }: PayloadAction<number>) => inPhase(state, payload, 'gone'),
    deletionFailed: ({ deletions }, { payload }: PayloadAction<number>) => ({
      deletions: deletions.filter(({ id }) => id !== payload),
    }),
  },
  selectors: { selectDeletions: (state) => state.deletions },
});

function inPhase(
  { deletions }: SavedMessagesState,
  id: number,
  phase: Deletion['phase'],
): SavedMessagesState {
  return { deletions: deletions.map((one) => (one.id === id ? { ...one, phase } : one)) };
}

export const { deletionRequested, deletionUndone, deletionSent, deletionConfirmed, deletionFailed } =
  savedMessagesSlice.actions;
export const { selectDeletions } = savedMessagesSlice.selectors;
