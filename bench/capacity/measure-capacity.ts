/**
 * What a request costs in each process, and whether the model of docs/capacity.md predicts three loads that it was not fitted to.
 *
 *   node bench/capacity/measure-capacity.ts [seconds per load] [real-time]
 *
 * With `real-time` (Linux, root) all processes have real-time priority, so that other work on the machine takes caches, and not turns.
 */
import { Agent } from 'node:http';
import { loadavg } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { ownMongo } from '@selah/service-kit/testing/engines/mongo';
import { ownNats } from '@selah/service-kit/testing/engines/nats';
import { ownRedis } from '@selah/service-kit/testing/engines/redis';
import { startSeparateServices } from '../../e2e/support/separate-services.ts';
import { fitModel, type Load, meanOf, type Prediction, together } from './model.ts';
import { openLoad } from './open-load.ts';
import { enginePids, giveRealTimePriority, measure } from './stations.ts';
import { describe, percent, scaled, sumOf, type Times } from './times.ts';
import { type Call, uploadFilm, visitOf } from './visit.ts';

const SECONDS = Number(process.argv[2] ?? 60);
const IS_REAL_TIME = process.argv[3] === 'real-time';
/** The loads alternate so often, as other work on the machine changes what a request costs. */
const SLICES = 8;
const WARM_UP_SECONDS = 20;
const WARM_UP_VISITS = 20;
/** A cost is measured at a light load, as CPU per request falls when requests come in crowds. Requests per second. */
const CALIBRATION_RATE = 100;
const CALIBRATION_SECONDS = 10;
/** Per millisecond. */
const MICROSECONDS = 1000;
/** Utilisation of the busiest process at the loads that the model is fitted to, if requests cost there what they cost alone. */
const REFERENCE_LOADS = [0.1, 0.25, 0.5];
/** The same of those that it is checked at. */
const CHECKED_LOADS = [0.15, 0.35, 0.6];
/** A process below this share of a core is judged by the difference, in shares of a core. */
const SMALL = 0.05;

const engines = [ownMongo, ownNats, ownRedis].map((engine) => {
  if ('missing' in engine) throw new Error(engine.missing);
  return engine;
});
const running = await Promise.all(engines.map((engine) => engine.start()));
const [mongo, nats, redis] = running;
const services = await startSeparateServices({
  MONGODB_URI: `${mongo?.url}/selah?directConnection=true`,
  NATS_URL: nats?.url ?? '',
  REDIS_URL: redis?.url ?? '',
  RATE_LIMIT_SCALE: '1000000',
  LOG_LEVEL: 'warn',
}).catch(async (error: unknown) => {
  for (const engine of running) await engine.stop();
  throw error;
});
const agent = new Agent({ keepAlive: true, maxSockets: 256 });
const target = { url: services.url, agent };
try {
  const stations = { ...services.pids, ...enginePids() };
  // Not before: they would wait for each other's start.
  if (IS_REAL_TIME) giveRealTimePriority([...Object.values(stations), process.pid]);
  const calls = visitOf(await uploadFilm(services.url));
  const callsPerVisit = calls.reduce((sum, { perVisit }) => sum + perVisit, 0);
  const mix = (visits: number) => calls.map((call) => ({ call, rate: call.perVisit * visits }));
  await openLoad(target, mix(WARM_UP_VISITS), WARM_UP_SECONDS);

  // Heartbeats and timers cost something without requests, too.
  const { perSecond: idle } = await measure(stations, () => delay(CALIBRATION_SECONDS * 1000));
  console.log(`CPU per second without requests, milliseconds: ${describe(scaled(idle, 1000), 0.5)}`);
  const costs = await measureCosts(stations, calls, idle);
  const perVisit = sumOf(calls.map((call) => scaled(costs.get(call.name) ?? {}, call.perVisit)));
  const [busiest, most] = Object.entries(perVisit).sort(([, a], [, b]) => b - a)[0] ?? ['', 0];
  console.log(`a visit: ${describe(perVisit, 5)}; the busiest is ${busiest}`);

  const loadOf = async (utilisation: number): Promise<Load> => {
    const wanted = ((utilisation - (idle[busiest] ?? 0)) * 1e6) / most;
    const run = await measure(stations, () => openLoad(target, mix(wanted), SECONDS / SLICES));
    const { result, seconds, perSecond } = run;
    return { ...result, seconds, perSecond, visits: result.answered / callsPerVisit / seconds };
  };
  const parts = new Map<number, Load[]>();
  for (let slice = 0; slice < SLICES; slice++) {
    const loads = [...REFERENCE_LOADS, ...CHECKED_LOADS].sort(() => Math.random() - 0.5);
    for (const load of loads) parts.set(load, [...(parts.get(load) ?? []), await loadOf(load)]);
  }
  const measured = (load: number) => together(parts.get(load) ?? []);
  const predict = fitModel(calls, { idle, costs, references: REFERENCE_LOADS.map(measured) });
  console.log(`load average ${loadavg().map((load) => load.toFixed(1))}, with this bench`);
  for (const load of REFERENCE_LOADS) compare('fitted', calls, measured(load), predict);
  for (const load of CHECKED_LOADS) compare('checked', calls, measured(load), predict);
} finally {
  agent.destroy();
  await services.stop();
  for (const engine of running) await engine.stop();
}

