import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { RequestListener, ServerOptions } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createMemoryCache } from '@selah/service-kit/cache/memory-cache';
import type { Environment } from '@selah/service-kit/config/load-config';
import { serve } from '@selah/service-kit/lifecycle/serve';
import { silentLogger } from '@selah/service-kit/logging/logger';
import { createSessionStore } from '@selah/service-kit/sessions/cache-session-store';
import type { SessionStore } from '@selah/service-kit/sessions/session-store';
import { TEST_INTERNAL_SECRET, TEST_INTERNAL_SECRETS } from '@selah/service-kit/testing/api-driver';
import { SERVICE_NAMES, type ServiceName } from '@selah/shared/contracts/endpoint';
import { type ComposeGatewayDeps, composeGateway } from '../src/compose.ts';
import { loadGatewayConfig } from '../src/config.ts';
import { createCallTransport } from '../src/http/forwarding/call-services.ts';
import { createIdentitySigner } from '../src/http/forwarding/identity-signer.ts';
import { createProxyTransport } from '../src/http/forwarding/proxy-services.ts';

export interface TestGateway {
  readonly url: string;
  readonly port: number;
  readonly sessions: SessionStore;
  close(): Promise<void>;
}

/** Asks for the status as the administrator. */
export async function fetchStatus(
  { url, sessions }: Pick<TestGateway, 'url' | 'sessions'>,
  init: RequestInit = {},
): Promise<Response> {
  const token = await sessions.open({ kind: 'admin', subjectId: 1, username: 'ana' });
  return fetch(`${url}/statusz`, { ...init, headers: { cookie: `selah_admin_session=${token}` } });
}

/** A service or its replacement in tests, with both transports. */
export interface ServiceStandIn {
  readonly url: string;
  readonly handle: RequestListener;
}

export interface GatewaySetup {
  /** Answers for services that are not in `services`. */
  readonly upstream: ServiceStandIn;
  readonly services?: Partial<Readonly<Record<ServiceName, ServiceStandIn>>>;
  /** Environment variables. */
  readonly env?: Environment;
  readonly deps?: Partial<ComposeGatewayDeps>;
  /** How long an idle connection to a service is kept. Milliseconds. */
  readonly idleConnectionMs?: number;
  /** Overrides the options of the HTTP server. */
  readonly server?: ServerOptions;
  /** Files of the built shell by path; a page and one script by default. */
  readonly shell?: Readonly<Record<string, string | Buffer>>;
}

export const PAGE =
  '<!doctype html><html lang="pt"><head><title>%PRODUCT_NAME%.</title>' +
  '<meta name="application-name" content="%PRODUCT_NAME%"></head>' +
  `<body><div id="root"></div><p>Selah</p><!-- ${'so that it is worth compressing '.repeat(40)} --></body></html>`;

const SHELL = { 'index.html': PAGE, 'assets/index-B3xK9aQz.js': `console.log("selah");${' '.repeat(2000)}` };
const ADMIN = { 'assets/remoteEntry.js': 'export const open = () => 1;' };

export type Transport = 'HTTP' | 'calls';

const USUAL = 'HTTP' satisfies Transport;
let transport: Transport = USUAL;

/** Sets the transport of gateways started from now on; call `useUsualTransport` afterwards. */
export function useTransport(next: Transport): void {
  transport = next;
}

/** Test files of one process share this module. */
export function useUsualTransport(): void {
  transport = USUAL;
}

/** Starts a gateway on a free port, with replacements for the services. */
export async function startGateway(setup: GatewaySetup): Promise<TestGateway> {
  const dir = await mkdtemp(join(tmpdir(), 'selah-gateway-'));
  await writeFiles(join(dir, 'shell'), setup.shell ?? SHELL);
  await writeFiles(join(dir, 'admin'), ADMIN);
  const logger = silentLogger();
  const cache = createMemoryCache({ logger });
  const sessions = createSessionStore({ cache });
  const config = loadGatewayConfig({
    PORT: '0',
    INTERNAL_SECRET: TEST_INTERNAL_SECRET,
    SHELL_DIR: join(dir, 'shell'),
    ADMIN_DIR: join(dir, 'admin'),
    ...setup.env,
  });
  const service = composeGateway(config, {
    cache,
    sessions,
    logger,
    services: transportTo(setup),
    ...setup.deps,
  });
  const running = await serve(service, {
    host: config.http.host,
    port: 0,
    drain: { requestsMs: 500 },
    ...(setup.server && { server: setup.server }),
  });
  return {
    url: running.url,
    port: Number(new URL(running.url).port),
    sessions: setup.deps?.sessions ?? sessions,
    close: async () => {
      await running.close();
      await cache.close();
      await rm(dir, { recursive: true });
    },
  };
}

function transportTo({ upstream, services = {}, idleConnectionMs }: GatewaySetup) {
  const each = <Part>(partOf: (service: ServiceStandIn) => Part) =>
    Object.fromEntries(SERVICE_NAMES.map((name) => [name, partOf(services[name] ?? upstream)])) as Record<
      ServiceName,
      Part
    >;
  return transport === 'HTTP'
    ? createProxyTransport(
        each(({ url }) => url),
        createIdentitySigner(TEST_INTERNAL_SECRETS, Date.now),
        idleConnectionMs,
      )
    : createCallTransport(each(({ handle }) => ({ handle })));
}

async function writeFiles(dir: string, files: Readonly<Record<string, string | Buffer>>): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(dir, name)), { recursive: true });
    await writeFile(join(dir, name), content);
  }
}
