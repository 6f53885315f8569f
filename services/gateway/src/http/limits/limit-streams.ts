import { AppError } from '@selah/service-kit/errors/app-error';
import { addressGroup } from '@selah/service-kit/identity/address-group';
import type { Handler } from '../exchange/exchange.ts';

/**
 * Media answers that one network may have under way at once, before any scale. A player holds one or two; a hundred people
 * behind one address fit, a single reader who opens thousands and takes nothing does not.
 */
const MAX_STREAMS = 256;

const RETRY_SECONDS = 5;

/** Refuses further media to a network that has too many answers under way, so that slow readers cannot hold all sockets. */
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
