import { TOASTS } from '@selah/shared/contracts/limits';

export const UNDO_WINDOW = {
  /** As long as the toast that offers it stays by itself. */
  minMs: TOASTS.durationMs,
  /** The limit for a toast that stays open, because a pointer rests on it or because it never appeared. */
  maxMs: 60_000,
  checkEveryMs: 500,
} as const;

/**
 * Whether a deletion can no longer be taken back. A toast stays while it is pointed at or focused, and for as long as
 * the button is there it must work. `waitedMs` comes from a monotonic clock.
 */
export function isUndoOver({ waitedMs, isOffered }: { waitedMs: number; isOffered: boolean }): boolean {
  if (waitedMs < UNDO_WINDOW.minMs) return false;
  return !isOffered || waitedMs >= UNDO_WINDOW.maxMs;
}
