/**
 * What the product serves per second and what a request costs in processor time, against nginx with the same file and a bare
 * Koa, turn by turn in one run; with another commit named, that one as well.
 *
 *   node bench/serve/measure-serve.ts [ref]
 */
import { randomBytes } from 'node:crypto';
import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkOut } from '../baseline.ts';
import { builtFrontends } from '../built-frontends.ts';
import { startWith } from '../product.ts';
import { median, round } from '../rounds.ts';
import { processorTime } from './processor-time.ts';
import { type Rival, startNginx, startNoOp } from './rivals.ts';
import { isInstalled, type Load, sendLoad } from './wrk.ts';

const PORT = 8491;
const ROUNDS = 3;
const SECONDS = 6;
/** A film of about two minutes. */
const FILM_BYTES = 5_700_000;

interface Figures {
  readonly perSecond: number;
  readonly cpuMs: number;
  readonly [name: string]: number;
}

interface Product {
  readonly name: string;
  readonly pid: number;
  readonly film: string;
  readonly random: string;
}

const missing = Object.entries({ wrk: '-v', nginx: '-v' })
  .filter(([program, argument]) => !isInstalled(program, argument))
  .map(([program]) => program);
if (missing.length > 0) {
  console.log(`skipped: ${missing.join(' and ')} not installed`);
  process.exit(0);
}

const film = randomBytes(FILM_BYTES);
const [ref] = process.argv.slice(2);
const checkout = ref === undefined ? undefined : checkOut(ref);
const stops: (() => unknown)[] = [() => checkout?.remove()];
try {
  const products = [await product('now', PORT)];
  if (ref !== undefined && checkout) products.push(await product(ref, PORT + 1, checkout.tree));
  const nginx = await started(startNginx(film, PORT + 2));
  const noOp = await started(startNoOp());

  const small = { range: 'bytes=1048576-1114111' };
  await compare('whole film of 5.7 MB, 16 connections', nginx, products, 'film', { connections: 16 });
  await compare('64 KB of it, 32 connections', nginx, products, 'film', { connections: 32, headers: small });
  await compare('random video, 32 connections', noOp, products, 'random', { connections: 32 });
} finally {
  for (const stop of stops.reverse()) await stop();
}

async function started(rival: Promise<Rival>): Promise<Rival> {
  const { stop } = await rival;
  stops.push(stop);
  return rival;
}

/** The product with the film in the place of one of its own. */
async function product(name: string, port: number, tree?: string): Promise<Product> {
  const running = await startWith(builtFrontends(), port, tree);
  stops.push(running.stop);
  const list = (await (await fetch(`${running.url}/api/videos`)).json()) as readonly { filename: string }[];
  const filename = list[0]?.filename;
  if (filename === undefined) throw new Error('the product has no film to serve');
  const files = join(running.data, 'videos', 'files');
  writeFileSync(join(files, '.film'), film);
  renameSync(join(files, '.film'), join(files, filename));
  return {
    name,
    pid: running.pid,
    film: `${running.url}/api/videos/file/${filename}`,
    random: `${running.url}/api/videos/random?language=pt`,
  };
}

async function compare(
  title: string,
  rival: Rival,
  products: readonly Product[],
  path: 'film' | 'random',
  load: Pick<Load, 'connections' | 'headers'>,
): Promise<void> {
  const contestants = [
    { name: path === 'film' ? 'nginx' : 'bare Koa', url: rival.url, pid: rival.pid },
    ...products.map((each) => ({ name: each.name, url: each[path], pid: each.pid })),
  ];
  const rounds = contestants.map((): Figures[] => []);
  for (const { url } of contestants) sendLoad({ ...load, url, seconds: 2 });
  for (let turn = 0; turn < ROUNDS; turn += 1) {
    for (const [place, { url, pid }] of contestants.entries()) {
      const used = processorTime(pid);
      const { requests, perSecond } = sendLoad({ ...load, url, seconds: SECONDS });
      rounds[place]?.push({ perSecond, cpuMs: (processorTime(pid) - used) / Math.max(1, requests) });
    }
  }
  const figures = rounds.map((each) => median(each));
  const rate = figures[0]?.perSecond ?? 0;
  console.log(`\n${title}`);
  for (const [place, { name }] of contestants.entries()) {
    const { perSecond = 0, cpuMs = 0 } = figures[place] ?? {};
    const ratio = String(round(perSecond / rate)).padStart(6);
    const each = `${Math.round(perSecond)}/s`.padStart(9);
    console.log(`  ${name.padEnd(12)} ${each}  ${ratio} ×  ${round(cpuMs)} ms of processor each`);
  }
}
