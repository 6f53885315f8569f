import { Agent, type AgentOptions, type ClientRequest } from 'node:http';
import type { NetConnectOpts, Socket } from 'node:net';
import { REPLICA_DRAIN } from '@selah/service-kit/lifecycle/serve';
import type { ServiceName } from '@selah/shared/contracts/endpoint';
import type { Request } from 'express';
import { createProxyMiddleware, type RequestHandler } from 'http-proxy-middleware';
import type { ExchangeResponse } from '../exchange/exchange.ts';
import { hasBody } from '../limits/limit-body.ts';
import { checkReadiness } from './check-readiness.ts';
import { relayAnswer } from './relay-answer.ts';
import { connectToService } from './service-socket.ts';
import type { ServiceTransport } from './service-transport.ts';

type ProxyToService = RequestHandler<Request, ExchangeResponse>;

/**
 * An ending service answers on kept connections for `noticeMs`, asks to close them, and then closes the rest. One that was idle for less
 * carries a request in that time, so that no request is sent on a connection just when it is closed.
 */
const IDLE_CONNECTION_MS = REPLICA_DRAIN.noticeMs - 1_000;

/**
 * Forwards requests over HTTP. A read request on a connection that was just closed is sent once more, on a new one: when a
 * service crashes, all its kept connections end.
 */
export function createProxyTransport(
  services: Readonly<Record<ServiceName, string>>,
  idleConnectionMs = IDLE_CONNECTION_MS,
): ServiceTransport {
  const kept = createServiceAgent({ keepAlive: true, timeout: idleConnectionMs });
  const single = createServiceAgent({ keepAlive: false });
  const proxies = new Map<string, ProxyToService>(
    Object.entries(services).map(([name, url]) => {
      const onNewConnection = createProxy(url, single, failForwarding);
      const proxy = createProxy(url, kept, (error, req, res) => {
        if (isStaleConnection(error, req, res))
          onNewConnection(req, res).catch(res.locals.forwarding?.onFailure);
        else failForwarding(error, req, res);
      });
      return [name, proxy];
    }),
  );
  return {
    send(service, req, res, events) {
      res.locals.forwarding = events;
      proxies.get(service)?.(req, res).catch(events.onFailure);
    },
    fetch: (service, path, init) => fetch(new URL(path, services[service]), init),
    check: (service) => checkReadiness(fetch, new URL(services[service])),
    close: () => kept.destroy(),
  };
}

/**
 * A service's name has the addresses of all its replicas. Node would leave each after 250 ms; a gateway that stands still for
 * that long, on a full machine, would reach none. Milliseconds.
 */
const ONE_ADDRESS_MS = 1_500;

class ServiceAgent extends Agent {
  override createConnection(options: NetConnectOpts): Socket {
    return connectToService(options);
  }
}

/** Connections to services. */
export function createServiceAgent(options: Pick<AgentOptions, 'keepAlive' | 'timeout'>): Agent {
  return new ServiceAgent({
    ...options,
    autoSelectFamilyAttemptTimeout: ONE_ADDRESS_MS,
    // Each answer to a slow client holds a socket; a low limit would let a few paused videos block all others.
    maxSockets: 4096,
    maxFreeSockets: 64,
  });
}

type OnServiceError = (error: Error, req: Request, res: ExchangeResponse) => void;

function createProxy(serviceUrl: string, agent: Agent, onServiceError: OnServiceError): ProxyToService {
  return createProxyMiddleware<Request, ExchangeResponse>({
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
          if (req && res && 'locals' in res) onServiceError(error, req, res);
        });
      },
    ],
  });
}

function failForwarding(error: Error, _req: Request, res: ExchangeResponse): void {
  if (!res.headersSent && !res.destroyed) res.locals.forwarding?.onFailure(error);
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
  // Before the proxy library ends the request: what has arrived of a broken upload need not be sent again.
  res.prependOnceListener('close', () => {
    if (req.complete || res.writableFinished || res.headersSent) return;
    req.unpipe(upstream);
    for (let rest = req.read(); rest; rest = req.read()) upstream.write(rest);
  });
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
    !res.destroyed
  );
}
