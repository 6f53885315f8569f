import { useEffect, useReducer } from 'react';
import { EMPTY_STAGE, type Layer, nextStage, type Stage } from './domain/stage.ts';
import type { VideoState } from './video-slice.ts';

export interface StageControls extends Stage {
  /** A video is loading and cannot play yet. */
  readonly waiting: boolean;
  readonly ready: (layer: Layer) => void;
  readonly broke: (layer: Layer) => void;
  /** Requests the current file again; `at` is milliseconds since 1970. */
  readonly reload: (at: number) => void;
}

/** Puts each delivered video on the stage. */
export function useStage({ video, delivery, play, drawn }: VideoState): StageControls {
  const [stage, send] = useReducer(nextStage, EMPTY_STAGE);

  useEffect(() => {
    if (!video) return;
    send({ type: 'delivered', layer: { key: String(delivery), video, play, reloadAt: undefined } });
  }, [video, delivery, play]);

  // After the effect above, which takes what was prepared when it is delivered.
  useEffect(() => {
    const key = `${delivery} drawn`;
    send({ type: 'prepared', layer: drawn && { key, video: drawn, play: false, reloadAt: undefined } });
  }, [drawn, delivery]);

  return {
    ...stage,
    waiting: stage.incoming !== null && stage.broken === null,
    ready: ({ key }) => send({ type: 'ready', key }),
    broke: ({ key }) => send({ type: 'broke', key }),
    reload: (at) => send({ type: 'reloaded', at }),
  };
}
