import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** One kind of request that visitors make. */
export interface LoadRequest {
  readonly name: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** The body of the request with this number, so that each record can be found again. */
  readonly json?: (number: number) => unknown;
  /** The cookie of the request with this number. */
  readonly cookie?: (number: number) => string;
}

/** What happened to the requests of one kind. */
export interface LoadResult {
  sent: number;
  /** How often each status, or each code of a connection error, was the answer. */
  readonly answers: Record<string, number>;
  /** The numbers of the requests that were answered with 2xx. */
  readonly acknowledged: number[];
  /** The time of each answer. */
  readonly times: number[];
}

export interface Load {
  readonly results: Readonly<Record<string, LoadResult>>;
  /** Stops sending and waits for the last answers. */
  stop(): Promise<void>;
  /** How long it was sending. */
  seconds(): number;
}

export interface LoadOptions {
  readonly port: number;
  /** Sent as `Origin`: the public address. */
  readonly origin: string;
  /** All kinds together, requests per second. */
  readonly rate: number;
  readonly requests: readonly LoadRequest[];
}

const CLIENTS = 32;
/** Longer than any answer should take; a lost answer is then an error and not an endless wait. */
const ANSWER_TIMEOUT_MS = 15_000;

/** Numbers are not repeated in later loads, so that their records differ. */
let nextNumber = 0;

/** Sends requests of all kinds in turn at an even rate, from clients that each keep one connection. */
export function startLoad({ port, origin, rate, requests }: LoadOptions): Load {
  const results: Record<string, LoadResult> = Object.fromEntries(
    requests.map(({ name }) => [name, { sent: 0, answers: {}, acknowledged: [], times: [] }]),
  );
  let isOver = false;
  let endedAt: number | undefined;
  const firstNumber = nextNumber;
  const startedAt = performance.now();

  async function send(agent: Agent, kind: LoadRequest, own: number): Promise<void> {
    const result = results[kind.name];
    if (!result) return;
    result.sent += 1;
    const sentAt = performance.now();
    const answer = await call({ port, origin, agent, kind, number: own }).catch(
      (error: NodeJS.ErrnoException) => error.code ?? error.message,
    );
    result.times.push(performance.now() - sentAt);
    result.answers[answer] = (result.answers[answer] ?? 0) + 1;
    if (/^2\d\d$/.test(String(answer))) result.acknowledged.push(own);
  }

  const clients = Array.from({ length: CLIENTS }, async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    while (!isOver) {
      const own = nextNumber++;
      const kind = requests[own % requests.length];
      await pause(Math.max(0, startedAt + ((own - firstNumber) * 1_000) / rate - performance.now()));
      if (kind && !isOver) await send(agent, kind, own);
    }
    agent.destroy();
  });

  return {
    results,
    seconds: () => ((endedAt ?? performance.now()) - startedAt) / 1_000,
    stop: async () => {
      isOver = true;
      endedAt ??= performance.now();
      await Promise.all(clients);
    },
  };
}

interface Call {
  readonly port: number;
  readonly origin: string;
  readonly agent: Agent;
  readonly kind: LoadRequest;
  readonly number: number;
}

function call({ port, origin, agent, kind, number }: Call): Promise<number | string> {
  const body = kind.json && JSON.stringify(kind.json(number));
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        ...{ host: '127.0.0.1', port, agent, method: kind.method, path: kind.path },
        headers: {
          host: new URL(origin).host,
          origin,
          ...(kind.cookie && { cookie: kind.cookie(number) }),
          ...(body && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
        },
        timeout: ANSWER_TIMEOUT_MS,
      },
      (answer) => {
        answer.resume();
        answer.on('end', () => resolve(answer.statusCode ?? 0));
        answer.on('error', reject);
      },
    );
    sent.on('timeout', () => sent.destroy(new Error('no answer')));
    sent.on('error', reject);
    sent.end(body);
  });
}

/** The time within which this part of the answers came. Milliseconds. */
export function quantileMs({ times }: LoadResult, part: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.ceil(part * sorted.length) - 1] ?? 0;
}

/** All answers that are neither 2xx nor in `allowed`, by kind. */
export function failuresOf(
  load: Load,
  allowed: readonly string[] = [],
): Record<string, Record<string, number>> {
  const failures = Object.entries(load.results).map(([name, { answers }]) => {
    const failed = Object.entries(answers).filter(
      ([answer]) => !/^2\d\d$/.test(answer) && !allowed.includes(answer),
    );
    return [name, Object.fromEntries(failed)] as const;
  });
  return Object.fromEntries(failures.filter(([, answers]) => Object.keys(answers).length > 0));
}
