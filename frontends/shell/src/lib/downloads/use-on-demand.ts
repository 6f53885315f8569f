import { useState } from 'react';
import { useSingleFlight } from '../use-single-flight.ts';

export interface OnDemand<Part> {
  /** The downloaded part; undefined until the download has finished. */
  readonly part: Part | undefined;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly isLoading: boolean;
  /** The last download failed. The next press tries again. */
  readonly hasFailed: boolean;
  readonly open: () => void;
  /** Starts the download early, on hover, focus or touch. */
  readonly preload: () => void;
}

/** A download that takes longer no longer opens by itself, because the visitor has moved on. Milliseconds. */
const GIVE_UP_MS = 10_000;

/** For a dialog or menu that opens on a press and is downloaded then. */
export function useOnDemand<Part>(load: () => Promise<Part>): OnDemand<Part> {
  const [part, setPart] = useState<Part>();
  const [isOpen, onOpenChange] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);

  const [open, isLoading] = useSingleFlight(async () => {
    setHasFailed(false);
    const loaded = part ?? (await withinLimit(load()));
    setPart(() => loaded);
    onOpenChange(loaded !== undefined);
    setHasFailed(loaded === undefined);
  });

  return {
    part,
    isOpen,
    onOpenChange,
    isLoading,
    hasFailed,
    open: () => void open(),
    preload: () => void load().catch(() => {}),
  };
}

async function withinLimit<Part>(loading: Promise<Part>): Promise<Part | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), GIVE_UP_MS);
  });
  try {
    return await Promise.race([loading, limit]);
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}
