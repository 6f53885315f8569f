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
import { createBodylessProxy } from './send-without-body.ts';
import { MAX_CONNECTIONS, ONE_ADDRESS_MS } from './service-connections.ts';
import { connectToService } from './service-socket.ts';
import type { ServiceTransport } from './service-transport.ts';

type ProxyToService = RequestHandler<Request, ExchangeResponse>;

/**
 * An ending service answers on kept connections for `noticeMs`, asks to close them, and then closes the rest. One that was idle for less
 * carries a request in that time, so that no request is sent on a connection just when it is closed.
 */
const IDLE_CONNECTION_MS = REPLICA_DRAIN.noticeMs - 1_000;

/**
 * Forwards requests over HTTP: those with a body, most of all uploads, with http-proxy-middleware, all others with undici
 * (docs/decisions/0071).
 */
export function createProxyTransport(
  services: Readonly<Record<ServiceName, string>>,
  idleConnectionMs = IDLE_CONNECTION_MS,
): ServiceTransport {
  const agent = createServiceAgent({ keepAlive: true, timeout: idleConnectionMs });
  const proxies = new Map(
    Object.entries(services).map(([name, url]) => [
      name,
      { withBody: createProxy(url, agent), bodyless: createBodylessProxy(url, idleConnectionMs) },
    ]),
  );
  return {
    send(service, req, res, events) {
      const proxy = proxies.get(service);
      if (!hasBody(req)) {
        proxy?.bodyless.send(req, res, events);
        return;
      }
      res.locals.forwarding = events;
      proxy?.withBody(req, res).catch(events.onFailure);
    },
    fetch: (service, path, init) => fetch(new URL(path, services[service]), init),
    check: (service) => checkReadiness(fetch, new URL(services[service])),
    close() {
      agent.destroy();
      for (const { bodyless } of proxies.values()) bodyless.close();
    },
  };
}

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
    maxSockets: MAX_CONNECTIONS,
    maxFreeSockets: 64,
  });
}

function createProxy(serviceUrl: string, agent: Agent): ProxyToService {
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
        server.on('error', (error, _req, res) => {
          if (res && 'locals' in res) failForwarding(error, res);
        });
      },
    ],
  });
}

function failForwarding(error: Error, res: ExchangeResponse): void {
  if (!res.headersSent && !res.destroyed) res.locals.forwarding?.onFailure(error);
}

/** The forwarded request has a socket and is about to get the body. */
function adoptUpstream(upstream: ClientRequest, req: Request, res: ExchangeResponse): void {
  // The client was answered while this request waited for a socket.
  if (res.headersSent) {
    upstream.destroy();
    return;
  }
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
