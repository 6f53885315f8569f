import { randomUUID } from 'node:crypto';
import { ANONYMOUS, REQUEST_ID_HEADER } from '@selah/service-kit/identity/identity';
import type { Logger } from '@selah/service-kit/logging/logger';
import { DEFAULT_LANGUAGE, isLanguage, languageFromTags } from '@selah/shared/contracts/languages';
import type { Request } from 'express';
import { splitTarget } from '../routing/request-target.ts';
import { clientAddress } from './client-address.ts';
import type { Handler } from './exchange.ts';

/** A caller's own id is kept where it is short and plain, so that their log and ours can be laid side by side. */
const ACCEPTABLE_REQUEST_ID = /^[A-Za-z0-9_-]{8,64}$/;

/** Gives a request its id, its language and its place of origin before anything is decided about it. */
export function beginExchange(logger: Logger): Handler {
  const warnOfProxy = warnOfUntrustedProxy(logger);
  return (req, res, next) => {
    warnOfProxy(req);
    const requestId = requestIdOf(req);
    res.locals.requestId = requestId;
    res.locals.language = languageOf(req);
    res.locals.clientAddress = clientAddress(req.ip, req.socket.remoteAddress);
    res.locals.identity = ANONYMOUS;
    res.locals.log = logger.child({ requestId });
    res.setHeader('X-Request-Id', requestId);
    next();
  };
}

/**
 * Says once that somebody who is not trusted speaks of other addresses. When that is a proxy of this installation, all
 * visitors count as one address, and limits soon refuse them together.
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

function languageOf(req: Request) {
  const [, query] = splitTarget(req.url);
  const asked = query.includes('language=') ? new URLSearchParams(query).get('language') : undefined;
  if (isLanguage(asked)) return asked;
  return languageFromTags(req.acceptsLanguages()) ?? DEFAULT_LANGUAGE;
}
