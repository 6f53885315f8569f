import type { ServerResponse } from 'node:http';

/** Stops work for a client that disconnects before it is answered. `abort` stops it for other reasons. */
export function abortWhenClientLeaves(
  response: Pick<ServerResponse, 'once' | 'destroyed' | 'writableFinished'>,
): AbortController {
  const controller = new AbortController();
  if (response.destroyed) controller.abort();
  response.once('close', () => {
    if (!response.writableFinished) controller.abort();
  });
  return controller;
}
