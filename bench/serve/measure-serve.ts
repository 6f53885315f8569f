/**
 * Requests per second of the product and the CPU time and memory per request, compared with nginx serving the same bytes, a
 * bare Koa and other gateways, alternating in one run; if another commit is named, also with that one.
 *
 *   node bench/serve/measure-serve.ts [ref] [--only film,range,random,counter,letter,script,gateway,steady]
 */
import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { checkOut } from '../baseline.ts';
import { builtFrontends } from '../built-frontends.ts';
import { USUAL_LETTER } from '../letters/usual-letter.ts';
import { startWith } from '../product.ts';
import { median, round } from '../rounds.ts';
import { startGateway, startNginx, startScript } from './contestants.ts';
import { measureDisk } from './measure-disk.ts';
import { measureSteadyCounting } from './measure-steady-counting.ts';
import { forgetHighest, memoryOf, processorTime, untilNoToolRuns } from './process-figures.ts';
import type { Waits } from './waits.ts';
import { isInstalled, type Load, sendLoad } from './wrk.ts';

const PORT = 8491;
const ROUNDS = 3;
const SECONDS = 6;
/** On a slow machine a gateway is compiled to its end after ten seconds of load. */
const WARM_UP_SECONDS = 10;
/** A film of about two minutes. */
const FILM_BYTES = 5_700_000;

interface Figures {
  readonly perSecond: number;
  readonly cpuMs: number;
  readonly [name: string]: number;
}

interface Contestant {
  readonly name: string;
  readonly url: string;
  readonly pid: number;
}

interface Product {
  readonly name: string;
  readonly pid: number;
  readonly url: string;
  readonly film: string;
  /** Megabytes before the first request, when the start and its films are done. */
  readonly memoryAtFirst: number;
}

const missing = Object.entries({ wrk: '-v', nginx: '-v' })
  .filter(([program, argument]) => !isInstalled(program, argument))
  .map(([program]) => program);
if (missing.length > 0) {
  console.log(`skipped: ${missing.join(' and ')} not installed`);
  process.exit(0);
}

const { values, positionals } = parseArgs({ options: { only: { type: 'string' } }, allowPositionals: true });
const wanted = values.only?.split(',');
const isWanted = (work: string) => wanted === undefined || wanted.includes(work);

