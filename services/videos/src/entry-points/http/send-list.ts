import { promisify } from 'node:util';
import { constants, gzip } from 'node:zlib';
import type { ServiceContext } from '@selah/service-kit/http/koa/service-context';

const compress = promisify(gzip);

/** Shorter answers fit into one packet anyway. Characters. */
const COMPRESSED_FROM = 1400;

/** Answers with a list as JSON, compressed if the caller accepts it: 1,000 videos are 250 KB, and a tenth of it compressed. */
export async function sendList(ctx: ServiceContext, list: object): Promise<void> {
  const text = JSON.stringify(list);
  ctx.vary('Accept-Encoding');
  ctx.type = 'json';
  if (text.length < COMPRESSED_FROM || ctx.acceptsEncodings('gzip', 'identity') !== 'gzip') {
    ctx.body = text;
    return;
  }
  ctx.set('Content-Encoding', 'gzip');
  ctx.body = await compress(text, { level: constants.Z_BEST_SPEED });
}
