import { Agent, type ClientRequest } from 'node:http';
import type { ServiceName } from '@selah/shared/contracts/endpoint';
import type { Request } from 'express';
import { createProxyMiddleware, type RequestHandler } from 'http-proxy-middleware';
import type { ExchangeResponse } from '../exchange/exchange.ts';
import { hasBody } from '../limits/limit-body.ts';
import { checkReadiness } from './check-readiness.ts';
import { relayAnswer } from './relay-answer.ts';
import type { ServiceTransport } from './service-transport.ts';

type ProxyToService = RequestHandler<Request, ExchangeResponse>;

/** Forwards requests over HTTP. A read request on a connection that was just closed is sent once more. */
export function createProxyTransport(services: Readonly<Record<ServiceName, string>>): ServiceTransport {
  // Each answer to a slow client holds a socket; a low limit would let a few paused videos block all others.
  const agent = new Agent({ keepAlive: true, maxSockets: 4096, maxFreeSockets: 64 });
  const proxies = new Map<string, ProxyToService>(
    Object.entries(services).map(([name, url]) => [name, createProxy(url, agent)]),
  );
  return {
    send(service, req, res, events) {
      res.locals.forwarding = events;
      proxies.get(service)?.(req, res).catch(events.onFailure);
    },
    check: (service) => checkReadiness(fetch, new URL(services[service])),
    close: () => agent.destroy(),
  };
}

function createProxy(serviceUrl: string, agent: Agent): ProxyToService {
  const proxy: ProxyToService = createProxyMiddleware<Request, ExchangeResponse>({
    // Parsed once instead of for every request.
    target: new URL(serviceUrl),
    agent,
    changeOrigin: true,
    // Headers are copied by our own rules.
    selfHandleResponse: true,
    // The default plugins log every request a second time.
    ejectPlugins: true,
    plugins: [
      (server) => {
        server.on('proxyReq', adoptUpstream);
        server.on('proxyRes', (answer, req, res) => {
          res.locals.forwarding?.onAnswer();
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
  const { forwarding } = res.locals;
  if (isStaleConnection(error, req, res)) {
    res.locals.isRetry = true;
    proxy(req, res).catch((cause: Error) => forwarding?.onFailure(cause));
    return;
  }
  if (res.headersSent || res.destroyed) return;
  forwarding?.onFailure(error);
}

/** The forwarded request has a socket and is about to get the body. */
function adoptUpstream(upstream: ClientRequest, req: Request, res: ExchangeResponse): void {
  // The client was answered while this request waited for a socket.
  if (res.headersSent) {
    upstream.destroy();
    return;
  }
  res.locals.isOnUsedConnection = upstream.reusedSocket;
  res.locals.upstream = {
    detachBody: () => void req.unpipe(upstream),
    abort: () => void upstream.destroy(),
  };
  res.locals.forwarding?.onBody();
}

/**
 * Whether the service closed a kept connection just when it was reused, e.g. during a restart. A read request
 * without a body can be sent again.
 */
function isStaleConnection(error: Error, req: Request, res: ExchangeResponse): boolean {
  const { code } = error as NodeJS.ErrnoException;
  return (
    code === 'ECONNRESET' &&
    res.locals.isOnUsedConnection === true &&
    (req.method === 'GET' || req.method === 'HEAD') &&
    !hasBody(req) &&
    !res.headersSent &&
    !res.destroyed &&
    res.locals.isRetry !== true
  );
}
