import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { lingerThen } from '../linger.ts';
import type { ServiceContext } from './service-context.ts';

/** Answers a request whose body is still arriving, and closes the connection afterwards. */
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
  await new Promise<void>((resolve) => lingerThen(request, resolve));
}
