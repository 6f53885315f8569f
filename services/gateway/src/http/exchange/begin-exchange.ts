import { randomUUID } from 'node:crypto';
import { ANONYMOUS, REQUEST_ID_HEADER } from '@selah/service-kit/identity/identity';
import type { Logger } from '@selah/service-kit/logging/logger';
import {
  DEFAULT_LANGUAGE,
  isLanguage,
  type Language,
  languageFromTags,
} from '@selah/shared/contracts/languages';
import type { Request } from 'express';
import { splitTarget } from '../routing/request-target.ts';
import type { Route } from '../routing/route-table.ts';
import { clientAddress } from './client-address.ts';
import type { Exchange, Handler } from './exchange.ts';

/** A caller's own id is kept where it is short and plain, so that their log and ours can be laid side by side. */
const ACCEPTABLE_REQUEST_ID = /^[A-Za-z0-9_-]{8,64}$/;

/** Gives a request its id and its place of origin before anything is decided about it. */
export function beginExchange(logger: Logger): Handler {
  const warnOfProxy = warnOfUntrustedProxy(logger);
  return (req, res, next) => {
    warnOfProxy(req);
    const exchange = new BegunExchange(req, logger);
    res.locals = exchange;
    res.setHeader('X-Request-Id', exchange.requestId);
    next();
  };
}

/** What only failures and log lines need is found out when they ask. */
class BegunExchange implements Exchange {
  readonly requestId: string;
  readonly path: string;
  readonly query: string;
  readonly clientAddress: string;
  identity = ANONYMOUS;
  // Set by `findRoute`, before anything reads it.
  declare route: Route;
  readonly #req: Request;
  readonly #logger: Logger;
  #language: Language | undefined;
  #log: Logger | undefined;

  constructor(req: Request, logger: Logger) {
    this.#req = req;
    this.#logger = logger;
    this.requestId = requestIdOf(req);
    [this.path, this.query] = splitTarget(req.url);
    this.clientAddress = clientAddress(forwardedAddress(req), req.socket.remoteAddress);
  }

  get language(): Language {
    this.#language ??= languageOf(this.#req, this.query);
    return this.#language;
  }

  get log(): Logger {
    this.#log ??= this.#logger.child({ requestId: this.requestId });
    return this.#log;
  }
}

/** What trusted proxies say of the caller, where anybody says something. */
function forwardedAddress(req: Request): string | undefined {
  return req.headers['x-forwarded-for'] === undefined ? undefined : req.ip;
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

function languageOf(req: Request, query: string) {
  const asked = query.includes('language=') ? new URLSearchParams(query).get('language') : undefined;
  if (isLanguage(asked)) return asked;
  return languageFromTags(req.acceptsLanguages()) ?? DEFAULT_LANGUAGE;
}
