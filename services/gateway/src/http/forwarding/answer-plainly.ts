import type { PlainCall } from '@selah/service-kit/http/plain/plain-calls';
import type { PlainAnswer, PlainRequest } from '@selah/service-kit/http/plain/plain-route';
import type { Language } from '@selah/shared/contracts/languages';
import type { Request } from 'express';
import { endAfterRequest } from '../exchange/end-after-request.ts';
import type { ExchangeResponse, ForwardingEvents } from '../exchange/exchange.ts';
import { beginAnswer, limitStalling } from './relay-answer.ts';

/** Answers with what a plain route of a service in this process says. */
export function answerPlainly(
  call: PlainCall,
  req: Request,
  res: ExchangeResponse,
  { onBody, onAnswer, onFailure }: ForwardingEvents,
): void {
  onBody();
  const send = (answer: PlainAnswer) => {
    // The client left, or its time was over.
    if (res.destroyed || res.headersSent) return;
    onAnswer();
    sendPlain(answer, req, res);
  };
  const answer = call(new CalledRequest(req, res));
  if (answer instanceof Promise) answer.then(send).catch(onFailure);
  else send(answer);
}

function sendPlain({ status, headers, body }: PlainAnswer, req: Request, res: ExchangeResponse): void {
  if (body !== undefined) res.setHeader('content-length', Buffer.byteLength(body));
  beginAnswer(req, res, status, headers);
  if (req.complete) {
    res.end(body);
    if (res.writableLength > 0) limitStalling(res);
    return;
  }
  if (body !== undefined) res.write(body);
  endAfterRequest(req, res);
}

/** The language is found out only if it is asked for. */
class CalledRequest implements PlainRequest {
  readonly querystring: string;
  readonly message: Request;
  readonly #res: ExchangeResponse;
  #language: Language | undefined;

  constructor(req: Request, res: ExchangeResponse) {
    this.querystring = res.locals.query;
    this.message = req;
    this.#res = res;
  }

  get language(): Language {
    return this.#language ?? this.#res.locals.language;
  }

  set language(language: Language) {
    this.#language = language;
  }
}
