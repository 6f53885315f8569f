/**
 * How long the smaller versions of a film take, what they weigh, how soon it can be played, and whether visitors wait longer meanwhile:
 *
 *   node bench/ladder/measure-ladder.ts [pairs of slices] [--only films|site]      defaults to 8
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { renditionJobSchema } from '@selah/shared/contracts/videos/rendition-job';
import { videoSchema } from '@selah/shared/contracts/videos/video';
import { type HttpVisitor, loggedInAdmin } from '../../e2e/support/http-visitor.ts';
import { ADMIN } from '../../e2e/support/product.ts';
import { formWithVideo } from '../../e2e/support/test-videos.ts';
import { builtFrontends } from '../built-frontends.ts';
import { startWith } from '../product.ts';
import { round } from '../rounds.ts';
import { endedChildrenTime, untilNoToolRuns } from '../serve/process-figures.ts';
import { largestWindow } from './film-figures.ts';
import { makeFilms, makeLongFilm, type TestFilm } from './make-films.ts';
import { type AnswerTimes, quantile, type SteadyCall, steadyLoad } from './steady-load.ts';

const PORT = 18_086;
const POLL_MS = 50;
const { values, positionals } = parseArgs({
  options: { only: { type: 'string' } },
  allowPositionals: true,
});
const PAIRS = Number(positionals[0] ?? 8);
const wants = (part: 'films' | 'site') => (values.only ?? part) === part;
const SLICE_SECONDS = 10;
const MEGA = 1_000_000;
/** What a visitor on a phone watches. */
const PART_SECONDS = 15;

/** What a thousand visitors in an hour ask for, several times over. */
const CALLS: readonly SteadyCall[] = [
  { name: 'random', perSecond: 20, method: 'GET', path: '/api/videos/random?language=pt' },
  {
    name: 'letter',
    perSecond: 5,
    method: 'POST',
    path: '/api/ai/message',
    body: JSON.stringify({
      name: 'Maria',
      language: 'pt',
      question: 'Perdi o emprego e não sei como pagar as contas deste mês.',
    }),
  },
];

