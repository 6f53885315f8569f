import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** How one request is answered. */
export type Behaviour = (
  response: ServerResponse,
  request: IncomingMessage,
  received: ReceivedRequest,
) => void;

export interface ReceivedRequest {
  readonly path: string;
  readonly authorization: string | undefined;
  readonly body: Record<string, unknown>;
  /** Resolves when the client closes the connection before the answer. */
  readonly abandoned: Promise<unknown>;
}

export interface ChatServer {
  /** The value for `OPENAI_BASE_URL`. */
  readonly baseUrl: string;
  readonly requests: ReceivedRequest[];
  /** Sets the behaviours of the next requests: each one once, the last one from then on. */
  behave(...behaviours: [Behaviour, ...Behaviour[]]): void;
  /** Resolves with the request of this index (from 0) when it arrives. */
  received(index: number): Promise<ReceivedRequest>;
  close(): Promise<void>;
}

/** A server on loopback with the protocol of OpenAI's chat completions, and the failures that occur in practice. */
export async function startChatServer(): Promise<ChatServer> {
  const requests: ReceivedRequest[] = [];
  const waiting = new Map<number, (request: ReceivedRequest) => void>();
  let behaviours: Behaviour[] = [says('…')];

  const server = createServer(async (request, response) => {
    const received = {
      path: request.url ?? '',
      authorization: request.headers.authorization,
      body: JSON.parse(await text(request)) as Record<string, unknown>,
      abandoned: once(response, 'close'),
    };
    requests.push(received);
    waiting.get(requests.length - 1)?.(received);
    const behaviour = behaviours.length > 1 ? behaviours.shift() : behaviours[0];
    behaviour?.(response, request, received);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    behave: (...next) => {
      behaviours = next;
      requests.length = 0;
    },
    received: (index) =>
      new Promise((resolve) => {
        const request = requests[index];
        if (request) resolve(request);
        else waiting.set(index, resolve);
      }),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** A completion with this content. */
export function says(content: string): Behaviour {
  return sends(200, 'application/json', JSON.stringify(completion(content)));
}

/** The events of a stream with these contents, with its end. */
export function eventsOf(contents: readonly string[]): readonly string[] {
  const events = contents.map((content) => ({
    choices: [{ index: 0, delta: { content }, finish_reason: null }],
  }));
  const end = { choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] };
  return [...[...events, end].map((event) => `data: ${JSON.stringify(event)}\n\n`), 'data: [DONE]\n\n'];
}

/** A stream that a test writes to: its contents, as far as they are there. */
export function writes(): { readonly behaviour: Behaviour; write(content: string): void; end(): void } {
  const written: string[] = [];
  let open: ServerResponse | undefined;
  const send = (text: string) => {
    written.push(text);
    open?.write(text);
  };
  let isEnded = false;
  return {
    behaviour: (response) => {
      open = response;
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write(`: hello\n\n${written.join('')}`);
      if (isEnded) response.end();
    },
    write: (content) => send(eventsOf([content])[0] ?? ''),
    end: () => {
      send(eventsOf([]).join(''));
      isEnded = true;
      open?.end();
    },
  };
}

/** A whole stream of these contents. */
export function streams(...contents: readonly string[]): Behaviour {
  return sends(200, 'text/event-stream', eventsOf(contents).join(''));
}

/** An error of the protocol. Its message quotes the visitor, as content filters do. */
export function refuses(
  status: number,
  { quoting = '', headers = {} }: { quoting?: string; headers?: Record<string, string> } = {},
): Behaviour {
  const error = { message: `refused: ${quoting}`, type: 'error', param: null, code: null };
  return sends(status, 'application/json', JSON.stringify({ error }), headers);
}

export function sends(
  status: number,
  contentType: string,
  body: string,
  headers: Record<string, string> = {},
): Behaviour {
  return (response) => {
    response.writeHead(status, { 'content-type': contentType, ...headers }).end(body);
  };
}

/** Never answers. */
export const hangs: Behaviour = () => {};

/** Starts an answer and never ends it. */
export const stallsHalfWay: Behaviour = (response) => {
  response.writeHead(200, { 'content-type': 'application/json' }).write('{"choices":[');
};

export const hangsUp: Behaviour = (response) => {
  response.destroy();
};

function completion(content: string) {
  return {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1_767_225_600,
    model: 'a-model',
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
    usage: { prompt_tokens: 10, completion_tokens: 10, total_tokens: 20 },
  };
}
