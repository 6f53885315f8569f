import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { eventually } from '@selah/service-kit/testing/eventually';
import { callUntilError, describeOnSmallDisk } from '@selah/service-kit/testing/small-disk';
import { type HttpVisitor, httpVisitor, loggedInAdmin, loggedInVisitor } from './support/http-visitor.ts';
import { ADMIN, type RunningProduct, startProduct } from './support/product.ts';
import { formWithVideo } from './support/test-videos.ts';

describeOnSmallDisk('the whole product on a disk that is full', 128, (disk) => {
  let product: RunningProduct;
  let visitor: HttpVisitor & { readonly id: number };
  let admin: HttpVisitor;

  const start = () => startProduct({ dataDirectory: disk.path, env: { SELAH_SEED: 'none' } });

  beforeAll(async () => {
    product = await start();
    visitor = await loggedInVisitor(product.url, 'ana@example.org');
    admin = await loggedInAdmin(product.url);
  });
  afterAll(() => product?.end());

  const keep = (attempt: number) => {
    const json = {
      userId: visitor.id,
      name: 'Ana',
      question: `${attempt}?`,
      message: 'Respire.',
      language: 'pt',
    };
    return visitor.call('POST', '/api/saved-messages', { json });
  };
  const change = (attempt: number) =>
    admin.call('PUT', '/api/site-settings', {
      json: { headerAdCode: `<b>${attempt}</b>`, footerAdCode: '' },
    });
  const spin = () => httpVisitor(product.url).call('POST', '/api/stats/spin-count', { json: {} });
  const register = (attempt: number) =>
    httpVisitor(product.url).call('POST', '/api/site-users/register', {
      json: { email: `lia${attempt}@example.org`, name: 'Lia', password: 'segredo1' },
    });
  const logIn = () => httpVisitor(product.url).call('POST', '/api/auth/login', { json: ADMIN });
  const upload = () => admin.call('POST', '/api/videos', { form: formWithVideo() });

  const kept = async () => {
    const { body } = await visitor.call('GET', `/api/saved-messages/user/${visitor.id}`);
    return (body as { question: string }[]).length;
  };
  const spins = async () => ((await admin.call('GET', '/api/stats')).body as { spinCount: number }).spinCount;
  const draw = () => httpVisitor(product.url).call('GET', '/api/videos/random?language=pt');

  it('refuses in words what it cannot keep, answers what it has, loses nothing, and goes on when there is room', async () => {
    expect((await upload()).status).toBe(201);
    const film = await eventually(async () => {
      const { status, body } = await draw();
      expect(status).toBe(200);
      return body as { readonly filename: string };
    });
    expect((await keep(0)).status).toBe(201);
    expect((await spin()).status).toBe(204);
    await disk.fill();

    const outOfSpace = {
      status: 507,
      body: { code: 'storage_full', message: expect.stringContaining('sem espaço') },
    };
    const messages = await callUntilError(keep);
    expect(messages.error).toMatchObject(outOfSpace);
    const counts = await callUntilError(spin);
    expect(counts.error).toMatchObject(outOfSpace);
    for (const call of [change, register, logIn]) {
      expect((await callUntilError(call)).error).toMatchObject(outOfSpace);
    }
    expect(await upload()).toMatchObject({
      status: 507,
      body: { code: 'disk_full', message: expect.stringMatching(/^Faltam [\d.]+ MB no disco/) },
    });

    const expectWhatWasThere = async () => {
      expect((await draw()).status).toBe(200);
      const file = await fetch(`${product.url}/api/videos/file/${film.filename}`);
      expect(file.status).toBe(200);
      expect((await file.arrayBuffer()).byteLength).toBeGreaterThan(0);
      expect(await kept()).toBe(1 + messages.accepted.length);
      expect(await spins()).toBe(1 + counts.accepted.length);
    };
    await expectWhatWasThere();

    // Also a start on the full disk.
    await product.kill();
    product = await startAgain();
    await expectWhatWasThere();

    await disk.free();
    for (const call of [keep, change, register, logIn]) {
      expect((await call(1_000)).status).toBeLessThan(300);
    }
    expect((await spin()).status).toBe(204);
    expect((await upload()).status).toBe(201);
    expect(await kept()).toBe(2 + messages.accepted.length);
    expect(await spins()).toBe(2 + counts.accepted.length);
  });

  /** At the address of before, where people are logged in. */
  async function startAgain(): Promise<RunningProduct> {
    const { port } = new URL(product.url);
    return startProduct({ dataDirectory: disk.path, env: { SELAH_SEED: 'none', PORT: port } });
  }
});