const folder = mkdtempSync(join(tmpdir(), 'selah-films-'));
try {
  const films = wants('films') ? makeFilms(folder) : [];
  const long = wants('site') ? makeLongFilm(folder) : undefined;
  const product = await startWith(builtFrontends(), PORT, {
    env: { ADMIN_USERNAME: ADMIN.username, ADMIN_PASSWORD: ADMIN.password },
  });
  try {
    const admin = await loggedInAdmin(product.url);
    await untilNoToolRuns(product.pid);
    console.log(`load before: ${load()}`);
    const rows: Record<string, object> = {};
    for (const film of films) rows[film.name] = await measureFilm(admin, film, product);
    if (films.length > 0) console.table(rows);
    if (long) console.table(await measureSite(admin, long, product));
    console.log(`load after: ${load()}`);
  } finally {
    await product.stop();
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

interface Product {
  readonly url: string;
  readonly pid: number;
}

/** Adds a film and waits for its smaller versions. Times are seconds. */
async function measureFilm(admin: HttpVisitor, film: TestFilm, { url, pid }: Product): Promise<object> {
  const { id, playableAfter } = await addFilm(admin, film);
  const toolsBefore = endedChildrenTime(pid);
  const readyAt = performance.now();
  const startedAt = await until(async () => (await job(admin)).current?.id === id && performance.now());
  const versions = await until(async () => (await video(admin, id)).renditions);
  const took = (performance.now() - startedAt) / 1000;
  await untilNoToolRuns(pid);
  const tools = (endedChildrenTime(pid) - toolsBefore) / 1000;
  const sizes = versions.map(({ height, sizeBytes, url: path }) => {
    const part = largestWindow(`${url}${path}`, PART_SECONDS);
    const rate = (sizeBytes * 8) / film.seconds / MEGA;
    return [
      `${height}p`,
      `${round(sizeBytes / MEGA)} MB, ${round(rate)} Mbit/s, at most ${round(part / MEGA)} MB in ${PART_SECONDS} s`,
    ];
  });
  return {
    'playable after': round(playableAfter),
    'waits before': round((startedAt - readyAt) / 1000),
    ladder: round(took),
    '/ length': round(took / film.seconds),
    'CPU / length / 2': round(tools / film.seconds / 2),
    load: load(),
    ...Object.fromEntries(sizes),
  };
}

/** The times of answers with and without the ladder beside them, in slices that alternate. */
async function measureSite(admin: HttpVisitor, film: TestFilm, { url, pid }: Product): Promise<object> {
  await post(admin, 'pause');
  const { id } = await addFilm(admin, film);
  const slices: { readonly without: AnswerTimes; readonly beside: AnswerTimes }[] = [];
  const slice = async (isBeside: boolean) => {
    await post(admin, isBeside ? 'resume' : 'pause');
    if (isBeside) await until(async () => ((await job(admin)).current?.share ?? 0) > 0);
    else await untilNoToolRuns(pid);
    const times = await steadyLoad(url, CALLS, SLICE_SECONDS);
    if (isBeside && (await job(admin)).current?.id !== id) throw new Error('the ladder ended within a slice');
    return times;
  };
  await steadyLoad(url, CALLS, SLICE_SECONDS);
  for (let pair = 0; pair < PAIRS; pair += 1) {
    const besideFirst = pair % 2 === 1;
    const first = await slice(besideFirst);
    const second = await slice(!besideFirst);
    slices.push(besideFirst ? { beside: first, without: second } : { without: first, beside: second });
  }
  await post(admin, 'pause');
  return Object.fromEntries(
    CALLS.map(({ name }) => {
      const all = (which: 'without' | 'beside') => slices.flatMap((both) => both[which][name] ?? []);
      const p95 = (times: AnswerTimes) => quantile(times[name] ?? [], 0.95);
      const ratios = slices.map(({ beside, without }) => p95(beside) / p95(without));
      return [
        name,
        {
          'p50 without': round(quantile(all('without'), 0.5)),
          'p50 beside': round(quantile(all('beside'), 0.5)),
          'p95 without': round(quantile(all('without'), 0.95)),
          'p95 beside': round(quantile(all('beside'), 0.95)),
          'median ratio': round(quantile(ratios, 0.5)),
          'of the pairs': `${round(Math.min(...ratios))} to ${round(Math.max(...ratios))}`,
        },
      ];
    }),
  );
}

/** `playableAfter` counts seconds from the answer to the upload. */
async function addFilm(admin: HttpVisitor, { name, path }: TestFilm) {
  const { status, body } = await admin.call('POST', '/api/videos', {
    form: formWithVideo({ title: name, path }),
  });
  if (status !== 201) throw new Error(`${name} was answered with ${status}`);
  const answeredAt = performance.now();
  const { id } = videoSchema.parse(body);
  await until(async () => (await video(admin, id)).processing === 'ready');
  return { id, playableAfter: (performance.now() - answeredAt) / 1000 };
}

async function video(admin: HttpVisitor, id: number) {
  return videoSchema.parse((await admin.call('GET', `/api/videos/${id}`)).body);
}

async function job(admin: HttpVisitor) {
  return renditionJobSchema.parse((await admin.call('GET', '/api/debug/renditions')).body);
}

async function post(admin: HttpVisitor, action: string): Promise<void> {
  const { status } = await admin.call('POST', `/api/debug/renditions/${action}`, { json: {} });
  if (status !== 200) throw new Error(`${action} was answered with ${status}`);
}

async function until<Found>(look: () => Promise<Found | undefined | false>): Promise<Found> {
  for (;;) {
    const found = await look();
    if (found !== undefined && found !== false) return found;
    await delay(POLL_MS);
  }
}

function load(): number {
  return round(loadavg()[0] ?? 0);
}
