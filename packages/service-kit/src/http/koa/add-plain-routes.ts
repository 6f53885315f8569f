import type Router from '@koa/router';
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
  const { querystring, req, res, state } = ctx;
  return {
    querystring,
    message: req,
    get signal() {
      return abortWhenClientLeaves(res).signal;
    },
    requestId: state.requestId,
    identity: state.identity,
    get clientAddress() {
      return state.clientAddress;
    },
    get acceptedLanguages() {
      return ctx.acceptsLanguages();
    },
    get language() {
      return state.language;
    },
    set language(language) {
      state.language = language;
    },
  };
}
