/**
 * What a request costs in each process, and whether the model of docs/capacity.md predicts three loads: utilisation is the sum
 * of rate times CPU time, which falls with the rate, and the time to an answer that of an open network of M/G/1-PS stations.
 *
 *   node bench/capacity/measure-capacity.ts [seconds per load]
 */
import { readdirSync, readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { ownMongo } from '@selah/service-kit/testing/engines/mongo';
import { ownNats } from '@selah/service-kit/testing/engines/nats';
import { ownRedis } from '@selah/service-kit/testing/engines/redis';
import { httpVisitor, loggedInAdmin } from '../../e2e/support/http-visitor.ts';
import { startSeparateServices } from '../../e2e/support/separate-services.ts';
import { formWithVideo } from '../../e2e/support/test-videos.ts';
import { processorTime } from '../serve/process-figures.ts';

const SECONDS = Number(process.argv[2] ?? 15);
const WARM_UP_SECONDS = 12;
const WARM_UP_VISITS = 20;
/** A cost is measured at a light load, as CPU per request falls when requests come in crowds. Requests per second. */
const CALIBRATION_RATE = 100;
const CALIBRATION_SECONDS = 8;
/** Per millisecond. */
const MICROSECONDS = 1000;
/** At these the cost of visits is measured, for the prediction of the others. */
const REFERENCE_LOADS = [0.1, 0.3];
/** A load and its reference alternate so often. */
const SLICES = 4;
/** Utilisation of the busiest process at the three loads, if requests cost there what they cost alone. */
const LOADS = [0.15, 0.2, 0.4];

const JSON_TYPE = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
const WORRY = {
  name: 'Maria',
  language: 'pt',
  question: 'Perdi o emprego e não sei como pagar as contas deste mês.',
};

interface Call {
  readonly name: string;
  /** How often a visit makes it, on average: the assumption of docs/capacity.md. */
  readonly perVisit: number;
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

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
});
const agent = new Agent({ keepAlive: true, maxSockets: 256 });
try {
  const stations = { ...services.pids, ...enginePids() };
  const film = await uploadFilm();
  const calls = visitOf(film);

  const mix = (visitsPerSecond: number) =>
    calls.map((call) => ({ call, rate: call.perVisit * visitsPerSecond }));
  await openLoad(mix(WARM_UP_VISITS), WARM_UP_SECONDS);
  // Heartbeats and timers cost something without requests, too.
  const idle = await measure(stations, () => delay(CALIBRATION_SECONDS * 1000));
  console.log(
    `CPU per second without requests, milliseconds: ${describe(scaled(idle.perSecond, 1000), 0.5)}`,
  );

  console.log('CPU time per request, microseconds');
  const costs = new Map<string, Times>();
  for (const call of calls) {
    const each = await measure(stations, () =>
      openLoad([{ call, rate: CALIBRATION_RATE }], CALIBRATION_SECONDS),
    );
    const busy = sumOf([each.perSecond, scaled(idle.perSecond, -1)]);
    const cost = withoutNoise(scaled(busy, (MICROSECONDS * 1000 * each.seconds) / each.result.answered));
    costs.set(call.name, cost);
    console.log(`  ${call.name.padEnd(22)} ${describe(cost, 5)}`);
  }

  const perVisit = sumOf(calls.map((call) => scaled(costs.get(call.name) ?? {}, call.perVisit)));
  const [busiest, most] = Object.entries(perVisit).sort(([, a], [, b]) => b - a)[0] ?? ['', 0];
  const callsPerVisit = calls.reduce((sum, { perVisit: count }) => sum + count, 0);
  console.log(`a visit: ${describe(perVisit, 5)}; the busiest is ${busiest}`);

  const atLoad = async (load: number) => {
    const visitsPerSecond = ((load - (idle.perSecond[busiest] ?? 0)) * 1e6) / most;
    const run = await measure(stations, () => openLoad(mix(visitsPerSecond), SECONDS / SLICES));
    return { ...run, visits: run.result.answered / callsPerVisit / run.seconds };
  };
  for (const load of LOADS) {
    // In turn, as other work on the machine changes what a request costs.
    const slices: Slice[][] = [];
    for (let slice = 0; slice < SLICES; slice++) {
      const parts: Slice[] = [];
      for (const each of [...REFERENCE_LOADS, load]) parts.push(await atLoad(each));
      slices.push(parts);
    }
    const [light, busy, run] = [0, 1, 2].map((part) =>
      together(slices.flatMap((parts) => parts[part] ?? [])),
    );
    if (!light || !busy || !run) throw new Error('nothing was measured');
    const { result, perSecond, seconds, visits } = run;
    const predicted = predict({ idle: idle.perSecond, light, busy }, visits);
    console.log(`\n${visits.toFixed(1)} visits/s, ${(result.answered / seconds).toFixed(0)} requests/s`);
    for (const name of Object.keys(stations)) {
      const [said = 0, was = 0] = [predicted[name], perSecond[name]];
      if (was < 0.02) continue;
      console.log(
        `  ${name.padEnd(14)} predicted ${percent(said)}, measured ${percent(was)}, off by ${percent(said / was - 1)}`,
      );
    }
    // Waits for disks and acknowledgements, which do not depend on the load.
    const waits = light.result.waited - meanTime(calls, costs, light.perSecond);
    const time = meanTime(calls, costs, predicted) + waits;
    const { waited } = result;
    console.log(
      `  time to an answer: predicted ${time.toFixed(2)} ms, measured ${waited.toFixed(2)} ms, off by ${percent(time / waited - 1)}`,
    );
  }
} finally {
  agent.destroy();
  await services.stop();
  for (const engine of running) await engine.stop();
}