/** Microseconds of CPU time of each kind of request in each process. */
async function measureCosts(
  stations: Readonly<Record<string, number>>,
  calls: readonly Call[],
  idle: Times,
): Promise<ReadonlyMap<string, Times>> {
  console.log('CPU time per request, microseconds');
  const costs = new Map<string, Times>();
  for (const call of calls) {
    const load = [{ call, rate: CALIBRATION_RATE }];
    const each = await measure(stations, () => openLoad(target, load, CALIBRATION_SECONDS));
    const busy = sumOf([each.perSecond, scaled(idle, -1)]);
    const cost = withoutNoise(scaled(busy, (MICROSECONDS * 1000 * each.seconds) / each.result.answered));
    costs.set(call.name, cost);
    console.log(`  ${call.name.padEnd(22)} ${describe(cost, 5)}`);
  }
  return costs;
}

/** Without processes that took no part: Linux counts in hundredths of a second. */
function withoutNoise(costs: Times): Times {
  const least = (10 * MICROSECONDS * 2) / (CALIBRATION_RATE * CALIBRATION_SECONDS);
  return Object.fromEntries(Object.entries(costs).filter(([, cost]) => cost > least));
}

function compare(
  kind: string,
  calls: readonly Call[],
  load: Load,
  predict: (visits: number) => Prediction,
): void {
  const { visits, answered, seconds, perSecond, waited } = load;
  const said = predict(visits);
  console.log(`\n${kind}: ${visits.toFixed(1)} visits/s, ${(answered / seconds).toFixed(0)} requests/s`);
  for (const [name, was] of Object.entries(perSecond)) {
    const expected = said.perSecond[name] ?? 0;
    const off = was < SMALL ? `${percent(expected - was)} of a core` : percent(expected / was - 1);
    console.log(
      `  ${name.padEnd(14)} predicted ${percent(expected)}, measured ${percent(was)}, off by ${off}`,
    );
  }
  // A counter is acknowledged when it is on the disk, which others use too.
  const isCounter = ({ name }: Call) => name === 'counter';
  for (const [what, isCounted] of [
    ['counters', isCounter],
    ['others', (call: Call) => !isCounter(call)],
    ['all', () => true],
  ] as const) {
    const [expected, was] = [meanOf(calls, said.waited, isCounted), meanOf(calls, waited, isCounted)];
    console.log(
      `  time to an answer, ${what}: predicted ${expected.toFixed(2)} ms, measured ${was.toFixed(2)} ms, off by ${percent(expected / was - 1)}`,
    );
  }
}
