import type { Readable } from 'node:stream';
import { afterRunningTime } from '../in-running-time.ts';

/**
 * How long a client that is still sending may read an answer. Milliseconds of running time: a process that
 * stood still would close a connection of which it has read nothing.
 */
const LINGER_MS = 3_000;

/**
 * Reads and discards the rest of what a client sends, whom we have answered already, until it ends or for
 * `LINGER_MS`; then calls `close`, once. Closing with unread bytes would send a reset, which can arrive
 * before the answer: a too large upload would show "connection reset" instead of the reason.
 */
export function lingerThen(rest: Readable, close: () => void): void {
  let isOver = false;
  const end = () => {
    if (isOver) return;
    isOver = true;
    limit.cancel();
    close();
  };
  const limit = afterRunningTime(LINGER_MS, end, { isRef: false });
  rest.once('end', end).once('close', end).resume();
}
