import { setTimeout as pause } from 'node:timers/promises';
import { expect } from '@jest/globals';
import { eventually } from '@selah/service-kit/testing/eventually';
import type { Cluster } from './cluster.ts';
import { failuresOf, quantileMs, startLoad } from './load.ts';
import { report } from './report.ts';
import { newVisitors } from './visitors.ts';

/** Requests per second. */
const RATE = 24;
/** Enough messages for the longest fault. */
const LONGEST_FAULT_SECONDS = 120;
/**
 * What an engine that is away adds at most to the time of nine in ten answers. `frozen-engines.e2e` holds each single answer to it;
 * here a dozen containers share the processors. Milliseconds.
 */
const LONGEST_MS = 2_000;
const MOST = 0.9;
const HEALTHY_MS = 3_000;
const RECOVERY_MS = 60_000;

/** A fault that has begun: `over` when its time is over, `end` to end it, in any case. */
interface Fault {
  readonly over: Promise<unknown>;
  readonly end?: () => Promise<unknown>;
}

/**
 * Sends requests of all kinds before, during and after a fault. Everything acknowledged must be found, answers must come in time, and
 * after the fault nothing fails. Returns the answers other than 2xx while it lasted, by kind of request.
 */
export async function failuresDuring(
  cluster: Cluster,
  title: string,
  begin: () => Promise<Fault>,
): Promise<Readonly<Record<string, readonly string[]>>> {
  const visitors = await newVisitors(cluster, LONGEST_FAULT_SECONDS * RATE);
  const { port } = new URL(cluster.url);
  const options = { port: Number(port), origin: cluster.url, rate: RATE, requests: visitors.requests };
  const healthy = startLoad(options);
  await pause(HEALTHY_MS);
  await healthy.stop();
  expect(failuresOf(healthy)).toEqual({});

  const { over, end } = await begin();
  const load = startLoad(options);
  try {
    await over;
    await load.stop();
  } finally {
    await end?.();
  }
  const loads = [healthy, load];
  await eventually(async () => {
    const after = startLoad(options);
    loads.push(after);
    await pause(1_000);
    await after.stop();
    expect(failuresOf(after)).toEqual({});
  }, RECOVERY_MS);

  report(title, load, await visitors.expectAllFound(...loads));
  for (const { name } of visitors.requests) {
    const [usual, away] = [healthy.results[name], load.results[name]];
    if (!usual || !away) throw new Error(`${name} was not sent`);
    const isInTime = quantileMs(away, MOST) < quantileMs(usual, 1) + LONGEST_MS;
    expect([name, isInTime]).toEqual([name, true]);
  }
  return Object.fromEntries(
    Object.entries(failuresOf(load)).map(([name, answers]) => [name, Object.keys(answers)]),
  );
}
