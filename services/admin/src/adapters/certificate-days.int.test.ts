import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { standStill } from '@selah/service-kit/testing/stand-still';
import { certificateDays } from './certificate-days.ts';

const DAYS = 30;
/** A certificate made now ends in so many whole days. */
const WHOLE_DAYS = DAYS - 1;

const hasOpenssl = spawnSync('openssl', ['version']).status === 0;

(hasOpenssl ? describe : describe.skip)('the days of a certificate (needs openssl)', () => {
  const folder = mkdtempSync(join(tmpdir(), 'selah-certificate-'));
  let server: ChildProcess;
  let address: URL;

  beforeAll(async () => {
    const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
    execFileSync('openssl', [
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
      ...['-keyout', key, '-out', certificate, '-days', String(DAYS), '-subj', '/CN=localhost'],
    ]);
    // In a process of its own, which goes on while this one stands still.
    const program = `
      const { readFileSync } = require('node:fs');
      const [key, cert] = process.argv.slice(1).map((path) => readFileSync(path));
      const server = require('node:tls').createServer({ key, cert }).on('tlsClientError', () => {});
      server.listen(0, '127.0.0.1', () => console.log(server.address().port));`;
    server = spawn(process.execPath, ['--eval', program, key, certificate], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [port] = await once(server.stdout ?? server, 'data');
    address = new URL(`https://127.0.0.1:${String(port).trim()}`);
  });
  afterAll(() => {
    server.kill();
    rmSync(folder, { recursive: true });
  });

  it('are counted for one that nobody vouches for', async () => {
    expect(await certificateDays(address)).toBe(WHOLE_DAYS);
  });

  it('are read after this process stood still for longer than the limit', async () => {
    const days = certificateDays(address);
    standStill(1_500);
    expect(await days).toBe(WHOLE_DAYS);
  });

  it('are unknown where nothing answers', async () => {
    const silent = createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const listening = silent.address();
    if (typeof listening !== 'object' || !listening) throw new Error('no port');
    expect(await certificateDays(new URL(`https://127.0.0.1:${listening.port}`))).toBeUndefined();
    silent.close();
  });
});
