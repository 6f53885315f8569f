import type { RequestListener } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe } from '@jest/globals';
import {
  type GatewaySetup,
  startGateway,
  type TestGateway,
  type Transport,
  useTransport,
  useUsualTransport,
} from './a-gateway.ts';
import { startUpstream, type Upstream } from './an-upstream.ts';

const closing: Array<() => Promise<void>> = [];

/** Closes it at the end of a test, in reverse order. */
export function closeLater(close: () => Promise<void>): void {
  closing.push(close);
}

export async function closeAll(): Promise<void> {
  for (const close of closing.splice(0).reverse()) await close();
}

/** A gateway with one replacement for all services; `closeAll` closes both. */
export async function startBoth(
  answer?: RequestListener,
  setup: Partial<GatewaySetup> = {},
): Promise<{ readonly upstream: Upstream; readonly gateway: TestGateway }> {
  const upstream = await startUpstream(answer);
  closeLater(upstream.close);
  const gateway = await startGateway({ upstream, ...setup });
  closeLater(gateway.close);
  return { upstream, gateway };
}

/**
 * For the tests of a block: one gateway and one replacement for all services, whose seen requests are cleared
 * before each test.
 */
export function useGateway(
  onStarted: (both: { readonly upstream: Upstream; readonly gateway: TestGateway }) => void,
): void {
  let upstream: Upstream;
  let gateway: TestGateway;
  beforeAll(async () => {
    upstream = await startUpstream();
    gateway = await startGateway({ upstream });
    onStarted({ upstream, gateway });
  });
  beforeEach(() => {
    upstream.seen.length = 0;
  });
  afterAll(async () => {
    await gateway.close();
    await upstream.close();
  });
}

/** Runs the tests twice: with services in other processes, and in this one. */
export function describeEachTransport(tests: (transport: Transport) => void): void {
  describe.each<Transport>(['HTTP', 'calls'])('services over %s:', (transport) => {
    beforeAll(() => useTransport(transport));
    tests(transport);
    afterAll(useUsualTransport);
  });
}
