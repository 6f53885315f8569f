import type { DistressKind } from '@selah/distress/engine/distress-kinds';
import { createSlice, type PayloadAction } from '@selah/web-kit/platform';
import type { HelpLine } from './domain/help-lines.ts';
import { supportMemory } from './support-memory.ts';

export interface SupportState {
  /** Help is offered beside the form and the letter. It stays when the words that called for it are deleted. */
  readonly isOffered: boolean;
  /** The visitor put it out of sight; it stays so until another worry begins. */
  readonly isHidden: boolean;
  readonly kinds: readonly DistressKind[];
  /** What the server offered with its answer. */
  readonly lines: readonly HelpLine[];
  readonly isDialogOpen: boolean;
  /** Help was offered in this tab before: no ads here any more. */
  readonly isQuietVisit: boolean;
}

const NO_HELP = { isOffered: false, isHidden: false, kinds: [], lines: [] } as const;

export const supportSlice = createSlice({
  name: 'support',
  initialState: (): SupportState => ({
    ...NO_HELP,
    isDialogOpen: false,
    isQuietVisit: supportMemory.isQuietVisit(),
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
    /** No ads while this holds. */
    selectIsQuiet: ({ isQuietVisit, isDialogOpen }) => isQuietVisit || isDialogOpen,
  },
});

export const { helpOffered, helpHidden, helpReset, helpDialogToggled } = supportSlice.actions;
export const { selectSupport, selectIsQuiet } = supportSlice.selectors;
