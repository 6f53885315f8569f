import type { RequestListener } from 'node:http';
import { createLocalCall } from '@selah/service-kit/http/local/local-call';
import { createLocalFetch } from '@selah/service-kit/http/local/local-fetch';
import type { ServiceName } from '@selah/shared/contracts/endpoint';
import { endAfterRequest } from '../exchange/end-after-request.ts';
import { hasBody } from '../limits/limit-body.ts';
import { checkReadiness } from './check-readiness.ts';
import { beginAnswer, limitStalling } from './relay-answer.ts';
import type { ServiceTransport } from './service-transport.ts';

/** Calls services in this process. They receive the same, and return the same, as over HTTP. */
export function createCallTransport(
  handlers: Readonly<Record<ServiceName, RequestListener>>,
): ServiceTransport {
  return {
    send(service, req, res, { onBody, onAnswer, onFailure }) {
      onBody();
      // A service never receives the public host name.
      req.headers.host = service;
      const call = createLocalCall(
        { method: req.method, url: req.url, headers: req.headers, body: hasBody(req) ? req : undefined },
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
      call.start(handlers[service]);
    },
    fetch: (service, path, init) =>
      createLocalFetch(handlers[service])(new URL(path, `http://${service}`), init),
    check: (service) => checkReadiness(createLocalFetch(handlers[service]), new URL(`http://${service}`)),
    close: () => {},
  };
}
