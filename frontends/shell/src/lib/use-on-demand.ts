import { useState } from 'react';
import { useSingleFlight } from './use-single-flight.ts';

export interface OnDemand<Part> {
  /** What was downloaded; undefined before. */
  readonly part: Part | undefined;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly isLoading: boolean;
  /** The last press brought nothing; the next one tries again. */
  readonly hasFailed: boolean;
  readonly open: () => void;
  /** Starts the download when the visitor reaches for it. */
  readonly preload: () => void;
}

/** Whoever pressed has gone on by then: what arrives later must not open by itself. Milliseconds. */
const GIVE_UP_MS = 10_000;

/** A dialog or menu that a press opens: downloaded then, and never opened long after it. */
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
