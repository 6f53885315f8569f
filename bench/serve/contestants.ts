import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { startMeasured } from '../gateway/measured-process.ts';

/** A program that is compared with the product. */
export interface Started {
  readonly url: string;
  readonly pid: number;
  stop(): Promise<void>;
}

/** nginx with one worker, serving these files. `port` must be free. */
export async function startNginx(
  files: Readonly<Record<string, Uint8Array>>,
  port: number,
): Promise<Started> {
  const folder = mkdtempSync(join(tmpdir(), 'selah-nginx-'));
  for (const [name, bytes] of Object.entries(files))
    writeFileSync(join(folder, name), bytes, { mode: 0o644 });
  const config = join(folder, 'nginx.conf');
  writeFileSync(
    config,
    `daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log; user root;
     events { worker_connections 1024; }
     http { access_log off; sendfile on; tcp_nopush on; open_file_cache max=64; keepalive_requests 1000000;
       types { video/mp4 mp4; } client_body_temp_path ${folder}; proxy_temp_path ${folder}; fastcgi_temp_path ${folder};
       uwsgi_temp_path ${folder}; scgi_temp_path ${folder};
       server { listen 127.0.0.1:${port}; root ${folder}; } }`,
  );
  const child = spawn('nginx', ['-c', config, '-p', folder], { stdio: 'ignore' });
  const url = `http://127.0.0.1:${port}`;
  await untilAnswering(`${url}/${Object.keys(files)[0]}`);
  return {
    url,
    pid: child.pid ?? 0,
    async stop() {
      await end(child);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A script of this folder that prints its address when it listens. */
export async function startScript(
  name: string,
  env: Readonly<Record<string, string>> = {},
): Promise<Started> {
  const child = spawn(process.execPath, [join(import.meta.dirname, name)], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [url] = (await once(createInterface(child.stdout), 'line')) as [string];
  return { url, pid: child.pid ?? 0, stop: () => end(child) };
}

/** The product's gateway, or a minimal one: http-proxy-middleware, optimised or as in its documentation. */
export async function startGateway(kind: 'gateway' | 'tuned' | 'usual', upstream: string): Promise<Started> {
  const env = { UPSTREAM_URL: upstream };
  if (kind === 'gateway') return startMeasured('./gateway-process.ts', env);
  return startScript('plain-proxy.ts', { ...env, TUNED: kind === 'tuned' ? '1' : '' });
}

async function end(child: ChildProcess): Promise<void> {
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  await exited;
}

async function untilAnswering(url: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const isThere = await fetch(url, { method: 'HEAD' }).then(
      (response) => response.ok,
      () => false,
    );
    if (isThere) return;
    await delay(50);
  }
  throw new Error(`${url} does not answer`);
}
