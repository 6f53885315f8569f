import { Agent, request } from 'node:http';
import { waitsOf } from './waits.ts';

const PER_SECOND = 1_000;
const SECONDS = 10;
/** Requests are sent in groups, because timers have this resolution. Milliseconds. */
const STEP_MS = 5;

/**
 * Sends counters at a constant rate, independently of answers: the time until each acknowledgement, in milliseconds after the
 * moment when it was due.
 */
export async function measureSteadyCounting(url: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 512 });
  const waits: number[] = [];
  let refused = 0;
  const answers: Promise<void>[] = [];
  const startedAt = performance.now();
  for (let sent = 0; sent < PER_SECOND * SECONDS; ) {
    const due = Math.min(
      PER_SECOND * SECONDS,
      Math.floor(((performance.now() - startedAt) * PER_SECOND) / 1000),
    );
    for (; sent < due; sent += 1) {
      const dueAt = startedAt + (sent * 1000) / PER_SECOND;
      const answer = count(url, agent).then((isCounted) => {
        if (isCounted) waits.push(performance.now() - dueAt);
        else refused += 1;
      });
      answers.push(answer);
    }
    await new Promise((resolve) => setTimeout(resolve, STEP_MS));
  }
  await Promise.all(answers);
  agent.destroy();
  return { ...waitsOf(waits), refused };
}

function count(url: string, agent: Agent): Promise<boolean> {
  return new Promise((resolve) => {
    const sending = request(
      url,
      { method: 'POST', agent, headers: { 'sec-fetch-site': 'same-origin' } },
      (answer) => {
        answer.resume();
        answer.once('end', () => resolve(answer.statusCode === 204 || answer.statusCode === 200));
        answer.once('error', () => resolve(false));
      },
    );
    sending.once('error', () => resolve(false));
    sending.end();
  });
}
