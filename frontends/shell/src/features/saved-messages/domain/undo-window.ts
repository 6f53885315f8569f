import { TOASTS } from '@selah/shared/contracts/limits';

export const UNDO_WINDOW = {
  /** How long the toast with the undo button is shown. */
  minMs: TOASTS.durationMs,
  /** The limit for a toast that stays open under a pointer, or that never appeared. */
  maxMs: 60_000,
  checkEveryMs: 500,
} as const;

/**
 * Whether the time to undo is over. A toast stays open while it has the pointer or the focus, and the button must work as
 * long as it is shown. `waitedMs` is from a monotonic clock.
 */
export function isUndoOver({ waitedMs, isOffered }: { waitedMs: number; isOffered: boolean }): boolean {
  if (waitedMs < UNDO_WINDOW.minMs) return false;
  return !isOffered || waitedMs >= UNDO_WINDOW.maxMs;
}
