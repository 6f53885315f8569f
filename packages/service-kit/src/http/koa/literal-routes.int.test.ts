import { describe, expect, it } from '@jest/globals';
import Router from '@koa/router';
import Koa from 'koa';
import { createLocalFetch } from '../local/local-fetch.ts';
import { literalRoutes } from './literal-routes.ts';
import type { ServiceState } from './service-context.ts';

/** The same routes with the look-up and without it. */
function startApps(addRoutes: (router: Router<ServiceState>) => void) {
  return [true, false].map((isLookedUp) => {
    const router = new Router<ServiceState>({ sensitive: true });
    addRoutes(router);
    const app = new Koa<ServiceState>();
    if (isLookedUp) app.use(literalRoutes(router));
    app.use(router.routes());
    return createLocalFetch(app.callback());
  });
}

describe('routes without parameters', () => {
  const apps = startApps((router) => {
    router.register('/api/videos/all', ['DELETE'], (ctx, next) => {
      ctx.set('X-Guard', 'asked');
      return next();
    });
    router.get('/api/videos/random', (ctx) => {
      ctx.body = 'random';
    });
    router.get('/api/videos/latest', async (ctx, next) => {
      await next();
      ctx.set('X-Guard', `before ${ctx._matchedRoute}`);
    });
    router.get('/api/videos/:id', (ctx) => {
      ctx.body = `film ${ctx.params.id}`;
    });
    router.get('/api/videos/unreachable', (ctx) => {
      ctx.body = 'hidden by the route before';
    });
    router.delete('/api/videos/all', (ctx) => {
      ctx.body = 'all';
    });
    router.delete('/api/videos/:id', (ctx) => {
      ctx.body = `video ${ctx.params.id}`;
    });
    router.register('/api/stats', ['GET'], async (ctx, next) => {
      await next();
      ctx.body = `guarded ${String(ctx.body)}`;
    });
    router.get('/api/stats', (ctx) => {
      ctx.body = 'stats';
    });
  });

  it.each([
    ['GET', '/api/videos/random'],
    ['HEAD', '/api/videos/random'],
    ['GET', '/api/videos/random?language=pt'],
    ['GET', '/api/videos/random/'],
    ['GET', '/api/videos/RANDOM'],
    ['POST', '/api/videos/random'],
    ['GET', '/api/videos/latest'],
    ['GET', '/api/videos/unreachable'],
    ['GET', '/api/videos/7'],
    ['DELETE', '/api/videos/all'],
    ['DELETE', '/api/videos/7'],
    ['GET', '/api/stats'],
    ['GET', '/elsewhere'],
  ])('are answered to %s %s as the router answers', async (method, path) => {
    const answers = await Promise.all(
      apps.map(async (ask) => {
        const answer = await ask(new URL(path, 'http://service'), { method });
        return [answer.status, await answer.text(), answer.headers.get('x-guard')];
      }),
    );
    expect(answers[0]).toEqual(answers[1]);
  });

  it('ask every guard of their path, in order', async () => {
    const [ask] = apps;
    const answer = await ask?.(new URL('http://service/api/stats'));
    expect(await answer?.text()).toBe('guarded stats');
  });

  it('are found without the router, also where a route with a parameter matches', async () => {
    const router = new Router<ServiceState>({ sensitive: true });
    router.get('/api/videos/random', (ctx) => {
      ctx.body = 'random';
    });
    router.get('/api/videos/:id', (ctx) => {
      ctx.body = `film ${ctx.params.id}`;
    });
    const app = new Koa<ServiceState>();
    app.use(literalRoutes(router));
    const ask = createLocalFetch(app.callback());
    expect(await (await ask(new URL('http://service/api/videos/random'))).text()).toBe('random');
  });
});
