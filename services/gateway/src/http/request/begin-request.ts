import { randomUUID } from 'node:crypto';
import { REQUEST_ID_HEADER } from '@selah/service-kit/identity/identity';
import type { Logger } from '@selah/service-kit/logging/logger';
import { DEFAULT_LANGUAGE, isLanguage, languageFromTags } from '@selah/shared/contracts/languages';
import type { Request } from 'express';
import { splitTarget } from '../routing/request-target.ts';
import { clientAddress } from './client-address.ts';
import { GatewayRequest, type Handler } from './gateway-request.ts';

/** A client's request id is kept if it is short and plain, so that its log and ours can be compared. */
const ACCEPTABLE_REQUEST_ID = /^[A-Za-z0-9_-]{8,64}$/;

/** Finds out what is known of a request before all other steps. */
export function beginRequest(logger: Logger): Handler {
  const warnOfProxy = warnOfUntrustedProxy(logger);
  return (req, res, next) => {
    warnOfProxy(req);
    const [path, query] = splitTarget(req.url);
    const request = new GatewayRequest({
      requestId: requestIdOf(req),
      clientAddress: clientAddress(forwardedAddress(req), req.socket.remoteAddress),
      findLanguage: () => languageOf(req, query),
      logger,
    });
    request.path = path;
    request.query = query;
    res.locals = request;
    res.setHeader('X-Request-Id', request.requestId);
    next();
  };
}

/** The client address from trusted proxies, if any. */
function forwardedAddress(req: Request): string | undefined {
  return req.headers['x-forwarded-for'] === undefined ? undefined : req.ip;
}

/**
 * Warns once about an untrusted `X-Forwarded-For`. If it comes from this installation's proxy, all visitors
 * count as one address and soon reach the limits.
 */
function warnOfUntrustedProxy(logger: Logger): (req: Request) => void {
  let hasWarned = false;
  return (req) => {
    if (hasWarned || req.headers['x-forwarded-for'] === undefined) return;
    const isTrusted = req.app.get('trust proxy fn') as (address: string | undefined, hop: number) => boolean;
    const { remoteAddress: peer } = req.socket;
    if (isTrusted(peer, 0)) return;
    hasWarned = true;
    logger.warn(
      { peer },
      'X-Forwarded-For comes from an address that TRUSTED_PROXIES does not name: if it is your proxy, all visitors share one limit',
    );
  };
}

function requestIdOf(req: Request): string {
  const given = req.headers[REQUEST_ID_HEADER];
  return typeof given === 'string' && ACCEPTABLE_REQUEST_ID.test(given) ? given : randomUUID();
}

function languageOf(req: Request, query: string) {
  const asked = query.includes('language=') ? new URLSearchParams(query).get('language') : undefined;
  if (isLanguage(asked)) return asked;
  return languageFromTags(req.acceptsLanguages()) ?? DEFAULT_LANGUAGE;
}
