import { afterAll, describe, expect, it } from '@jest/globals';
import { httpVisitor, loggedInAdmin, loggedInVisitor } from './support/http-visitor.ts';
import { type RunningProduct, startProduct } from './support/product.ts';

describe('everything that the product acknowledged', () => {
  let product: RunningProduct | undefined;
  afterAll(() => product?.stop());

  it('exists after kill -9: account, session, saved message, counters', async () => {
    product = await startProduct();
    const { id, cookie, call } = await loggedInVisitor(product.url, 'ana@example.org');
    const message = { userId: id, name: 'Ana', question: 'Por quê?', message: 'Respire.', language: 'pt' };
    expect((await call('POST', '/api/saved-messages', { json: message })).status).toBe(201);
    const views = await Promise.all(
      Array.from({ length: 20 }, () => call('POST', '/api/stats/page-view', { json: {} })),
    );
    expect(views.every(({ status }) => status === 204)).toBe(true);
    const { dataDirectory } = product;
    await product.kill();

    product = await startProduct({ dataDirectory });
    const answer = await httpVisitor(product.url, cookie).call('GET', `/api/saved-messages/user/${id}`);
    expect(answer).toMatchObject({ status: 200, body: [{ question: 'Por quê?', message: 'Respire.' }] });

    const admin = await loggedInAdmin(product.url);
    expect((await admin.call('GET', '/api/stats')).body).toMatchObject({ pageViews: 20 });
    const videos = (await admin.call('GET', '/api/videos')).body as unknown[];
    expect(videos.length).toBeGreaterThanOrEqual(12);
  });
});
