import type { Video } from '@selah/shared/contracts/videos/video';

/** One video element on the stage. */
export interface Layer {
  readonly key: string;
  readonly video: Video;
  /** The address of the version that was chosen for this device. */
  readonly fileUrl: string;
  /** Play as soon as possible, because the visitor asked for it. */
  readonly play: boolean;
  /** When the reload was requested, in milliseconds since 1970 (M-039). */
  readonly reloadAt: number | undefined;
}

/** At most three videos: the visible one; the next one, hidden until it can play; and one that is loaded in advance. */
export interface Stage {
  readonly shown: Layer | null;
  readonly incoming: Layer | null;
  /** Hidden until it is delivered. */
  readonly prepared: (Layer & { readonly canPlay: boolean }) | null;
  /** Set when a layer failed, until the next event. */
  readonly broken: { readonly isReload: boolean } | null;
}

export const EMPTY_STAGE: Stage = { shown: null, incoming: null, prepared: null, broken: null };

export type StageEvent =
  | { type: 'prepared'; layer: Layer | null }
  | { type: 'delivered'; layer: Layer }
  | { type: 'reloaded'; at: number }
  | { type: 'ready'; key: string }
  | { type: 'broke'; key: string };

export function nextStage(stage: Stage, event: StageEvent): Stage {
  const current = stage.incoming ?? stage.shown;
  switch (event.type) {
    case 'prepared':
      return { ...stage, prepared: event.layer && { ...event.layer, canPlay: false } };
    case 'delivered':
      return delivered(stage, event.layer);
    case 'reloaded': {
      if (!current) return stage;
      const key = `${current.key.split('@')[0]}@${event.at}`;
      return { ...stage, incoming: { ...current, key, play: true, reloadAt: event.at }, broken: null };
    }
    case 'ready':
      if (stage.prepared?.key === event.key)
        return { ...stage, prepared: { ...stage.prepared, canPlay: true } };
      return stage.incoming?.key === event.key ? { ...stage, shown: stage.incoming, incoming: null } : stage;
    case 'broke':
      return current?.key === event.key
        ? { ...stage, broken: { isReload: current.reloadAt !== undefined } }
        : stage;
  }
}

/** A video that was prepared keeps its key and file, and with them its element and what this has loaded. */
function delivered(stage: Stage, layer: Layer): Stage {
  const { prepared } = stage;
  const next = { ...stage, incoming: layer, prepared: null, broken: null };
  if (prepared?.video.id !== layer.video.id) return next;
  const incoming = { ...layer, key: prepared.key, fileUrl: prepared.fileUrl };
  return prepared.canPlay ? { ...next, shown: incoming, incoming: null } : { ...next, incoming };
}
