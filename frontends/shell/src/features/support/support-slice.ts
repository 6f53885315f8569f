import type { DistressKind } from '@selah/distress/engine/distress-kinds';
import { createSlice, type PayloadAction } from '@selah/web-kit/platform';
import type { HelpLine } from './domain/help-lines.ts';
import { supportStorage } from './support-storage.ts';

export interface SupportState {
  /** Help is shown beside the form and the letter. It stays when the text that caused it is deleted. */
  readonly isOffered: boolean;
  /** The visitor closed the panel; it stays closed until the next question. */
  readonly isHidden: boolean;
  readonly kinds: readonly DistressKind[];
  /** The lines in the server's answer. */
  readonly lines: readonly HelpLine[];
  readonly isDialogOpen: boolean;
  /** Help was offered in this tab before, so no ads are shown. */
  readonly isQuietVisit: boolean;
}

const NO_HELP = { isOffered: false, isHidden: false, kinds: [], lines: [] } as const;

export const supportSlice = createSlice({
  name: 'support',
  initialState: (): SupportState => ({
    ...NO_HELP,
    isDialogOpen: false,
    isQuietVisit: supportStorage.isQuietVisit(),
  }),
  reducers: {
    helpOffered: (
      state,
      { payload }: PayloadAction<{ kinds?: readonly DistressKind[]; lines?: readonly HelpLine[] }>,
    ) => ({
      ...state,
      isOffered: true,
      isQuietVisit: true,
      kinds: [...new Set([...state.kinds, ...(payload.kinds ?? [])])],
      lines: payload.lines ?? state.lines,
    }),
    helpHidden: (state) => ({ ...state, isHidden: true }),
    helpReset: (state) => ({ ...state, ...NO_HELP }),
    helpDialogToggled: (state, { payload: isDialogOpen }: PayloadAction<boolean>) => ({
      ...state,
      isDialogOpen,
    }),
  },
  selectors: {
    selectSupport: (state) => state,
    /** While true, no ads are shown. */
    selectIsQuiet: ({ isQuietVisit, isDialogOpen }) => isQuietVisit || isDialogOpen,
  },
});

export const { helpOffered, helpHidden, helpReset, helpDialogToggled } = supportSlice.actions;
export const { selectSupport, selectIsQuiet } = supportSlice.selectors;
