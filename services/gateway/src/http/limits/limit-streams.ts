import { AppError } from '@selah/service-kit/errors/app-error';
import { addressGroup } from '@selah/service-kit/limits/address-group';
import type { Handler } from '../request/gateway-request.ts';

/**
 * Simultaneous media answers per network, before `scale`. A player needs one or two; a hundred people behind
 * one address are allowed, a client that opens thousands is not.
 */
const MAX_STREAMS = 256;

const RETRY_SECONDS = 5;

/** Refuses media to a network with too many open answers, so that slow clients cannot use up all sockets. */
export function limitStreams(scale: number): Handler {
  const allowed = Math.max(1, Math.floor(MAX_STREAMS * scale));
  const underWay = new Map<string, number>();
  return (_req, res, next) => {
    if (res.locals.route.limit !== 'media') return next();
    const network = addressGroup(res.locals.clientAddress);
    const streams = underWay.get(network) ?? 0;
    if (streams >= allowed) {
      throw new AppError('rate_limited', { params: { seconds: RETRY_SECONDS }, retryAfter: RETRY_SECONDS });
    }
    underWay.set(network, streams + 1);
    res.once('close', () => {
      const left = (underWay.get(network) ?? 1) - 1;
      if (left > 0) underWay.set(network, left);
      else underWay.delete(network);
    });
    return next();
  };
}
