import type Koa from 'koa';
import compress from 'koa-compress';
import type { ServiceState } from './service-context.ts';

/** Below this a list fits into the first packets of a connection anyway. Bytes. */
const THRESHOLD = 2_048;

/**
 * For routes that answer with long lists of JSON, which become five to twenty times smaller: put it before
 * the handler. Lists hold no secret beside words that another site could choose, so their size reveals
 * nothing (BREACH).
 */
export const compressedList: Koa.Middleware<ServiceState> = compress({
  threshold: THRESHOLD,
  // Experimental in Node.
  zstd: false,
  deflate: false,
});
