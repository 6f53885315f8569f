import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { startConnectionBalancer } from '../../testing/connection-balancer.ts';
import { eventually } from '../../testing/eventually.ts';
import { type RunningService, serve } from './serve.ts';
import type { Service } from './service.ts';

const CLIENTS = 20;
const RESTARTS = 4;
const READINESS_INTERVAL_MS = 100;
/** Several times the interval of the readiness checks and the pause between a client's requests. */
const NOTICE_MS = 1_500;

/** Answers each request after a delay, and counts them. */
function countingService(count: () => void): Service {
  return {
    name: 'counting',
    handle: (request_, response) => {
      if (request_.url === '/readyz') return void response.end('{}');
      request_.resume();
      request_.on('end', () => {
        setTimeout(() => {
          count();
          response.end('{}');
        }, 3);
      });
    },
    start: async () => {},
    stop: async () => {},
  };
}

describe('a rolling restart', () => {
  it('loses no request on keep-alive connections, half of them POST', async () => {
    let counted = 0;
    const start = () =>
      serve(
        countingService(() => {
          counted += 1;
        }),
        { host: '127.0.0.1', port: 0, drain: { noticeMs: NOTICE_MS } },
      );
    const replicas: RunningService[] = [await start(), await start()];
    const balancer = await startConnectionBalancer(READINESS_INTERVAL_MS);
    const tellBalancer = () => balancer.setReplicas(replicas.map(({ url }) => url));
    tellBalancer();
    await eventually(async () => {
      expect(await call(balancer.port, new Agent())).toBe(200);
    });

    const failures: string[] = [];
    let answered = 1;
    let isOver = false;
    const clients = Array.from({ length: CLIENTS }, async (_, index) => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      while (!isOver) {
        const outcome = await call(balancer.port, agent, index % 2 === 0 ? 'GET' : 'POST').catch(
          (error: NodeJS.ErrnoException) => error.code ?? error.message,
        );
        if (outcome === 200) answered += 1;
        else failures.push(String(outcome));
        await pause(index * 4);
      }
      agent.destroy();
    });
    for (let round = 0; round < RESTARTS; round++) {
      const fresh = await start();
      const [old, other] = replicas;
      if (!old || !other) throw new Error('two replicas must be running');
      replicas.splice(0, 2, other, fresh);
      tellBalancer();
      await old.close();
    }
    isOver = true;
    await Promise.all(clients);
    await balancer.close();
    await Promise.all(replicas.map((replica) => replica.close()));

    expect(failures).toEqual([]);
    expect(answered).toBeGreaterThan(CLIENTS * RESTARTS);
    expect(counted).toBe(answered);
  });
});

function call(port: number, agent: Agent, method = 'GET'): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, agent, method, path: '/work' }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode ?? 0));
      answer.on('error', reject);
    });
    sent.on('error', reject);
    sent.end(method === 'POST' ? '{"a":1}' : undefined);
  });
}
