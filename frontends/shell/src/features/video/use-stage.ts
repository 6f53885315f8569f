import type { Video } from '@selah/shared/contracts/videos/video';
import { useEffect, useReducer } from 'react';
import { videoFileUrl } from './api/file-url.ts';
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
    send({ type: 'delivered', layer: layerOf(String(delivery), video, play) });
  }, [video, delivery, play]);

  // After the effect above, which takes what was prepared when it is delivered.
  useEffect(() => {
    send({ type: 'prepared', layer: drawn && layerOf(`${delivery} drawn`, drawn, false) });
  }, [drawn, delivery]);

  return {
    ...stage,
    waiting: stage.incoming !== null && stage.broken === null,
    ready: ({ key }) => send({ type: 'ready', key }),
    broke: ({ key }) => send({ type: 'broke', key }),
    reload: (at) => send({ type: 'reloaded', at }),
  };
}

function layerOf(key: string, video: Video, play: boolean): Layer {
  return { key, video, fileUrl: videoFileUrl(video), play, reloadAt: undefined };
}
