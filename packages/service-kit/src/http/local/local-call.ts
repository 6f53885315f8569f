import type { RequestListener, ServerResponse } from 'node:http';
import { LocalRequest, type LocalRequestInit } from './local-request.ts';
import { type AnswerReceiver, LocalResponse } from './local-response.ts';
import { LocalSocket } from './local-socket.ts';

/** A request to a handler in this process. */
export interface LocalCall {
  /** @throws what the handler throws at once */
  start(handler: RequestListener): void;
  /** The receiver can take more of the answer. */
  drained(): void;
  /** The receiver has all of the answer. */
  delivered(): void;
  /** The handler gets nothing more of the body. */
  detachBody(): void;
  /** The caller has left, or gave up: the handler sees its connection close. */
  abort(): void;
}

/**
 * A call of a handler of Node's server without a server between: what the handler reads, writes and can
 * notice is the same (bodies and answers as streams under back-pressure, callers who leave, connections that
 * it closes), without the cost of two sockets and a second parser.
 */
export function createLocalCall(init: LocalRequestInit, receiver: AnswerReceiver): LocalCall {
  const socket = new LocalSocket((error) => response.destroy(error));
  const request = new LocalRequest(init, socket);
  const response = new LocalResponse(request, socket, {
    ...receiver,
    fail(error) {
      close();
      receiver.fail(error);
    },
  });

  function close(): void {
    socket.close();
    request.abort();
    response.destroy();
  }

  return {
    // It has the methods that Node documents for a handler's response.
    start: (handler) => handler(request, response as unknown as ServerResponse<LocalRequest>),
    drained: () => response.drained(),
    delivered() {
      response.delivered();
      request.destroy();
    },
    detachBody: () => request.detach(),
    abort: close,
  };
}
