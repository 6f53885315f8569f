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
  /** Drawn for the end of the spin under way; its file is loading, and it is not shown before. */
  readonly drawn: Video | null;
}

const initialState: VideoState = {
  status: 'loading',
  video: null,
  delivery: 0,
  play: false,
  notes: [],
  drawn: null,
};

export const videoSlice = createSlice({
  name: 'video',
  initialState,
  reducers: {
    /** Home was left. Counting continues, so that no two deliveries have the same number. */
    stageCleared: ({ delivery }) => ({ ...initialState, delivery }),
    /** `null`: its file does not load. */
    videoDrawn: (state, { payload }: PayloadAction<Video | null>) => ({ ...state, drawn: payload }),
    loadStarted: (state) => ({ ...state, status: 'loading' as const, drawn: null }),
    videoDelivered: (
      state,
      { payload }: PayloadAction<{ video: Video; play: boolean; notes: readonly string[] }>,
    ) => ({ ...payload, status: 'delivered' as const, delivery: state.delivery + 1, drawn: null }),
    loadGaveUp: (state, { payload }: PayloadAction<{ empty: boolean; notes: readonly string[] }>) => ({
      ...state,
      status: payload.empty ? ('empty' as const) : ('failed' as const),
      notes: payload.notes,
    }),
  },
  selectors: { selectVideo: (state) => state, selectDrawn: ({ drawn }) => drawn },
});

export const { stageCleared, videoDrawn, loadStarted, videoDelivered, loadGaveUp } = videoSlice.actions;
export const { selectVideo, selectDrawn } = videoSlice.selectors;
