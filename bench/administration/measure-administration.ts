// What the administrator waits for with many videos and years of statistics:
//   node bench/administration/measure-administration.ts [videos]      defaults to 10000
import { VIDEO_LIST } from '@selah/shared/contracts/limits';
import { builtFrontends } from '../built-frontends.ts';
import { startWith } from '../product.ts';
import { measurePages } from './measure-pages.ts';
import { seedAdministration } from './seed-administration.ts';

const PORT = 18_085;
const ROUNDS = 7;
const THREE_YEARS = 1096;
const [count = '10000'] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const administrator = { username: 'admin', password: 'segredo-da-medida' };

const product = await startWith(builtFrontends(), PORT, {
  env: {
    SELAH_SEED: 'none',
    ADMIN_USERNAME: administrator.username,
    ADMIN_PASSWORD: administrator.password,
    ADMIN_EMAIL: 'admin@example.org',
  },
  prepare: (data) => seedAdministration(data, { videos: Number(count), days: THREE_YEARS }),
});
try {
  const cookie = await logIn();
  const call = async (method: string, path: string, json?: unknown) => {
    const response = await fetch(`${product.url}${path}`, {
      method,
      headers: {
        cookie,
        origin: product.url,
        ...(json !== undefined && { 'content-type': 'application/json' }),
      },
      ...(json !== undefined && { body: JSON.stringify(json) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text.slice(0, 200)}`);
    return text;
  };

  const reads: Record<string, { median: number; longest: number; kilobytes: number }> = {};
  for (const path of [
    '/api/videos',
    '/api/debug/video-files',
    '/api/stats',
    '/api/stats/history?days=60',
    `/api/stats/history?days=${THREE_YEARS}`,
  ]) {
    const rounds: { milliseconds: number; bytes: number }[] = [];
    for (let round = 0; round < ROUNDS; round += 1) rounds.push(await timed(() => call('GET', path)));
    const times = rounds.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
    reads[path] = {
      median: Math.round(times[Math.floor(ROUNDS / 2)] ?? 0),
      longest: Math.round(times.at(-1) ?? 0),
      kilobytes: Math.round((rounds[0]?.bytes ?? 0) / 1024),
    };
  }
  console.table(reads);

  const cookies = cookie.split('; ').map((one) => {
    const [name = '', value = ''] = one.split('=');
    return { name, value };
  });
  console.table(await measurePages(product.url, cookies));

  const trashIds = async () => {
    const ids: string[] = [];
    for (let query = ''; ; ) {
      const text = await call('GET', `/api/admin/trash${query}`);
      const page = JSON.parse(text) as { readonly id: string; readonly deletedAt: string }[];
      ids.push(...page.map(({ id }) => id));
      if (page.length < VIDEO_LIST.managedPage) return ids;
      query = `?before=${page.at(-1)?.deletedAt}`;
    }
  };
  const writes: Record<string, { seconds: number; answer: string }> = {};
  const write = async (name: string, work: () => Promise<string>) => {
    let answer = '';
    const { milliseconds } = await timed(async () => {
      answer = await work();
      return answer;
    });
    writes[name] = { seconds: Number((milliseconds / 1000).toFixed(2)), answer: answer.slice(0, 60) };
  };
  await write('delete all', () => call('DELETE', '/api/videos/all'));
  await write('list the trash', () => call('GET', '/api/admin/trash'));
  const removed = await trashIds();
  await write('restore all', () => call('POST', '/api/admin/trash/restore', { ids: removed }));
  await write('delete all again', () => call('DELETE', '/api/videos/all'));
  const again = await trashIds();
  await write('empty the trash', () => call('POST', '/api/admin/trash/delete', { ids: again }));
  console.table(writes);
} finally {
  await product.stop();
}

async function logIn(): Promise<string> {
  const response = await fetch(`${product.url}/api/auth/login`, {
    method: 'POST',
    headers: { origin: product.url, 'content-type': 'application/json' },
    body: JSON.stringify(administrator),
  });
  return response.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
}

async function timed(work: () => Promise<string>): Promise<{ milliseconds: number; bytes: number }> {
  const startedAt = performance.now();
  const text = await work();
  return { milliseconds: performance.now() - startedAt, bytes: Buffer.byteLength(text) };
}
