import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { describeOn } from '@selah/service-kit/testing/engines/engine';
import { limitEvents } from '@selah/service-kit/testing/engines/jetstream-bus';
import { ownNats } from '@selah/service-kit/testing/engines/nats';
import { redisOnDisk } from '@selah/service-kit/testing/engines/redis';
import { eventually } from '@selah/service-kit/testing/eventually';
import { callUntilError, describeOnSmallDisk } from '@selah/service-kit/testing/small-disk';
import { type HttpVisitor, httpVisitor, loggedInAdmin, loggedInVisitor } from './support/http-visitor.ts';
import { ADMIN, type RunningProduct, startProduct } from './support/product.ts';
import { DEMO_VIDEO } from './support/test-videos.ts';

const FILM = readFileSync(DEMO_VIDEO);

const OUT_OF_SPACE = {
  status: 507,
  body: { code: 'storage_full', message: expect.stringContaining('sem espaço') },
};

describeOnSmallDisk('engines that are full', 8, (disk) => {
  describeOn('with events', ownNats, (broker) => {
    describeOn('with sessions on a small disk', redisOnDisk(disk.path), (cache) => {
      let product: RunningProduct;
      let visitor: HttpVisitor & { readonly id: number };
      let admin: HttpVisitor;
      let film: { readonly filename: string };
      beforeAll(async () => {
        const env = { SELAH_SEED: 'none', NATS_URL: broker().url, REDIS_URL: cache().url };
        product = await startProduct({ env });
        visitor = await loggedInVisitor(product.url, 'ana@example.org');
        admin = await loggedInAdmin(product.url);
        await admin.call('POST', '/api/videos', { form: formWithFilm() });
        film = await eventually(async () => {
          const { status, body } = await draw();
          expect(status).toBe(200);
          return body as typeof film;
        });
      });
      afterAll(() => product?.stop());

      const anyone = () => httpVisitor(product.url);
      const draw = () => anyone().call('GET', '/api/videos/random?language=pt');
      const logIn = () => anyone().call('POST', '/api/auth/login', { json: ADMIN });
      const logInVisitor = () =>
        anyone().call('POST', '/api/site-users/login', {
          json: { email: 'ana@example.org', password: 'segredo1' },
        });
      const spin = () => anyone().call('POST', '/api/stats/spin-count', { json: {} });
      const spins = async () =>
        ((await admin.call('GET', '/api/stats')).body as { spinCount: number }).spinCount;
      const keep = () =>
        visitor.call('POST', '/api/saved-messages', {
          json: { userId: visitor.id, name: 'Ana', question: '?', message: 'Respire.', language: 'pt' },
        });

      async function expectReadsAndLetters() {
        const json = { name: 'Ana', question: 'Tenho medo do futuro', language: 'pt' };
        const calls = [
          anyone().call('GET', '/'),
          draw(),
          anyone().call('GET', `/api/videos/file/${film.filename}`),
          anyone().call('GET', '/api/site-settings'),
          anyone().call('POST', '/api/ai/message', { json }),
          visitor.call('GET', `/api/site-users/${visitor.id}`),
          visitor.call('GET', `/api/saved-messages/user/${visitor.id}`),
          admin.call('GET', '/api/auth/user'),
          admin.call('GET', '/api/stats'),
        ];
        expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(calls.map(() => 200));
        expect((await admin.call('GET', '/api/auth/user')).body).toMatchObject({ authenticated: true });
      }

      it('logins are refused in words while the disk of sessions is full; who is logged in stays so, and all else goes on', async () => {
        await disk.fill();
        expect((await callUntilError(logIn)).error).toMatchObject(OUT_OF_SPACE);
        expect((await callUntilError(logInVisitor)).error).toMatchObject(OUT_OF_SPACE);
        await expectReadsAndLetters();
        expect((await spin()).status).toBe(204);
        expect((await keep()).status).toBe(201);

        await disk.free();
        await eventually(async () => expect((await logIn()).status).toBe(200));
        expect((await logInVisitor()).status).toBe(200);
        await expectReadsAndLetters();
      });

      it('counts and deletions of accounts are refused in words while the broker has no space; what it acknowledged counts once', async () => {
        const limit = async (events: number) => {
          await limitEvents(broker().url, 'selah', 'usage.counted', events);
          await limitEvents(broker().url, 'selah', 'site-user.deleted', events);
        };
        const leaving = await loggedInVisitor(product.url, 'eva@example.org');
        const leave = () => leaving.call('DELETE', `/api/site-users/${leaving.id}`);
        const others = await Promise.all(
          ['lia@example.org', 'rui@example.org'].map((email) => loggedInVisitor(product.url, email)),
        );
        await limit(2);
        for (const other of others) await other.call('DELETE', `/api/site-users/${other.id}`);
        await eventually(async () => expect(await spins()).toBe(1));

        const { accepted, error } = await callUntilError(spin);
        expect(error).toMatchObject(OUT_OF_SPACE);
        expect(await leave()).toMatchObject(OUT_OF_SPACE);
        await expectReadsAndLetters();
        expect((await keep()).status).toBe(201);
        await eventually(async () => expect(await spins()).toBe(1 + accepted.length));

        await limit(-1);
        expect((await spin()).status).toBe(204);
        await eventually(async () => expect(await spins()).toBe(2 + accepted.length));
        const json = { email: 'eva@example.org', password: 'segredo1' };
        const returned = anyone();
        expect((await returned.call('POST', '/api/site-users/login', { json })).status).toBe(200);
        expect((await returned.call('DELETE', `/api/site-users/${leaving.id}`)).status).toBe(204);
      });
    });
  });
});

function formWithFilm(): FormData {
  const form = new FormData();
  form.set('title', 'Salmo 23');
  form.set('language', 'pt');
  form.set('videoFile', new Blob([FILM]), 'salmo-23.mp4');
  return form;
}
