/**
 * What metrics, traces, and the request ids in log lines and events cost: CPU time of the product per request, with and without them,
 * alternating in one run. The collector is a process of its own, whose time is not counted; the export to it is.
 *
 *   node bench/telemetry/measure-telemetry.ts [rounds] [requests] [a kind to compare with `off` alone, such as `no request ids`]
 */
import { builtFrontends } from '../built-frontends.ts';
import { sendLoad } from '../gateway/load.ts';
import { startMeasured } from '../gateway/measured-process.ts';
import { startWith } from '../product.ts';
import { processorTime } from '../serve/process-figures.ts';

const ROUNDS = Number(process.argv[2] ?? 15);
const REQUESTS = Number(process.argv[3] ?? 1_000);
const ONLY = process.argv[4];
const PORT = 8501;
const CONNECTIONS = 16;
/** Rounds until the compiler has optimised what is measured. */
const WARM_UPS = 3;

const CASES = [
  { name: 'settings, GET (2 spans)', method: 'GET', path: '/api/site-settings' },
  { name: 'counter, POST (4 spans)', method: 'POST', path: '/api/stats/page-view' },
] as const;

const collector = await startMeasured('../telemetry/collector.ts');
const traces = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url };
const KINDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  off: {},
  'no request ids': { NODE_OPTIONS: `--import=${new URL('without-context.mjs', import.meta.url).pathname}` },
  metrics: { METRICS_PORT: String(PORT + 10) },
  'all traces': traces,
  '5 % of traces': {
    ...traces,
    OTEL_TRACES_SAMPLER: 'parentbased_traceidratio',
    OTEL_TRACES_SAMPLER_ARG: '0.05',
  },
};

const products: { readonly name: string; readonly running: Awaited<ReturnType<typeof startWith>> }[] = [];
try {
  for (const [name, env] of Object.entries(KINDS)) {
    if (ONLY && name !== ONLY && name !== 'off') continue;
    const running = await startWith(builtFrontends(), PORT + products.length, {
      env: { SELAH_SEED: 'none', LOG_LEVEL: 'warn', ...env },
    });
    products.push({ name, running });
  }
  for (const { name, method, path } of CASES) {
    const measured = new Map<string, number[]>(products.map((product) => [product.name, []]));
    for (let round = -WARM_UPS; round < ROUNDS; round++) {
      // In another order each time.
      for (const place of products.keys()) {
        const product = products[(place + round + WARM_UPS) % products.length];
        if (!product) continue;
        const { pid, url } = product.running;
        const before = processorTime(pid);
        const load = { url: `${url}${path}`, method, requests: REQUESTS, connections: CONNECTIONS };
        const { requests, failures } = await sendLoad(load);
        if (failures > 0) throw new Error(`${failures} requests to ${path} were refused`);
        if (round >= 0) measured.get(product.name)?.push(((processorTime(pid) - before) * 1000) / requests);
      }
    }
    print(name, measured);
  }
} finally {
  await Promise.all(products.map(({ running }) => running.stop()));
  await collector.stop();
}

function print(title: string, measured: ReadonlyMap<string, readonly number[]>): void {
  console.log(`\n${title}: ${ROUNDS} rounds of ${REQUESTS} requests`);
  const off = measured.get('off') ?? [];
  for (const [name, times] of measured) {
    // Compared within each round, so that other load affects both.
    const ratios = times.map((time, round) => time / (off[round] ?? Number.NaN)).sort((a, b) => a - b);
    const [low = 0, high = 0] = [ratios.at(0), ratios.at(-1)];
    console.log(
      `  ${name.padEnd(14)} ${middle(times).toFixed(0).padStart(5)} µs, ${middle(ratios).toFixed(2)} times off (${low.toFixed(2)} to ${high.toFixed(2)})`,
    );
  }
}

function middle(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}
