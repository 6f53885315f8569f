import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type RunningService, serve } from '@selah/service-kit/lifecycle/serve';
import { type ApiDriver, createApiDriver, TEST_INTERNAL_SECRET } from '@selah/service-kit/testing/api-driver';
import { startEnginesOnDisk } from '@selah/service-kit/testing/engines-on-disk';
import { callUntilError, describeOnSmallDisk } from '@selah/service-kit/testing/small-disk';
import { composeUsers } from '../../compose.ts';
import { loadUsersConfig } from '../../config.ts';

describeOnSmallDisk('while the disk of accounts and sessions is full', 8, (disk) => {
  let engines: Awaited<ReturnType<typeof startEnginesOnDisk>>;
  let running: RunningService;
  let api: ApiDriver;
  beforeAll(async () => {
    engines = await startEnginesOnDisk(disk.path);
    const config = loadUsersConfig({
      MESSAGES_URL: 'http://127.0.0.1:1',
      PUBLIC_URL: 'https://selah.example',
      INTERNAL_SECRET: TEST_INTERNAL_SECRET,
    });
    running = await serve(composeUsers(config, engines.deps), { host: '127.0.0.1', port: 0 });
    api = createApiDriver(running.url);
  });
  afterAll(async () => {
    await running.close();
    await engines.stop();
  });

  const accountOf = (attempt: number) => ({ email: `ana${attempt}@example.org`, password: 'segredo1' });
  const register = (attempt: number) =>
    api.post('/api/site-users/register', { json: { ...accountOf(attempt), name: 'Ana' } });
  const logIn = (attempt: number) => api.post('/api/site-users/login', { json: accountOf(attempt) });
  const outOfSpace = {
    status: 507,
    body: { code: 'storage_full', message: expect.stringContaining('sem espaço') },
  };

  it('registering and logging in are refused in words, and work again afterwards', async () => {
    expect((await register(0)).status).toBe(201);
    await disk.fill();
    const registering = await callUntilError(register);
    expect(registering.error).toMatchObject(outOfSpace);
    expect((await callUntilError(() => logIn(0))).error).toMatchObject(outOfSpace);

    await disk.free();
    for (let attempt = 0; attempt <= registering.accepted.length; attempt += 1) {
      expect((await logIn(attempt)).status).toBe(200);
    }
    expect((await register(registering.accepted.length + 1)).status).toBe(201);
  });
});
