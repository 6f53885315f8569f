import { afterAll, describe, expect, it } from '@jest/globals';
import { type RunningProduct, startProduct } from './support/product.ts';

/** Speaks to the product as a page of its own would. */
function visitor(url: string) {
  let cookie = '';
  return async (method: string, path: string, json?: unknown) => {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: { origin: url, cookie, ...(json !== undefined && { 'content-type': 'application/json' }) },
      ...(json !== undefined && { body: JSON.stringify(json) }),
    });
    cookie = response.headers.get('set-cookie')?.split(';')[0] || cookie;
    const text = await response.text();
    return { status: response.status, body: text ? JSON.parse(text) : undefined, cookie };
  };
}

describe('whatever the product acknowledged', () => {
  let product: RunningProduct | undefined;
  afterAll(() => product?.stop());

  it('is there after kill -9: account, session, kept message, counters', async () => {
    product = await startProduct();
    const before = visitor(product.url);
    const account = { email: 'ana@example.org', name: 'Ana', password: 'segredo1' };
    const registered = await before('POST', '/api/site-users/register', account);
    expect(registered.status).toBe(201);
    const { id } = registered.body.user;
    const { cookie } = await before('POST', '/api/site-users/login', account);
    const message = { userId: id, name: 'Ana', question: 'Por quê?', message: 'Respire.', language: 'pt' };
    expect((await before('POST', '/api/saved-messages', message)).status).toBe(201);
    const views = await Promise.all(
      Array.from({ length: 20 }, () => before('POST', '/api/stats/page-view', {})),
    );
    expect(views.every(({ status }) => status === 204)).toBe(true);
    const { dataDirectory } = product;
    await product.kill();

    product = await startProduct({ dataDirectory });
    const answer = await fetch(`${product.url}/api/saved-messages/user/${id}`, { headers: { cookie } });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject([{ question: 'Por quê?', message: 'Respire.' }]);

    const admin = visitor(product.url);
    await admin('POST', '/api/auth/login', { username: 'admin', password: 'journey-password-1' });
    expect((await admin('GET', '/api/stats')).body).toMatchObject({ pageViews: 20 });
    expect((await admin('GET', '/api/videos')).body.length).toBeGreaterThanOrEqual(12);
  });
});
