import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, utimesSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '@selah/service-kit/testing/eventually';

const REPOSITORY = join(import.meta.dirname, '..', '..');

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (!address || typeof address === 'string') throw new Error('no port');
  return address.port;
}

describe('npm run dev', () => {
  const folder = mkdtempSync(join(tmpdir(), 'selah-dev-'));
  const output: string[] = [];
  let development: ChildProcess | undefined;
  let url = '';

  beforeAll(async () => {
    const port = await freePort();
    url = `http://127.0.0.1:${port}`;
    development = spawn(process.execPath, ['scripts/dev.mjs', '--model'], {
      cwd: REPOSITORY,
      env: {
        ...process.env,
        PORT: String(port),
        SELAH_DATA_DIR: join(folder, 'data'),
        BACKUP_DIR: join(folder, 'backups'),
        SELAH_SEED: 'none',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    if (!development.stdout) throw new Error('no standard output');
    createInterface(development.stdout).on('line', (line) => output.push(line));
    await eventually(() => expect(output).toContainEqual(expect.stringContaining(`Open ${url}`)), 60_000);
  });
  afterAll(async () => {
    const exit = development && once(development, 'exit');
    development?.kill('SIGTERM');
    await exit;
    rmSync(folder, { recursive: true });
  });

  it('serves the pages from their sources, and the API and the built pages of the gateway, at one address', async () => {
    expect(await (await fetch(url, { headers: { accept: 'text/html' } })).text()).toContain('/@vite/client');
    expect(await (await fetch(`${url}/src/index.ts`)).text()).toContain('openApplication');
    expect(await (await fetch(`${url}/care`)).text()).not.toContain('/@vite/client');
    const answer = await fetch(`${url}/api/openapi.json`);
    expect(await answer.json()).toHaveProperty('openapi');
    // It would name a newer build to the page, which is of none.
    expect(answer.headers.has('x-build')).toBe(false);
  });

  it('lets the administrator in with the printed password, and lists mails with their links', async () => {
    const headers = { 'content-type': 'application/json', origin: url };
    const post = (path: string, body: object) =>
      fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
    const login = await post('/api/auth/login', { username: 'admin', password: 'for-development-only' });
    expect(login.status).toBe(200);
    await post('/api/auth/forgot-password', { email: 'admin@example.org' });
    await eventually(() => {
      expect(output.join('\n')).toMatch(
        new RegExp(
          `Mail to admin@example.org: Selah: recuperação de senha\\n {2}${url}/admin\\?reset=\\w{64}`,
        ),
      );
    }, 30_000);
  });

  it('starts the services again after a change, and requests wait for them', async () => {
    const now = new Date();
    utimesSync(join(REPOSITORY, 'services', 'stats', 'src', 'compose.ts'), now, now);
    await eventually(
      () => expect(output).toContainEqual(expect.stringMatching(/^Restarting .*main\.ts/)),
      30_000,
    );
    expect((await fetch(`${url}/api/openapi.json`)).status).toBe(200);
  });
});
