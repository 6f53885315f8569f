import { afterEach, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { loadConfig } from '../config/load-config.ts';
import type { SigningSecrets } from '../config/signing-secrets.ts';
import { signingSecretsVariable } from '../config/variables.ts';
import { createServiceApp } from '../http/koa/create-service-app.ts';
import { type RunningService, serve } from '../lifecycle/serve.ts';
import { silentLogger } from '../logging/logger.ts';
import { createDeviceTokens } from '../passwords/device-tokens.ts';
import { IDENTITY_HEADER } from './identity.ts';
import { signIdentity } from './identity-token.ts';

const OLD = 'old-7f3b91d0c2e84a65b1f09e3d7c5a4826';
const NEW = 'new-0e9d1b7f43c8a25e7f3b91d0c2e84a65';

/** What every process has, one step after the other; while a step is rolled out, some have it and some do not. */
const STEPS = [OLD, `${OLD}\n${NEW}`, `${NEW}\n${OLD}`, NEW].map(secretsOf);

function secretsOf(text: string): SigningSecrets {
  return loadConfig(z.object({ INTERNAL_SECRET: signingSecretsVariable }), { INTERNAL_SECRET: text })
    .INTERNAL_SECRET;
}

const stepAt = (place: number) => STEPS[place] ?? secretsOf(OLD);

describe('a secret that is replaced', () => {
  let running: RunningService | undefined;
  afterEach(() => running?.close());

  async function statusOf(signer: SigningSecrets, service: SigningSecrets): Promise<number> {
    const app = createServiceApp({
      name: 'test',
      logger: silentLogger(),
      internalSecrets: service,
      readiness: {},
      routes: (router) => {
        router.get('/api/hello', (ctx) => {
          ctx.body = {};
        });
      },
    });
    const handle = app.callback();
    running = await serve(
      { name: 'test', handle, start: async () => {}, stop: async () => {} },
      { host: '127.0.0.1', port: 0 },
    );
    const token = await signIdentity({ siteUser: { id: 7, sessionId: 's' } }, signer, Date.now());
    const { status } = await fetch(`${running.url}/api/hello`, { headers: { [IDENTITY_HEADER]: token } });
    await running.close();
    return status;
  }

  it.each([
    [0, 1],
    [1, 2],
    [2, 3],
  ])('refuses nobody while step %d becomes step %d, whoever has which', async (from, to) => {
    for (const signer of [from, to]) {
      for (const service of [from, to]) {
        expect([signer, service, await statusOf(stepAt(signer), stepAt(service))]).toEqual([
          signer,
          service,
          200,
        ]);
      }
    }
  });

  it('signs nothing that is accepted afterwards', async () => {
    expect(await statusOf(secretsOf(OLD), secretsOf(NEW))).toBe(401);
    expect(await statusOf(secretsOf(NEW), secretsOf(OLD))).toBe(401);
  });

  it('leaves a browser known while both are accepted, and no longer', () => {
    const devicesOf = (secrets: SigningSecrets) => createDeviceTokens({ kind: 'admin', secrets });
    const token = devicesOf(secretsOf(OLD)).issue('ana');
    expect(devicesOf(secretsOf(`${NEW},${OLD}`)).find('ana', [token])).toBeDefined();
    expect(devicesOf(secretsOf(NEW)).find('ana', [token])).toBeUndefined();
  });
});
