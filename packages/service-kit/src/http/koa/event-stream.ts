import { PassThrough } from 'node:stream';
import type { ServiceContext } from './service-context.ts';

/** Sends one event with a value as JSON. Does nothing once the client has left. */
export type SendEvent = (event: string, value: object) => void;

/** Shorter than proxies wait for a sign of life. Milliseconds. */
const KEEP_ALIVE_MS = 5_000;

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  // Nobody keeps, compresses or holds back what is sent piece by piece; the last is nginx's.
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
} as const;

/** Whether a client asks for server-sent events. */
export function acceptsEvents(accept: string | undefined): boolean {
  return /(?:^|[\s,])text\/event-stream\b/iu.test(accept ?? '');
}

/**
 * Answers with server-sent events (WHATWG HTML, 9.2), which begin at once and end with `run`; it must not
 * reject. Comments between the events keep the connection open.
 */
export function answerWithEvents(ctx: ServiceContext, run: (send: SendEvent) => Promise<void>): void {
  const body = new PassThrough();
  const write = (text: string) => {
    if (!body.destroyed) body.write(text);
  };
  const keepAlive = setInterval(() => write(':\n\n'), KEEP_ALIVE_MS).unref();
  body.once('close', () => clearInterval(keepAlive));
  // A client that leaves is no error.
  body.on('error', () => {});
  write(':\n\n');
  void run((event, value) => write(`event: ${event}\ndata: ${JSON.stringify(value)}\n\n`)).finally(() => {
    clearInterval(keepAlive);
    body.end();
  });
  ctx.set(HEADERS);
  ctx.body = body;
}