/** What a visitor's browser asks for; the numbers are those of docs/capacity.md. */
function visitOf(film: string): readonly Call[] {
  const post = (name: string, perVisit: number, path: string, body: object): Call => ({
    ...{ name, perVisit, method: 'POST', path, headers: JSON_TYPE, body: JSON.stringify(body) },
  });
  return [
    { name: 'page', perVisit: 1, method: 'GET', path: '/' },
    { name: 'settings', perVisit: 1, method: 'GET', path: '/api/site-settings' },
    { name: 'random video', perVisit: 2, method: 'GET', path: '/api/videos/random?language=pt' },
    { name: '64 KB of a film', perVisit: 4, method: 'GET', path: film, headers: { range: 'bytes=0-65535' } },
    post('counter', 4, '/api/stats/page-view', { language: 'pt' }),
    post('message', 0.3, '/api/ai/message', WORRY),
  ];
}

async function uploadFilm(): Promise<string> {
  const admin = await loggedInAdmin(services.url);
  const uploaded = await admin.call('POST', '/api/videos', { form: formWithVideo() });
  if (uploaded.status !== 201) throw new Error(`the film was answered with ${JSON.stringify(uploaded)}`);
  for (;;) {
    const { status, body } = await httpVisitor(services.url).call('GET', '/api/videos/random?language=pt');
    if (status === 200) return `/api/videos/file/${(body as { filename: string }).filename}`;
    await delay(200);
  }
}

/** Poisson arrivals at these rates: nobody waits for an answer before the next one arrives. */
async function openLoad(rates: readonly { readonly call: Call; readonly rate: number }[], seconds: number) {
  const endsAt = performance.now() + seconds * 1000;
  const times: number[] = [];
  await Promise.all(
    rates.map(async ({ call, rate }) => {
      const pending: Promise<void>[] = [];
      let at = performance.now();
      for (;;) {
        at += (-Math.log(1 - Math.random()) / rate) * 1000;
        if (at > endsAt) break;
        const pause = at - performance.now();
        if (pause > 0) await delay(pause);
        const sentAt = performance.now();
        pending.push(once(call).then(() => void times.push(performance.now() - sentAt)));
      }
      await Promise.all(pending);
    }),
  );
  return { answered: times.length, waited: times.reduce((sum, time) => sum + time, 0) / times.length };
}

function once({ method, path, headers, body }: Call): Promise<void> {
  return new Promise((resolve, reject) => {
    const sending = request(`${services.url}${path}`, { method, agent, headers }, (answer) => {
      const { statusCode = 0 } = answer;
      answer.resume();
      answer.once('end', () => (statusCode < 300 ? resolve() : reject(new Error(`${path}: ${statusCode}`))));
    });
    sending.once('error', reject);
    sending.end(body);
  });
}

