import { Agent } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { send } from '../send.ts';

export interface SteadyCall {
  readonly name: string;
  readonly perSecond: number;
  readonly method: string;
  readonly path: string;
  readonly body?: string;
}

/** Milliseconds of each answer, by the name of its call. */
export type AnswerTimes = Readonly<Record<string, readonly number[]>>;

/**
 * Sends each call at its rate, whether the ones before were answered or not: the time counts from the moment at which it was due,
 * so that a site that stands still is seen. @throws Error if an answer is no success
 */
export async function steadyLoad(
  url: string,
  calls: readonly SteadyCall[],
  seconds: number,
): Promise<AnswerTimes> {
  const agent = new Agent({ keepAlive: true });
  const endsAt = performance.now() + seconds * 1000;
  try {
    const all = calls.map(async (call) => {
      const headers = {
        origin: url,
        ...(call.body !== undefined && { 'content-type': 'application/json' }),
      };
      const pending: Promise<number>[] = [];
      for (let due = performance.now(); due < endsAt; due += 1000 / call.perSecond) {
        await delay(Math.max(0, due - performance.now()));
        const dueAt = due;
        const answered = send(agent, url, { ...call, headers }).then(() => performance.now() - dueAt);
        // Told below: until then a failure must not end this process, which would leave the product behind.
        answered.catch(() => {});
        pending.push(answered);
      }
      return [call.name, await Promise.all(pending)] as const;
    });
    return Object.fromEntries(await Promise.all(all));
  } finally {
    agent.destroy();
  }
}

/** The value below which this share of the values lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
