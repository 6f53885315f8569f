import { Agent, request } from 'node:http';

export interface LoadResult {
  readonly requests: number;
  /** Seconds. */
  readonly elapsed: number;
  readonly failures: number;
}

/**
 * Sends `requests` requests over `connections` keep-alive connections, each waiting for its answer: a closed loop with a
 * fixed number, so that two targets get the same work.
 */
export async function sendLoad(options: {
  readonly url: string;
  readonly method: 'GET' | 'POST';
  readonly requests: number;
  readonly connections: number;
}): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: options.connections });
  let left = options.requests;
  let failures = 0;
  const startedAt = performance.now();
  const worker = async () => {
    while (left > 0) {
      left -= 1;
      const isAnswered = await sendOne(options.url, options.method, agent);
      if (!isAnswered) failures += 1;
    }
  };
  await Promise.all(Array.from({ length: options.connections }, worker));
  agent.destroy();
  return { requests: options.requests, elapsed: (performance.now() - startedAt) / 1000, failures };
}

function sendOne(url: string, method: string, agent: Agent): Promise<boolean> {
  return new Promise((resolve) => {
    const headers = { 'sec-fetch-site': 'same-origin' };
    const sending = request(url, { method, agent, headers }, (answer) => {
      answer.resume();
      answer.once('end', () => resolve(answer.statusCode === 200 || answer.statusCode === 204));
      answer.once('error', () => resolve(false));
    });
    sending.once('error', () => resolve(false));
    sending.end();
  });
}
