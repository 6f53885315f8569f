import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { freePort } from './free-port.ts';

/** A server of a language model whose answers a test writes, piece by piece. */
export interface WritingModel {
  /** Variables of a product that asks it. */
  readonly env: Readonly<Record<string, string>>;
  /** How many questions it got. */
  readonly calls: number;
  start(): Promise<void>;
  /** Resolves when the question of this number, from 1, is there. */
  asked(number: number): Promise<void>;
  /** Writes on at the last answer. */
  write(content: string): void;
  /** Ends the last answer. */
  end(): void;
  stop(): Promise<void>;
}

/** The port is chosen now, because a product needs it before the server begins. */
export async function createWritingModel(): Promise<WritingModel> {
  const port = await freePort();
  const answers: ServerResponse[] = [];
  const waiting: { readonly number: number; readonly resolve: () => void }[] = [];
  const send = (event: object) => answers.at(-1)?.write(`data: ${JSON.stringify(event)}\n\n`);
  const server = createServer((request, response) => {
    request.resume();
    response.writeHead(200, { 'content-type': 'text/event-stream' }).write(': hello\n\n');
    answers.push(response);
    for (const { number, resolve } of waiting) if (number <= answers.length) resolve();
  });
  return {
    env: { OPENAI_BASE_URL: `http://127.0.0.1:${port}/v1`, OPENAI_MODEL: 'a-model' },
    get calls() {
      return answers.length;
    },
    async start() {
      server.listen(port, '127.0.0.1');
      await once(server, 'listening');
    },
    asked: (number) =>
      new Promise((resolve) => {
        if (answers.length >= number) resolve();
        else waiting.push({ number, resolve });
      }),
    write: (content) => send({ choices: [{ index: 0, delta: { content }, finish_reason: null }] }),
    end() {
      send({ choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] });
      answers.at(-1)?.end('data: [DONE]\n\n');
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
