import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { eventually, SLOW_MACHINE_MS } from '@selah/service-kit/testing/eventually';
import { auditListSchema } from '@selah/shared/contracts/audit/audit';
import { type HttpVisitor, httpVisitor, loggedInAdmin, loggedInVisitor } from './support/http-visitor.ts';
import { ADMIN, type RunningProduct, startProduct } from './support/product.ts';
import { formWithVideo } from './support/test-videos.ts';

let product: RunningProduct;
let admin: HttpVisitor;

beforeAll(async () => {
  product = await startProduct({ env: { SELAH_SEED: 'none' } });
  admin = await loggedInAdmin(product.url);
});
afterAll(() => product?.stop());

const list = async () => auditListSchema.parse((await admin.call('GET', '/api/admin/audit')).body);

it('what an administrator does in any service is listed, and nothing that a visitor writes', async () => {
  const ana = await loggedInVisitor(product.url, 'canario@example.org');
  const kept = { userId: ana.id, name: 'canario', question: 'canario', message: 'canario', language: 'pt' };
  expect((await ana.call('POST', '/api/saved-messages', { json: kept })).status).toBe(201);
  await httpVisitor(product.url).call('POST', '/api/auth/login', {
    json: { username: 'canario', password: 'canario' },
  });

  // As an administrator who looks at the site: no change.
  await admin.call('POST', '/api/stats/page-view', { json: {} });
  await admin.call('POST', '/api/ai/message', {
    json: { name: 'canario', question: 'canario', language: 'pt' },
  });

  const { body } = await admin.call('POST', '/api/videos', { form: formWithVideo({ title: 'Salmo 91' }) });
  const { id } = body as { id: number };
  expect((await admin.call('DELETE', `/api/videos/${id}`)).status).toBe(204);
  await admin.call('PUT', '/api/site-settings', { json: { headerAdCode: '<b>ad</b>', footerAdCode: '' } });

  await eventually(async () => {
    const actions = (await list()).map(({ action }) => action);
    expect(actions.sort()).toEqual(
      ['ads-changed', 'sign-in-failed', 'signed-in', 'video-added', 'video-removed'].sort(),
    );
  }, SLOW_MACHINE_MS);
  const entries = await list();
  expect(entries.find(({ action }) => action === 'video-added')).toMatchObject({
    administrator: ADMIN.username,
    address: '127.0.0.1',
    object: { id: String(id), title: 'Salmo 91' },
  });
  expect(JSON.stringify(entries)).not.toContain('canario');
});

it('survives a kill right after the answer', async () => {
  const { status } = await admin.call('PUT', '/api/site-settings/contact', {
    json: { contact: null, basedOn: 0 },
  });
  expect(status).toBe(200);
  const { body } = await admin.call('POST', '/api/videos', { form: formWithVideo({ title: 'Salmo 92' }) });
  await product.kill();
  expect(body).toMatchObject({ title: 'Salmo 92' });
  const { dataDirectory } = product;
  product = await startProduct({ env: { SELAH_SEED: 'none' }, dataDirectory });
  admin = await loggedInAdmin(product.url);
  await eventually(async () => {
    const entries = await list();
    expect(entries.some(({ action }) => action === 'contact-changed')).toBe(true);
    expect(entries.some(({ object }) => object.title === 'Salmo 92')).toBe(true);
  }, SLOW_MACHINE_MS);
});