const film = randomBytes(FILM_BYTES);
const [ref] = positionals;
const checkout = ref === undefined ? undefined : checkOut(ref);
const stops: (() => unknown)[] = [() => checkout?.remove()];
try {
  const products = [await product('now', PORT)];
  if (ref !== undefined && checkout) products.push(await product(ref, PORT + 1, checkout.tree));
  const script = largestScript();
  const nginx = keep(await startNginx({ 'film.mp4': film, 'script.js': script.bytes }, PORT + 2));
  const noOp = keep(await startScript('no-op.ts'));
  const bareKoa = { name: 'bare Koa', url: noOp.url, pid: noOp.pid };
  const nginxWith = (file: string) => ({ name: 'nginx', url: `${nginx.url}/${file}`, pid: nginx.pid });
  const at = (path: string) => products.map((each) => ({ ...each, url: `${each.url}${path}` }));
  const films = products.map((each) => ({ ...each, url: each.film }));
  const fromPage = { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/json' };
  const post = (body: object) => ({ method: 'POST', headers: fromPage, body: JSON.stringify(body) });
  const small = { headers: { range: 'bytes=1048576-1114111' } };
  const compressed = { headers: { 'Accept-Encoding': 'br' } };

  await compare('film', 'whole film of 5.7 MB', [nginxWith('film.mp4'), ...films], { connections: 16 });
  await compare('range', '64 KB of it', [nginxWith('film.mp4'), ...films], { connections: 32, ...small });
  await compare('random', 'random video', [bareKoa, ...at('/api/videos/random?language=pt')], {
    connections: 32,
  });
  await compare('counter', 'counter', [bareKoa, ...at('/api/stats/page-view')], {
    connections: 32,
    ...post({ language: 'pt' }),
  });
  await compare('letter', 'letter by the composer', [bareKoa, ...at('/api/ai/message')], {
    connections: 32,
    ...post(USUAL_LETTER),
  });
  await compare(
    'script',
    `largest script, ${script.bytes.length} bytes`,
    [nginxWith('script.js'), ...at(script.path)],
    {
      connections: 32,
      ...compressed,
    },
  );
  if (isWanted('gateway')) {
    const gateways: Contestant[] = [];
    for (const name of ['tuned', 'usual', 'gateway'] as const) {
      gateways.push({ ...keep(await startGateway(name, noOp.url)), name });
    }
    const [tuned, usual, own] = gateways.map((each) => ({ ...each, url: `${each.url}/api/videos/random` }));
    if (tuned && usual && own) {
      await compare('gateway', 'gateways before the bare Koa', [tuned, usual, own], { connections: 32 });
    }
  }
  if (isWanted('steady')) {
    console.log('\ncounters at 1,000/s for ten seconds: milliseconds until the acknowledgement');
    // What the client itself adds is in both.
    const paths = products.map(({ name, url }) => ({ name, url: `${url}/api/stats/page-view` }));
    for (const { name, url } of [bareKoa, ...paths]) {
      const { refused, ...waits } = await measureSteadyCounting(url);
      console.log(`  ${name.padEnd(12)} ${said(waits)}, ${refused} refused`);
    }
    console.log(`  the disk     ${said(await measureDisk())}`);
  }
  console.log('\nmemory, before the first request, the most during all of the above, and after it');
  for (const { name, pid, memoryAtFirst } of products) {
    const { highest, now } = memoryOf(pid);
    console.log(`  ${name.padEnd(12)} ${memoryAtFirst} MB, ${highest} MB, ${now} MB`);
  }
} finally {
  for (const stop of stops.reverse()) await stop();
}

function said({ p50, p99, longest }: Waits): string {
  return `p50 ${round(p50)}, p99 ${round(p99)}, longest ${round(longest)}`;
}

function keep<Started extends { stop(): Promise<void> }>(started: Started): Started {
  stops.push(started.stop);
  return started;
}

/** The product with the film in place of one of its own. */
async function product(name: string, port: number, tree?: string): Promise<Product> {
  const running = keep(await startWith(builtFrontends(), port, tree === undefined ? {} : { tree }));
  forgetHighest(running.pid);
  await untilNoToolRuns(running.pid);
  const memoryAtFirst = memoryOf(running.pid).now;
  const list = (await (await fetch(`${running.url}/api/videos`)).json()) as readonly { filename: string }[];
  const filename = list[0]?.filename;
  if (filename === undefined) throw new Error('the product has no film to serve');
  const files = join(running.data, 'videos', 'files');
  writeFileSync(join(files, '.film'), film);
  renameSync(join(files, '.film'), join(files, filename));
  return {
    name,
    pid: running.pid,
    url: running.url,
    film: `${running.url}/api/videos/file/${filename}`,
    memoryAtFirst,
  };
}

function largestScript() {
  const assets = join(builtFrontends().shellDir, 'assets');
  const [name = ''] = readdirSync(assets)
    .filter((file) => file.endsWith('.js.br'))
    .sort((a, b) => statSync(join(assets, b)).size - statSync(join(assets, a)).size);
  return { path: `/assets/${name.replace(/\.br$/, '')}`, bytes: readFileSync(join(assets, name)) };
}

/** The first contestant is what the others are compared with. */
async function compare(
  work: string,
  title: string,
  contestants: readonly Contestant[],
  load: Omit<Load, 'url' | 'seconds'>,
): Promise<void> {
  if (!isWanted(work)) return;
  const rounds = contestants.map((): Figures[] => []);
  for (const { url } of contestants) sendLoad({ ...load, url, seconds: WARM_UP_SECONDS });
  for (let turn = 0; turn < ROUNDS; turn += 1) {
    for (const [place, { url, pid }] of contestants.entries()) {
      const used = processorTime(pid);
      const { requests, perSecond } = sendLoad({ ...load, url, seconds: SECONDS });
      rounds[place]?.push({ perSecond, cpuMs: (processorTime(pid) - used) / Math.max(1, requests) });
    }
  }
  const figures = rounds.map((each) => median(each));
  const [first] = figures;
  console.log(`\n${title}, ${load.connections} connections`);
  for (const [place, { name }] of contestants.entries()) {
    const { perSecond = 0, cpuMs = 0 } = figures[place] ?? {};
    const rate = String(round(perSecond / (first?.perSecond ?? 0))).padStart(6);
    const cost = round(cpuMs / (first?.cpuMs ?? 0));
    console.log(
      `  ${name.padEnd(12)} ${`${Math.round(perSecond)}/s`.padStart(9)} ${rate} ×, ${Math.round(cpuMs * 1000)} µs of processor each, ${cost} ×`,
    );
  }
}
