import { Agent, type AgentOptions, type ClientRequest } from 'node:http';
import { IDENTITY_HEADER } from '@selah/service-kit/identity/identity';
import { REPLICA_DRAIN } from '@selah/service-kit/lifecycle/serve';
import type { ServiceName } from '@selah/shared/contracts/endpoint';
import type { Request } from 'express';
import { createProxyMiddleware, type RequestHandler } from 'http-proxy-middleware';
import { hasBody } from '../limits/limit-body.ts';
import type { GatewayResponse } from '../request/gateway-request.ts';
import { checkReadiness } from './check-readiness.ts';
import type { SignForServices } from './identity-signer.ts';
import { relayAnswer } from './relay-answer.ts';
import type { ServiceTransport } from './service-transport.ts';

type ProxyToService = RequestHandler<Request, GatewayResponse>;

/**
 * An ending service answers on kept connections for `noticeMs`, asks to close them, and then closes the rest.
 * One that was idle for less carries a request in that time, so that no request is sent on a connection just
 * when it is closed.
 */
const IDLE_CONNECTION_MS = REPLICA_DRAIN.noticeMs - 1_000;

/** Connections to services. */
export function createServiceAgent(options: Pick<AgentOptions, 'keepAlive' | 'timeout'>): Agent {
  return new Agent({
    ...options,
    // A service's name has the addresses of all its replicas. Node would leave each after 250 ms; a gateway
    // that stands still for that long, on a full machine, would reach none.
    autoSelectFamilyAttemptTimeout: 1_500,
    // Each answer to a slow client holds a connection; a low limit would let a few paused videos block all
    // others.
    maxSockets: 4096,
    maxFreeSockets: 64,
  });
}

/** How Node reports that a connection ended before the answer. */
const CONNECTION_ENDED = new Set(['ECONNRESET', 'EPIPE']);

/**
 * Forwards requests over HTTP with http-proxy-middleware. A read whose connection ended without an answer is
 * sent once more, on a new connection (RFC 9110 §9.2.2): when a service crashes, all its kept connections
 * end.
 */
export function createProxyTransport(
  services: Readonly<Record<ServiceName, string>>,
  signIdentity: SignForServices,
  idleConnectionMs = IDLE_CONNECTION_MS,
): ServiceTransport {
  const kept = createServiceAgent({ keepAlive: true, timeout: idleConnectionMs });
  const single = createServiceAgent({ keepAlive: false });
  const proxies = new Map(
    Object.entries(services).map(([name, url]) => {
      const again = createProxy(url, single, failForwarding);
      const first = createProxy(url, kept, (error, req, res) => {
        if (mayRepeat(error, req)) void again(req, res);
        else failForwarding(error, req, res);
      });
      return [name, first];
    }),
  );
  return {
    async send(service, req, res, events) {
      req.headers[IDENTITY_HEADER] = await signIdentity(res.locals.identity);
      // The client may have disconnected in the meantime.
      if (res.destroyed) return;
      res.locals.forwarding = events;
      void proxies.get(service)?.(req, res);
    },
    async fetch(service, path, init, identity) {
      const headers = new Headers(init.headers);
      if (identity) headers.set(IDENTITY_HEADER, await signIdentity(identity));
      return fetch(new URL(path, services[service]), { ...init, headers });
    },
    check: (service) => checkReadiness(fetch, new URL(services[service])),
    close: () => kept.destroy(),
  };
}

type OnFailure = (error: Error, req: Request, res: GatewayResponse) => void;

function createProxy(serviceUrl: string, agent: Agent, onFailure: OnFailure): ProxyToService {
  return createProxyMiddleware<Request, GatewayResponse>({
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
          if (!req || !res || !('locals' in res) || res.headersSent || res.destroyed) return;
          onFailure(error, req, res);
        });
      },
    ],
  });
}

function mayRepeat(error: NodeJS.ErrnoException, req: Request): boolean {
  const isRead = req.method === 'GET' || req.method === 'HEAD';
  return isRead && !hasBody(req) && CONNECTION_ENDED.has(error.code ?? '');
}

function failForwarding(error: Error, _req: Request, res: GatewayResponse): void {
  res.locals.forwarding?.onFailure(error);
}

/** The forwarded request has a socket and is about to get the body. */
function adoptUpstream(upstream: ClientRequest, req: Request, res: GatewayResponse): void {
  // The client was answered while this request waited for a socket.
  if (res.headersSent) {
    upstream.destroy();
    return;
  }
  res.locals.upstream = {
    detachBody: () => void req.unpipe(upstream),
    abort: () => void upstream.destroy(),
  };
  res.locals.forwarding?.onBody();
}