/** The engines are children of this process, as the services are. */
function enginePids(): Record<string, number> {
  const found: Record<string, number> = {};
  for (const pid of readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)) {
    try {
      const isOurs =
        Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1]) === process.pid;
      const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
      const name = /nats-server|redis-server|embedded-mongo/.exec(command)?.[0];
      if (isOurs && name) found[name] = pid;
    } catch {
      // It has ended.
    }
  }
  return found;
}

type Times = Readonly<Record<string, number>>;

/** Milliseconds of CPU time so far. */
function timesOf(stations: Readonly<Record<string, number>>): Times {
  return Object.fromEntries(Object.entries(stations).map(([name, pid]) => [name, processorTime(pid)]));
}

/** What `work` costs: seconds of CPU per second, which is the utilisation of a process with one thread. */
async function measure<Result>(stations: Readonly<Record<string, number>>, work: () => Promise<Result>) {
  const before = timesOf(stations);
  const startedAt = performance.now();
  const result = await work();
  // Counts are applied a moment later.
  await delay(200);
  const seconds = (performance.now() - startedAt) / 1000;
  const spent = sumOf([timesOf(stations), scaled(before, -1)]);
  return { result, seconds, perSecond: scaled(spent, 1 / 1000 / seconds) };
}

/** Without processes that took no part: Linux counts in hundredths of a second. */
function withoutNoise(costs: Times): Times {
  const least = (10 * MICROSECONDS * 2) / (CALIBRATION_RATE * CALIBRATION_SECONDS);
  return Object.fromEntries(Object.entries(costs).filter(([, cost]) => cost > least));
}

function scaled(times: Times, factor: number): Times {
  return Object.fromEntries(Object.entries(times).map(([name, time]) => [name, time * factor]));
}

function sumOf(all: readonly Times[]): Times {
  const sum: Record<string, number> = {};
  for (const times of all)
    for (const [name, time] of Object.entries(times)) sum[name] = (sum[name] ?? 0) + time;
  return sum;
}

type Slice = Awaited<ReturnType<typeof measure<{ readonly answered: number; readonly waited: number }>>> & {
  readonly visits: number;
};

/**
 * Utilisation at a rate of visits. A visit costs less the more there are at once: U - U0 = c * rate^p, with c and p of each process
 * from two measured rates; p = 1 would be the utilisation law.
 */
function predict(
  measured: { readonly idle: Times; readonly light: Slice; readonly busy: Slice },
  visits: number,
): Times {
  const { idle, light, busy } = measured;
  return Object.fromEntries(
    Object.keys(light.perSecond).map((name) => {
      const base = idle[name] ?? 0;
      const [low, high] = [light, busy].map(({ perSecond }) => Math.max((perSecond[name] ?? 0) - base, 1e-6));
      if (low === undefined || high === undefined) return [name, base];
      const power = Math.log(high / low) / Math.log(busy.visits / light.visits);
      return [name, base + high * (visits / busy.visits) ** power];
    }),
  );
}

/** Several parts of one measurement as one. */
function together(slices: readonly Slice[]): Slice {
  const sum = (value: (slice: Slice) => number) => slices.reduce((all, slice) => all + value(slice), 0);
  const answered = sum(({ result }) => result.answered);
  const seconds = sum((slice) => slice.seconds);
  return {
    result: { answered, waited: sum(({ result }) => result.waited * result.answered) / answered },
    seconds,
    visits: sum((slice) => slice.visits * slice.seconds) / seconds,
    perSecond: sumOf(slices.map((slice) => scaled(slice.perSecond, slice.seconds / seconds))),
  };
}

/** Milliseconds: the sum of S / (1 - U) over the stations, averaged over the calls. */
function meanTime(calls: readonly Call[], costs: ReadonlyMap<string, Times>, utilisation: Times): number {
  const count = calls.reduce((sum, { perVisit }) => sum + perVisit, 0);
  const total = calls.reduce((sum, { name, perVisit }) => {
    const stations = Object.entries(costs.get(name) ?? {});
    const time = stations.reduce(
      (all, [station, cost]) => all + cost / 1000 / (1 - (utilisation[station] ?? 0)),
      0,
    );
    return sum + time * perVisit;
  }, 0);
  return total / count;
}

function describe(times: Times, least: number): string {
  return Object.entries(times)
    .filter(([, time]) => time >= least)
    .map(([name, time]) => `${name} ${time.toFixed(0)}`)
    .join(', ');
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}
