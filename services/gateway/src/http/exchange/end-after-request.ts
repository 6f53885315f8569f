import type { IncomingMessage } from 'node:http';
import { hasBody } from '../limits/limit-body.ts';
import type { ExchangeResponse, Handler } from './exchange.ts';

/** How long a peer that still sends gets to notice the answer, in milliseconds. */
const LINGER_MS = 3000;

/**
 * Ends an answer whose content is written. When the request is still arriving, what comes is read and thrown away for a
 * moment before the connection closes: closing at once makes the peer's kernel discard the answer, and a person who sent
 * too large a file would read "connection reset" instead of why.
 */
export function endAfterRequest(req: IncomingMessage, res: ExchangeResponse): void {
  if (req.complete || res.destroyed || isRestOfNoUse(res)) {
    res.end();
    return;
  }
  const end = () => {
    clearTimeout(timer);
    if (!res.writableEnded) res.end();
  };
  const timer = setTimeout(end, LINGER_MS);
  req.once('end', end);
  res.once('close', end);
  req.resume();
}

const CONFLICT = 409;

/**
 * Whether the rest of a body is better not sent: that of a piece of an upload which begins where the upload no longer is,
 * or which another request goes on with. Chrome repeats a request by itself when its connection broke, and reads no answer
 * while it can send.
 */
function isRestOfNoUse({ locals, statusCode }: ExchangeResponse): boolean {
  const { route } = locals as Partial<ExchangeResponse['locals']>;
  return route?.limit === 'transfer' && (statusCode === CONFLICT || statusCode < 300);
}

/**
 * Closes connections whose request never came to its end although it was answered long ago. Node itself would wait for
 * the rest as long as it waits for an upload.
 */
export function closeUnfinishedRequests(): Handler {
  return (req, res, next) => {
    if (!hasBody(req)) {
      next();
      return;
    }
    res.once('finish', () => {
      if (req.complete) return;
      const timer = setTimeout(() => {
        if (!req.complete) req.socket.destroy();
      }, LINGER_MS);
      timer.unref();
    });
    next();
  };
}
