import type { IncomingMessage } from 'node:http';
import { afterRunningTime } from '@selah/service-kit/in-running-time';
import { hasBody } from '../limits/limit-body.ts';
import type { GatewayResponse, Handler } from '../request/gateway-request.ts';

/**
 * How long a client that is still sending may read the answer. Milliseconds of running time: a gateway that stood still would
 * close a connection of which it has read nothing.
 */
const LINGER_MS = 3000;

/**
 * Ends an answer. While the request is still arriving, its bytes are read and discarded for a moment before the
 * connection is closed: closing at once makes the client's kernel discard the answer, so that a too large upload
 * would show "connection reset" instead of the reason.
 */
export function endAfterRequest(req: IncomingMessage, res: GatewayResponse): void {
  if (req.complete || res.destroyed || isRestOfNoUse(res)) {
    res.end();
    return;
  }
  const end = () => {
    limit.cancel();
    if (!res.writableEnded) res.end();
  };
  const limit = afterRunningTime(LINGER_MS, end);
  req.once('end', end);
  res.once('close', end);
  req.resume();
}

const UNAUTHENTICATED = 401;
const CONFLICT = 409;

/**
 * Whether the rest of a body should not be sent: an upload chunk with the wrong offset, one that another request
 * continues, or one of a session that has ended. The client learns the reason when it asks where to continue. Chrome repeats a request when its connection breaks, and does not read an answer while it sends.
 */
function isRestOfNoUse({ locals, statusCode }: GatewayResponse): boolean {
  const { route } = locals as Partial<GatewayResponse['locals']>;
  return (
    route?.limit === 'transfer' &&
    (statusCode === UNAUTHENTICATED || statusCode === CONFLICT || statusCode < 300)
  );
}

/**
 * Closes connections whose request is incomplete long after the answer. Node would wait as long as for an upload.
 */
export function closeUnfinishedRequests(): Handler {
  return (req, res, next) => {
    if (!hasBody(req)) {
      next();
      return;
    }
    res.once('finish', () => {
      if (req.complete) return;
      const close = () => {
        if (!req.complete) req.socket.destroy();
      };
      afterRunningTime(LINGER_MS, close, { isRef: false });
    });
    next();
  };
}
