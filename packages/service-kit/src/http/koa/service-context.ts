import { randomUUID } from 'node:crypto';
import {
  DEFAULT_LANGUAGE,
  isLanguage,
  type Language,
  languageFromTags,
} from '@selah/shared/contracts/languages';
import type Koa from 'koa';
import {
  ANONYMOUS,
  CLIENT_ADDRESS_HEADER,
  type Identity,
  REQUEST_ID_HEADER,
} from '../../identity/identity.ts';
import { type Logger, loggerFor } from '../../logging/logger.ts';

/** State of every request, set before any route runs. */
export interface ServiceState extends Koa.DefaultState {
  readonly requestId: string;
  /** The language of the answer. A `language` field in the body overrides it. */
  language: Language;
  identity: Identity;
  /** The client's address as the gateway saw it. */
  readonly clientAddress: string;
  readonly log: Logger;
}

export type ServiceContext = Koa.ParameterizedContext<ServiceState>;

/** The state of a request that just arrived. What only failures and log lines need is found out when they ask. */
export class ArrivedState implements ServiceState {
  readonly requestId: string;
  identity = ANONYMOUS;
  readonly #ctx: Koa.ParameterizedContext;
  readonly #logger: Logger;
  #language: Language | undefined;
  #log: Logger | undefined;

  constructor(ctx: Koa.ParameterizedContext, logger: Logger) {
    this.#ctx = ctx;
    this.#logger = logger;
    this.requestId = headerOf(ctx, REQUEST_ID_HEADER) || randomUUID();
  }

  get clientAddress(): string {
    return headerOf(this.#ctx, CLIENT_ADDRESS_HEADER) || this.#ctx.ip;
  }

  get language(): Language {
    this.#language ??= languageOf(this.#ctx);
    return this.#language;
  }

  set language(language: Language) {
    this.#language = language;
  }

  get log(): Logger {
    this.#log ??= loggerFor(this.requestId, this.#logger);
    return this.#log;
  }
}

/** A header that is sent once. */
export function headerOf(ctx: Koa.ParameterizedContext, name: string): string {
  const value = ctx.req.headers[name];
  return typeof value === 'string' ? value : '';
}

function languageOf(ctx: Koa.ParameterizedContext): Language {
  const asked = ctx.query.language;
  if (isLanguage(asked)) return asked;
  return languageFromTags(ctx.acceptsLanguages()) ?? DEFAULT_LANGUAGE;
}
