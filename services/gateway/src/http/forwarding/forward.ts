import { AppError } from '@selah/service-kit/errors/app-error';
import {
  CLIENT_ADDRESS_HEADER,
  DEVICE_COOKIES_HEADER,
  REQUEST_ID_HEADER,
  TRACEPARENT_HEADER,
} from '@selah/service-kit/identity/identity';
import { pickDeviceCookies } from '@selah/service-kit/passwords/device-cookie';
import type { CookieOptions } from '@selah/service-kit/sessions/session-cookies';
import type { Request } from 'express';
import { answerProblem } from '../answers/answer-problem.ts';
import { startDeadline } from '../limits/deadline.ts';
import { watchBody } from '../limits/limit-body.ts';
import type { GatewayResponse, Handler } from '../request/gateway-request.ts';
import { applicableLimit } from '../routing/body-limits.ts';
import type { ServiceTransport } from './service-transport.ts';
import { upstreamHeaders } from './upstream-headers.ts';

/**
 * Forwards requests to the service of their route and streams the answers back. A service that is down or too
 * slow is a 503 in the visitor's language.
 */
export function forwardToService(transport: Pick<ServiceTransport, 'send'>, cookies: CookieOptions): Handler {
  /** Only logins need the device cookies. */
  const deviceCookies = (req: Request, res: GatewayResponse) =>
    res.locals.route.limit === 'login' ? pickDeviceCookies(req.headers.cookie, cookies) : '';

  return (req, res) => {
    const { route, clientAddress, requestId, traceparent } = res.locals;
    if (route.service === 'gateway') throw new Error(`no service for ${route.path}`);
    const devices = deviceCookies(req, res);
    req.headers = upstreamHeaders(req.headers, {
      ...(devices && { [DEVICE_COOKIES_HEADER]: devices }),
      [CLIENT_ADDRESS_HEADER]: clientAddress,
      [REQUEST_ID_HEADER]: requestId,
      ...(traceparent && { [TRACEPARENT_HEADER]: traceparent }),
    });
    const stop = startDeadline(req, route.timeouts, (failure) => giveUp(req, res, failure));
    res.once('close', stop);
    res.locals.stopDeadline = stop;
    return transport.send(route.service, req, res, {
      onBody() {
        const limit = applicableLimit(route.body, req.headers['content-type']);
        watchBody(req, limit, (failure) => giveUp(req, res, failure));
      },
      onAnswer: stop,
      onFailure(error) {
        res.locals.log.warn({ err: error, service: route.service }, 'the service did not answer');
        giveUp(req, res, new AppError('unavailable', { cause: error }));
      },
    });
  };
}

/** Stops forwarding and answers with the error. */
function giveUp(req: Request, res: GatewayResponse, failure: AppError): void {
  res.locals.stopDeadline?.();
  res.locals.upstream?.detachBody();
  answerProblem(req, res, failure);
  res.locals.upstream?.abort();
}
