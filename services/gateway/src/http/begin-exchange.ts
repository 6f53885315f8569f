import { randomUUID } from 'node:crypto';
import { ANONYMOUS, REQUEST_ID_HEADER } from '@selah/service-kit/identity/identity';
import type { Logger } from '@selah/service-kit/logging/logger';
import { DEFAULT_LANGUAGE, isLanguage, languageFromTags } from '@selah/shared/contracts/languages';
import type { Request } from 'express';
import { clientAddress } from './client-address.ts';
import type { Handler } from './exchange.ts';
import { splitTarget } from './request-target.ts';

/** A caller's own id is kept where it is short and plain, so that their log and ours can be laid side by side. */
const ACCEPTABLE_REQUEST_ID = /^[A-Za-z0-9_-]{8,64}$/;

/** Gives a request its id, its language and its place of origin before anything is decided about it. */
export function beginExchange(logger: Logger): Handler {
  return (req, res, next) => {
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
