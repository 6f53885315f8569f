import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { eventually } from '@selah/service-kit/testing/eventually';
import { describeOnSmallDisk } from '@selah/service-kit/testing/small-disk';
import {
  type HttpAnswer,
  type HttpVisitor,
  httpVisitor,
  loggedInAdmin,
  loggedInVisitor,
} from './support/http-visitor.ts';
import { ADMIN, type RunningProduct, startProduct } from './support/product.ts';

const FILM = readFileSync(join(import.meta.dirname, '..', 'standalone', 'demo', 'pt-salmo-23.mp4'));

/** What is written already has room for some more. */
const MOST_CALLS = 500;

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

  const keep = (turn: number) => {
    const json = {
      userId: visitor.id,
      name: 'Ana',
      question: `${turn}?`,
      message: 'Respire.',
      language: 'pt',
    };
    return visitor.call('POST', '/api/saved-messages', { json });
  };
  const change = (turn: number) =>
    admin.call('PUT', '/api/site-settings', {
      json: { headerAdCode: `<b>${turn}</b>`, footerAdCode: '' },
    });
  const spin = () => httpVisitor(product.url).call('POST', '/api/stats/spin-count', { json: {} });
  const register = (turn: number) =>
    httpVisitor(product.url).call('POST', '/api/site-users/register', {
      json: { email: `lia${turn}@example.org`, name: 'Lia', password: 'segredo1' },
    });
  const logIn = () => httpVisitor(product.url).call('POST', '/api/auth/login', { json: ADMIN });
  const upload = () => admin.call('POST', '/api/videos', { form: formWithFilm() });

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
    const messages = await untilRefused(keep);
    expect(messages.refusal).toMatchObject(outOfSpace);
    const counts = await untilRefused(spin);
    expect(counts.refusal).toMatchObject(outOfSpace);
    for (const call of [change, register, logIn]) {
      expect((await untilRefused(call)).refusal).toMatchObject(outOfSpace);
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
      expect(await kept()).toBe(1 + messages.taken);
      expect(await spins()).toBe(1 + counts.taken);
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
    expect(await kept()).toBe(2 + messages.taken);
    expect(await spins()).toBe(2 + counts.taken);
  });

  /** At the address of before, where people are logged in. */
  async function startAgain(): Promise<RunningProduct> {
    const { port } = new URL(product.url);
    return startProduct({ dataDirectory: disk.path, env: { SELAH_SEED: 'none', PORT: port } });
  }
});

/** Calls until the answer is a refusal; answers how many were taken before it. */
async function untilRefused(call: (turn: number) => Promise<HttpAnswer>) {
  for (let taken = 0; taken < MOST_CALLS; taken += 1) {
    const answer = await call(taken + 1);
    if (answer.status >= 400) return { taken, refusal: answer };
  }
  throw new Error(`none of ${MOST_CALLS} calls was refused`);
}

function formWithFilm(): FormData {
  const form = new FormData();
  form.set('title', 'Salmo 23');
  form.set('language', 'pt');
  form.set('videoFile', new Blob([FILM]), 'salmo-23.mp4');
  return form;
}
