import type { IncomingMessage } from 'node:http';

/** Bytes that may wait for the reader before the sender is slowed down. */
const WAITING_BYTES = 64 * 1024;

/**
 * The body of a request as far as it arrives: where the connection breaks, it ends without an error. An error would discard
 * what was received and is not written yet.
 */
export function arrivedBody(request: IncomingMessage): ReadableStream<Uint8Array> {
  const listeners = new AbortController();
  return new ReadableStream<Uint8Array>(
    {
      start(body) {
        const receive = (chunk: Uint8Array) => {
          body.enqueue(chunk);
          if ((body.desiredSize ?? 0) <= 0) request.pause();
        };
        const finish = () => {
          if (listeners.signal.aborted) return;
          listeners.abort();
          // A destroyed request emits nothing more, but still has what it received while it was paused.
          for (let rest = request.read(); rest; rest = request.read()) body.enqueue(rest);
          body.close();
        };
        listeners.signal.addEventListener('abort', () =>
          request.off('data', receive).off('end', finish).off('close', finish),
        );
        request.on('data', receive).once('end', finish).once('close', finish);
        // A broken connection also emits `close`.
        request.on('error', () => {});
        if (request.closed) finish();
      },
      pull: () => void request.resume(),
      cancel: () => listeners.abort(),
    },
    { highWaterMark: WAITING_BYTES, size: ({ byteLength }) => byteLength },
  );
}
