/**
 * A client that reads nothing for this long has gone or paused a video; players continue with a range
 * request. Milliseconds.
 */
const STALLED_READER_MS = 120_000;

/**
 * Aborts an answer that the client does not read. Not needed for answers that fit into the connection's
 * buffer.
 */
export function limitStalling(res: { setTimeout(milliseconds: number): unknown }): void {
  res.setTimeout(STALLED_READER_MS);
}
