import type { Video } from '@selah/shared/contracts/videos/video';
import { createSlice, type PayloadAction } from '@selah/web-kit/platform';

export interface VideoState {
  /** Of the newest load; the last video stays on the stage while it runs. */
  readonly status: 'loading' | 'delivered' | 'failed' | 'empty';
  readonly video: Video | null;
  /** Counts deliveries: the same video delivered again is a new load. */
  readonly delivery: number;
  /** Whether to play at once, because the visitor asked for this video (Q11). */
  readonly play: boolean;
  /** Technical notes of the newest load. */
  readonly notes: readonly string[];
}

const initialState: VideoState = { status: 'loading', video: null, delivery: 0, play: false, notes: [] };

export const videoSlice = createSlice({
  name: 'video',
  initialState,
  reducers: {
    /** Home was left. Counting continues, so that no two deliveries have the same number. */
    stageCleared: ({ delivery }) => ({ ...initialState, delivery }),
    loadStarted: (state) => ({ ...state, status: 'loading' as const }),
    videoDelivered: (
      state,
      { payload }: PayloadAction<{ video: Video; play: boolean; notes: readonly string[] }>,
    ) => ({ ...payload, status: 'delivered' as const, delivery: state.delivery + 1 }),
    loadGaveUp: (state, { payload }: PayloadAction<{ empty: boolean; notes: readonly string[] }>) => ({
      ...state,
      status: payload.empty ? ('empty' as const) : ('failed' as const),
      notes: payload.notes,
    }),
  },
  selectors: { selectVideo: (state) => state },
});

export const { stageCleared, loadStarted, videoDelivered, loadGaveUp } = videoSlice.actions;
export const { selectVideo } = videoSlice.selectors;
