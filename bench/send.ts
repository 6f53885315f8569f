import { type Agent, request } from 'node:http';

export interface Sent {
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Sends a request and reads the whole answer. Rejects if it is no success. */
export function send(agent: Agent, url: string, { method, path, headers, body }: Sent): Promise<void> {
  return new Promise((resolve, reject) => {
    const sending = request(`${url}${path}`, { method, agent, headers }, (answer) => {
      const { statusCode = 0 } = answer;
      answer.resume();
      answer.once('end', () => (statusCode < 300 ? resolve() : reject(new Error(`${path}: ${statusCode}`))));
    });
    sending.once('error', reject);
    sending.end(body);
  });
}
