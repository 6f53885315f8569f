import { Agent, type ClientRequest } from 'node:http';
import { AppError } from '@selah/service-kit/errors/app-error';
import {
  CLIENT_ADDRESS_HEADER,
  DEVICE_COOKIES_HEADER,
  IDENTITY_HEADER,
  REQUEST_ID_HEADER,
} from '@selah/service-kit/identity/identity';
import { pickDeviceCookies } from '@selah/service-kit/passwords/device-cookie';
import type { CookieOptions } from '@selah/service-kit/sessions/session-cookies';
import type { ServiceName } from '@selah/shared/contracts/endpoint';
import type { Request } from 'express';
import { createProxyMiddleware, type RequestHandler } from 'http-proxy-middleware';
import { answerProblem } from '../exchange/answer-problem.ts';
import type { ExchangeResponse, Handler } from '../exchange/exchange.ts';
import { startDeadline } from '../limits/deadline.ts';
import { hasBody, watchBody } from '../limits/limit-body.ts';
import { applicableLimit } from '../routing/body-limits.ts';
import type { Route } from '../routing/route-table.ts';
import type { SignForServices } from './identity-signer.ts';
import { relayAnswer } from './relay-answer.ts';
import { upstreamHeaders } from './upstream-headers.ts';

type ProxyToService = RequestHandler<Request, ExchangeResponse>;

export interface Forwarder {
  readonly forward: Handler;
  /** Lets go of idle connections to the services. */
  close(): void;
}

/**
 * Hands requests to the service of their route and its answers back, both as streams. A service that is down, silent or
 * too slow is a 503 in the person's language.
 */
export function createForwarder(
  services: Readonly<Record<ServiceName, string>>,
  signIdentity: SignForServices,
  cookies: CookieOptions,
): Forwarder {
  /** Logins alone need to know whether the browser is known. */
  const deviceCookies = (req: Request, { limit }: Route) =>
    limit === 'login' ? pickDeviceCookies(req.headers.cookie, cookies) : '';
  // Each answer on its way to a slow reader holds a socket, so a low cap would let a few paused videos block the rest.
  const agent = new Agent({ keepAlive: true, maxSockets: 4096, maxFreeSockets: 64 });
  const proxies = new Map<string, ProxyToService>(
    Object.entries(services).map(([name, url]) => [name, createProxy(url, agent)]),
  );
  return {
    forward: async (req, res, next) => {
      const proxy = proxies.get(res.locals.route.service);
      if (!proxy) throw new Error(`no service for ${res.locals.route.path}`);
      const devices = deviceCookies(req, res.locals.route);
      req.headers = upstreamHeaders(req.headers, {
        ...(devices && { [DEVICE_COOKIES_HEADER]: devices }),
        [IDENTITY_HEADER]: await signIdentity(res.locals.identity),
        [CLIENT_ADDRESS_HEADER]: res.locals.clientAddress,
        [REQUEST_ID_HEADER]: res.locals.requestId,
      });
      // The caller may have left while sessions and limits were looked up.
      if (res.destroyed) return;
      const stop = startDeadline(req, res.locals.route.timeouts, (failure) => giveUp(req, res, failure));
      res.once('close', stop);
      res.locals.stopDeadline = stop;
      await proxy(req, res, next);
    },
    close: () => agent.destroy(),
  };
}

function createProxy(serviceUrl: string, agent: Agent): ProxyToService {
  const proxy: ProxyToService = createProxyMiddleware<Request, ExchangeResponse>({
    // As an object it is not parsed again for every request.
    target: new URL(serviceUrl),
    agent,
    changeOrigin: true,
    // Copies headers back by our own rules instead of the library's.
    selfHandleResponse: true,
    // The default plugins log every exchange a second time.
    ejectPlugins: true,
    plugins: [
      (server) => {
        server.on('proxyReq', adoptUpstream);
        server.on('proxyRes', (answer, req, res) => {
          res.locals.stopDeadline?.();
          relayAnswer(answer, req, res);
        });
        server.on('error', (error, req, res) => {
          if (req && res && 'locals' in res) onServiceError(proxy, error, req, res);
        });
      },
    ],
  });
  return proxy;
}

function onServiceError(proxy: ProxyToService, error: Error, req: Request, res: ExchangeResponse): void {
  if (isStaleConnection(error, req, res)) {
    res.locals.isRetry = true;
    proxy(req, res).catch((cause: unknown) => giveUp(req, res, new AppError('unavailable', { cause })));
    return;
  }
  if (res.headersSent || res.destroyed) return;
  res.locals.log.warn({ err: error, service: res.locals.route.service }, 'service did not answer');
  giveUp(req, res, new AppError('unavailable', { cause: error }));
}

/** The request to the service has its socket and is about to get the body. */
function adoptUpstream(upstream: ClientRequest, req: Request, res: ExchangeResponse): void {
  // The caller was answered while this waited for a socket.
  if (res.headersSent) {
    upstream.destroy();
    return;
  }
  res.locals.upstream = upstream;
  const limit = applicableLimit(res.locals.route.body, req.headers['content-type']);
  watchBody(req, limit, (failure) => giveUp(req, res, failure));
}

/** Stops forwarding and tells the caller why. */
function giveUp(req: Request, res: ExchangeResponse, failure: AppError): void {
  res.locals.stopDeadline?.();
  if (res.locals.upstream) req.unpipe(res.locals.upstream);
  answerProblem(req, res, failure);
  res.locals.upstream?.destroy();
}

/**
 * Whether a kept connection turned out to be closed by the service just as it was used again, e.g. while it restarts. A
 * request without a body that only reads is then sent once more.
 */
function isStaleConnection(error: Error, req: Request, res: ExchangeResponse): boolean {
  const { code } = error as NodeJS.ErrnoException;
  return (
    code === 'ECONNRESET' &&
    res.locals.upstream?.reusedSocket === true &&
    (req.method === 'GET' || req.method === 'HEAD') &&
    !hasBody(req) &&
    !res.headersSent &&
    !res.destroyed &&
    res.locals.isRetry !== true
  );
}
