import type { Video } from '@selah/shared/contracts/videos/video';

/** One video element on the stage. */
export interface Layer {
  readonly key: string;
  readonly video: Video;
  /** Play as soon as possible, because the visitor asked for it. */
  readonly play: boolean;
  /** When the reload was requested, in milliseconds since 1970 (M-039). */
  readonly reloadAt: number | undefined;
}

/** At most two videos: the visible one, and the next one, hidden until it can play. */
export interface Stage {
  readonly shown: Layer | null;
  readonly incoming: Layer | null;
  /** Set when a layer failed, until the next event. */
  readonly broken: { readonly isReload: boolean } | null;
}

export const EMPTY_STAGE: Stage = { shown: null, incoming: null, broken: null };

export type StageEvent =
  | { type: 'delivered'; layer: Layer }
  | { type: 'reloaded'; at: number }
  | { type: 'ready'; key: string }
  | { type: 'broke'; key: string };

export function nextStage(stage: Stage, event: StageEvent): Stage {
  const current = stage.incoming ?? stage.shown;
  switch (event.type) {
    case 'delivered':
      return { ...stage, incoming: event.layer, broken: null };
    case 'reloaded': {
      if (!current) return stage;
      const key = `${current.key.split('@')[0]}@${event.at}`;
      return { ...stage, incoming: { ...current, key, play: true, reloadAt: event.at }, broken: null };
    }
    case 'ready':
      return stage.incoming?.key === event.key ? { ...stage, shown: stage.incoming, incoming: null } : stage;
    case 'broke':
      return current?.key === event.key
        ? { ...stage, broken: { isReload: current.reloadAt !== undefined } }
        : stage;
  }
}
