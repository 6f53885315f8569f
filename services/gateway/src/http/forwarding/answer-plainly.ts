import { pipeline, Readable } from 'node:stream';
import { abortWhenClientLeaves } from '@selah/service-kit/http/plain/leaving-client';
import type { CallAnswer, PlainCall } from '@selah/service-kit/http/plain/plain-calls';
import type { PlainAnswer, PlainRequest } from '@selah/service-kit/http/plain/plain-route';
import type { Identity } from '@selah/service-kit/identity/identity';
import type { Language } from '@selah/shared/contracts/languages';
import type { Request } from 'express';
import { endAfterRequest } from '../exchange/end-after-request.ts';
import { endTogether } from '../exchange/end-together.ts';
import type { ExchangeResponse, ForwardingEvents, Upstream } from '../exchange/exchange.ts';
import { limitStalling } from '../exchange/limit-stalling.ts';
import { beginAnswer } from './relay-answer.ts';

/** Answers with what a plain route of a service in this process says; `otherwise` asks the service's app. */
export function answerPlainly(
  call: PlainCall,
  req: Request,
  res: ExchangeResponse,
  { onBody, onAnswer, onFailure }: ForwardingEvents,
  otherwise: () => void,
): void {
  onBody();
  const send = (answer: CallAnswer) => {
    // The client left, or its time was over.
    if (res.destroyed || res.headersSent) {
      if (answer && 'release' in answer) answer.release();
      return;
    }
    if (!answer) return otherwise();
    if ('release' in answer) res.once('close', answer.release);
    onAnswer();
    sendPlain(answer, req, res);
  };
  const request = new CalledRequest(req, res);
  const answer = call(request);
  if (answer instanceof Promise) {
    res.locals.upstream = request;
    answer.then(send).catch(onFailure);
  } else {
    send(answer);
  }
}

/** From this length on a text is encoded at once: Node would first join it with the headers, and V8 encode both sign by sign. */
const LONG_TEXT = 1_024;

function sendPlain({ status, headers, body: given }: PlainAnswer, req: Request, res: ExchangeResponse): void {
  if (given instanceof Readable) {
    beginAnswer(req, res, status, headers);
    limitStalling(res);
    // A client that leaves ends it.
    pipeline(given, res, () => {});
    return;
  }
  const body = typeof given === 'string' && given.length >= LONG_TEXT ? Buffer.from(given) : given;
  if (body !== undefined) res.setHeader('content-length', Buffer.byteLength(body));
  beginAnswer(req, res, status, headers);
  if (req.complete) {
    endTogether(res, body);
    return;
  }
  if (body !== undefined) res.write(body);
  endAfterRequest(req, res);
}

/** What few routes ask for is found out when they ask. */
class CalledRequest implements PlainRequest, Upstream {
  readonly querystring: string;
  readonly message: Request;
  readonly requestId: string;
  readonly identity: Identity;
  readonly clientAddress: string;
  readonly #res: ExchangeResponse;
  #language: Language | undefined;
  #leaving: AbortController | undefined;

  constructor(req: Request, res: ExchangeResponse) {
    this.message = req;
    this.#res = res;
    const { query, requestId, identity, clientAddress } = res.locals;
    this.querystring = query;
    this.requestId = requestId;
    this.identity = identity;
    this.clientAddress = clientAddress;
  }

  get signal(): AbortSignal {
    return this.#stop().signal;
  }

  get acceptedLanguages(): readonly string[] {
    return this.message.acceptsLanguages();
  }

  get language(): Language {
    return this.#language ?? this.#res.locals.language;
  }

  set language(language: Language) {
    this.#language = language;
  }

  /** The route reads the body itself. */
  detachBody(): void {
    // Nothing is passed on.
  }

  abort(): void {
    this.#stop().abort();
  }

  #stop(): AbortController {
    this.#leaving ??= abortWhenClientLeaves(this.#res);
    return this.#leaving;
  }
}
