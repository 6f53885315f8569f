import type { RequestListener } from 'node:http';
import { createLocalCall } from '@selah/service-kit/http/local/local-call';
import { createLocalFetch } from '@selah/service-kit/http/local/local-fetch';
import type { Service } from '@selah/service-kit/lifecycle/service';
import type { ServiceName } from '@selah/shared/contracts/endpoint';
import type { Request } from 'express';
import { endAfterRequest } from '../answers/end-after-request.ts';
import { limitStalling } from '../answers/limit-stalling.ts';
import { hasBody } from '../limits/limit-body.ts';
import type { ForwardingEvents, GatewayResponse } from '../request/gateway-request.ts';
import { checkReadiness } from './check-readiness.ts';
import { beginAnswer } from './relay-answer.ts';
import type { ServiceTransport } from './service-transport.ts';

/** A service of this process. */
export type CalledService = Pick<Service, 'handle'>;

/** Calls services in this process. They receive the same, and return the same, as over HTTP. */
export function createCallTransport(
  services: Readonly<Record<ServiceName, CalledService>>,
): ServiceTransport {
  return {
    send(service, req, res, events) {
      // A service never receives the public host name.
      req.headers.host = service;
      callHandler(service, services[service].handle, req, res, events);
    },
    fetch: (service, path, init, identity) =>
      createLocalFetch(services[service].handle, identity)(new URL(path, `http://${service}`), init),
    check: (service) =>
      checkReadiness(createLocalFetch(services[service].handle), new URL(`http://${service}`)),
    close: () => {},
  };
}

function callHandler(
  service: ServiceName,
  handle: RequestListener,
  req: Request,
  res: GatewayResponse,
  { onBody, onAnswer, onFailure }: ForwardingEvents,
): void {
  onBody();
  const call = createLocalCall(
    {
      method: req.method,
      url: req.url,
      headers: req.headers,
      body: hasBody(req) ? req : undefined,
      identity: res.locals.identity,
    },
    {
      begin(status, headers) {
        onAnswer();
        beginAnswer(req, res, status, headers);
      },
      write(chunk, encoding, done) {
        const isTakingMore = res.write(chunk, encoding ?? 'utf8', done);
        if (!isTakingMore) {
          limitStalling(res);
          res.once('drain', call.drained);
        }
        return isTakingMore;
      },
      end(last, encoding) {
        if (req.complete) {
          res.end(last, encoding ?? 'utf8');
          if (res.writableLength > 0) limitStalling(res);
          return;
        }
        call.detachBody();
        if (last !== undefined) res.write(last, encoding ?? 'utf8');
        endAfterRequest(req, res);
      },
      fail(error) {
        if (res.headersSent) res.destroy();
        else onFailure(error ?? new Error(`${service} closed the connection`));
      },
    },
  );
  res.once('close', () => {
    if (res.writableFinished) call.delivered();
    else call.abort();
  });
  res.locals.upstream = call;
  call.start(handle);
}
