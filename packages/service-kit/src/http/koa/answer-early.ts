import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { ServiceContext } from './service-context.ts';

/** How long the rest of a refused request is read. Milliseconds. */
const LINGER_MS = 10_000;

/**
 * Answers a request whose body is still arriving, then closes the connection when the client has finished or after
 * the time limit. Closing at once, with unread bytes, would send a reset that can arrive before the answer.
 */
export function answerEarly(ctx: ServiceContext, body: object): void {
  const text = JSON.stringify(body);
  ctx.set('Connection', 'close');
  ctx.type = 'json';
  ctx.body = Readable.from(followedByRest(text, ctx.req), { objectMode: false });
  ctx.length = Buffer.byteLength(text);
}

async function* followedByRest(text: string, request: IncomingMessage): AsyncGenerator<Buffer> {
  yield Buffer.from(text);
  if (request.complete || request.destroyed) return;
  request.resume();
  await finished(request, { signal: AbortSignal.timeout(LINGER_MS), cleanup: true }).catch(() => {});
}
