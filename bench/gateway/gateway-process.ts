import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { composeGateway } from '@selah/gateway/compose';
import { loadGatewayConfig } from '@selah/gateway/config';
import { createIdentitySigner } from '@selah/gateway/identity-signer';
import { createProxyTransport } from '@selah/gateway/proxy-services';
import { createMemoryCache } from '@selah/service-kit/cache/memory-cache';
import { serve } from '@selah/service-kit/lifecycle/serve';
import { silentLogger } from '@selah/service-kit/logging/logger';
import { createSessionStore } from '@selah/service-kit/sessions/cache-session-store';
import { reportUsage } from './measured-process.ts';

/** The real gateway in front of `UPSTREAM_URL`, with limits that the measurement does not reach. */
const upstream = process.env.UPSTREAM_URL ?? '';
const dir = await mkdtemp(join(tmpdir(), 'selah-bench-'));
await mkdir(join(dir, 'assets'));
await writeFile(join(dir, 'index.html'), `<!doctype html><title>%PRODUCT_NAME%</title>${'x'.repeat(2000)}`);

const config = loadGatewayConfig({
  INTERNAL_SECRET: 'b7d1f0a94c3e5826d7f1b0a94c3e58261f',
  RATE_LIMIT_SCALE: '1000000',
  SHELL_DIR: dir,
  ADMIN_DIR: dir,
  ...Object.fromEntries(
    ['VIDEOS', 'USERS', 'MESSAGES', 'STATS', 'ADMIN'].map((name) => [`${name}_URL`, upstream]),
  ),
});
const logger = silentLogger();
const cache = createMemoryCache({ logger });
const services = createProxyTransport(
  config.services,
  createIdentitySigner(config.identity.secrets, Date.now),
);
const gateway = composeGateway(config, { cache, sessions: createSessionStore({ cache }), services, logger });
const running = await serve(gateway, { host: '127.0.0.1', port: 0 });
reportUsage(running.url);
