import type { Agent } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { send } from '../send.ts';
import type { Times } from './times.ts';
import type { Call } from './visit.ts';

/** What a load was answered with. */
export interface Answered {
  readonly answered: number;
  /** Mean time to an answer, by kind of request. Milliseconds. */
  readonly waited: Times;
}

/** Poisson arrivals at these rates per second: nobody waits for an answer before the next one arrives. */
export async function openLoad(
  { url, agent }: { readonly url: string; readonly agent: Agent },
  rates: readonly { readonly call: Call; readonly rate: number }[],
  seconds: number,
): Promise<Answered> {
  const endsAt = performance.now() + seconds * 1000;
  const kinds = await Promise.all(
    rates.map(async ({ call, rate }) => {
      const times: number[] = [];
      const pending: Promise<void>[] = [];
      let at = performance.now();
      for (;;) {
        at += (-Math.log(1 - Math.random()) / rate) * 1000;
        if (at > endsAt) break;
        const pause = at - performance.now();
        if (pause > 0) await delay(pause);
        const sentAt = performance.now();
        const answered = send(agent, url, call).then(() => void times.push(performance.now() - sentAt));
        // Told below: until then a failure must not end this process, which would leave the others behind.
        answered.catch(() => {});
        pending.push(answered);
      }
      await Promise.all(pending);
      return { name: call.name, times };
    }),
  );
  return {
    answered: kinds.reduce((sum, { times }) => sum + times.length, 0),
    waited: Object.fromEntries(
      kinds
        .filter(({ times }) => times.length > 0)
        .map(({ name, times }) => [name, times.reduce((sum, time) => sum + time, 0) / times.length]),
    ),
  };
}
