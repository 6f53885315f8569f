import type { IncomingMessage } from 'node:http';
import { lingerThen } from '@selah/service-kit/http/linger';
import { hasBody } from '../limits/limit-body.ts';
import type { GatewayResponse, Handler } from '../request/gateway-request.ts';

/** Ends an answer; while the request is still arriving, when the client has had time to read it. */
export function endAfterRequest(req: IncomingMessage, res: GatewayResponse): void {
  if (req.complete || res.destroyed || isRestOfNoUse(res)) res.end();
  else lingerThen(req, () => res.end());
}

const UNAUTHENTICATED = 401;
const CONFLICT = 409;

/**
 * Whether the rest of a body should not be sent: an upload chunk with the wrong offset, one that another
 * request continues, or one of a session that has ended. The client learns the reason when it asks where to
 * continue. Chrome repeats a request when its connection breaks, and does not read an answer while it sends.
 */
function isRestOfNoUse({ locals, statusCode }: GatewayResponse): boolean {
  const { route } = locals as Partial<GatewayResponse['locals']>;
  return (
    route?.limit === 'transfer' &&
    (statusCode === UNAUTHENTICATED || statusCode === CONFLICT || statusCode < 300)
  );
}

/**
 * Closes connections whose request is incomplete long after the answer. Node would wait as long as for an
 * upload.
 */
export function closeUnfinishedRequests(): Handler {
  return (req, res, next) => {
    const close = () => {
      if (!req.complete) req.socket.destroy();
    };
    if (hasBody(req)) {
      res.once('finish', () => {
        if (!req.complete) lingerThen(req, close);
      });
    }
    next();
  };
}
