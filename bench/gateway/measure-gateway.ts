/**
 * The gateway's cost per request: CPU time of its process, compared with the same requests sent directly to the service
 * behind it, in the same run. Only the ratio is comparable; absolute numbers depend on the machine.
 *
 *   node bench/gateway/measure-gateway.ts [requests]
 */
import { type LoadResult, sendLoad } from './load.ts';
import { type MeasuredProcess, startMeasured } from './measured-process.ts';

const REQUESTS = Number(process.argv[2] ?? 20_000);
const CONNECTIONS = 32;

const CASES = [
  { name: 'small JSON, GET', method: 'GET', path: '/api/videos/random?language=pt', share: 1 },
  { name: 'counter, POST', method: 'POST', path: '/api/stats/page-view', share: 1 },
  { name: 'file of 1 MB, GET', method: 'GET', path: '/api/videos/file/a.mp4', share: 0.05 },
] as const;

const upstream = await startMeasured('./upstream-process.ts');
const gateway = await startMeasured('./gateway-process.ts', { UPSTREAM_URL: upstream.url });
try {
  console.log(`${REQUESTS} requests, ${CONNECTIONS} connections, Node ${process.version}`);
  console.log(`memory of the gateway at first ${await megabytes(gateway)}`);
  for (const { name, method, path, share } of CASES) {
    const requests = Math.max(1, Math.round(REQUESTS * share));
    console.log(`\n${name} (${requests})`);
    const direct = await measure(upstream, 'straight to the service', method, path, requests);
    const through = await measure(gateway, 'through the gateway', method, path, requests);
    console.log(`  memory of the gateway now    ${await megabytes(gateway)}`);
    console.log(`  the gateway takes ${(through / direct).toFixed(1)} times what the service takes alone`);
  }
} finally {
  await Promise.all([gateway.stop(), upstream.stop()]);
}

/** Warms up with a tenth, then measures; returns the microseconds of CPU time per request of that process. */
async function measure(
  target: MeasuredProcess,
  label: string,
  method: 'GET' | 'POST',
  path: string,
  requests: number,
): Promise<number> {
  const load = { url: `${target.url}${path}`, method, connections: CONNECTIONS };
  await sendLoad({ ...load, requests: Math.ceil(requests / 10) });
  const before = await target.usage();
  const result = await sendLoad({ ...load, requests });
  const after = await target.usage();
  const perRequest = (after.cpu - before.cpu) / requests;
  console.log(`  ${label.padEnd(28)} ${describe(result, perRequest)}`);
  return perRequest;
}

function describe({ requests, elapsed, failures }: LoadResult, perRequest: number): string {
  const rate = `${Math.round(requests / elapsed)} requests/s`;
  return `${rate.padStart(18)} ${perRequest.toFixed(0).padStart(6)} µs of processor each, ${failures} failed`;
}

async function megabytes(target: MeasuredProcess): Promise<string> {
  const { memory } = await target.usage();
  return `${Math.round(memory / 1024 / 1024)} MB`;
}
