import type { IncomingMessage } from 'node:http';
import type Router from '@koa/router';
import type { Language } from '@selah/shared/contracts/languages';
import type { Identity } from '../../identity/identity.ts';
import { abortWhenClientLeaves } from '../plain/leaving-client.ts';
import type { PlainRequest, PlainRoute } from '../plain/plain-route.ts';
import type { ServiceContext, ServiceState } from './service-context.ts';

/** Adds plain routes to those of an app. */
export function addPlainRoutes(router: Router<ServiceState>, routes: readonly PlainRoute[]): void {
  for (const route of routes) {
    router.register(route.path, [route.method], async (ctx) => {
      const { status, headers, body } = await route.answer(plainRequestOf(ctx));
      ctx.status = status;
      ctx.set(headers);
      if (body !== undefined) ctx.body = body;
    });
  }
}

/** The request of a context, as plain routes see it. */
export function plainRequestOf(ctx: ServiceContext): PlainRequest {
  return new ContextRequest(ctx);
}

/** A class, since V8 would keep object literals with getters in the old generation (decision 0072). */
class ContextRequest implements PlainRequest {
  readonly querystring: string;
  readonly message: IncomingMessage;
  readonly requestId: string;
  readonly identity: Identity;
  readonly #ctx: ServiceContext;

  constructor(ctx: ServiceContext) {
    this.#ctx = ctx;
    this.querystring = ctx.querystring;
    this.message = ctx.req;
    this.requestId = ctx.state.requestId;
    this.identity = ctx.state.identity;
  }

  get signal(): AbortSignal {
    return abortWhenClientLeaves(this.#ctx.res).signal;
  }

  get clientAddress(): string {
    return this.#ctx.state.clientAddress;
  }

  get acceptedLanguages(): readonly string[] {
    return this.#ctx.acceptsLanguages();
  }

  get language(): Language {
    return this.#ctx.state.language;
  }

  set language(language: Language) {
    this.#ctx.state.language = language;
  }
}
