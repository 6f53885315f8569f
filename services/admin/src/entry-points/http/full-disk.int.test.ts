import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type RunningService, serve } from '@selah/service-kit/lifecycle/serve';
import {
  type ApiDriver,
  asAdmin,
  createApiDriver,
  TEST_INTERNAL_SECRET,
} from '@selah/service-kit/testing/api-driver';
import { startEnginesOnDisk } from '@selah/service-kit/testing/engines-on-disk';
import { callUntilError, describeOnSmallDisk } from '@selah/service-kit/testing/small-disk';
import { composeAdmin } from '../../compose.ts';
import { loadAdminConfig } from '../../config.ts';

describeOnSmallDisk('while the disk of settings and sessions is full', 8, (disk) => {
  let engines: Awaited<ReturnType<typeof startEnginesOnDisk>>;
  let running: RunningService;
  let api: ApiDriver;
  beforeAll(async () => {
    engines = await startEnginesOnDisk(disk.path);
    const config = loadAdminConfig({
      PUBLIC_URL: 'https://selah.example',
      INTERNAL_SECRET: TEST_INTERNAL_SECRET,
      ADMIN_USERNAME: 'admin',
      ADMIN_PASSWORD: 'first-password',
      SELAH_DATA_DIR: disk.path,
    });
    running = await serve(composeAdmin(config, engines.deps), { host: '127.0.0.1', port: 0 });
    api = createApiDriver(running.url);
  });
  afterAll(async () => {
    await running.close();
    await engines.stop();
  });

  const change = (attempt: number) => {
    const json = { headerAdCode: `<b>${attempt}</b>`, footerAdCode: '' };
    return api.put('/api/site-settings', { as: asAdmin, json });
  };
  const logIn = () =>
    api.post('/api/auth/login', { json: { username: 'admin', password: 'first-password' } });
  const outOfSpace = {
    status: 507,
    body: { code: 'storage_full', message: expect.stringContaining('sem espaço') },
  };

  it('saving ads and logging in are refused in words, the last saved ads stay, and all works again afterwards', async () => {
    expect((await change(0)).status).toBe(200);
    await disk.fill();
    const changing = await callUntilError(change);
    expect(changing.error).toMatchObject(outOfSpace);
    const saved = { headerAdCode: `<b>${changing.accepted.length}</b>` };
    expect((await api.get('/api/site-settings')).body).toMatchObject(saved);
    expect((await callUntilError(logIn)).error).toMatchObject(outOfSpace);

    await disk.free();
    expect((await logIn()).status).toBe(200);
    expect((await change(1_000)).status).toBe(200);
    expect((await api.get('/api/site-settings')).body).toMatchObject({ headerAdCode: '<b>1000</b>' });
  });
});
