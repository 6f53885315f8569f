import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';

export interface Rival {
  readonly url: string;
  readonly pid: number;
  stop(): Promise<void>;
}

/** nginx with one worker, serving `bytes` as `/film.mp4`. `port` must be free. */
export async function startNginx(bytes: Uint8Array, port: number): Promise<Rival> {
  const folder = mkdtempSync(join(tmpdir(), 'selah-nginx-'));
  writeFileSync(join(folder, 'film.mp4'), bytes, { mode: 0o644 });
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
  await answers(`${url}/film.mp4`);
  return {
    url: `${url}/film.mp4`,
    pid: child.pid ?? 0,
    async stop() {
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      await exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export async function startNoOp(): Promise<Rival> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'no-op.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [url] = (await once(createInterface(child.stdout), 'line')) as [string];
  return {
    url,
    pid: child.pid ?? 0,
    async stop() {
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      await exited;
    },
  };
}

async function answers(url: string): Promise<void> {
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
