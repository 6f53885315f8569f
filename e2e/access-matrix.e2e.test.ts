import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { API } from '@selah/shared/contracts/api';
import {
  type HttpVisitor,
  httpVisitor,
  loggedInAdmin,
  loggedInVisitor,
  logInAgain,
} from './support/http-visitor.ts';
import { type RunningProduct, startProduct } from './support/product.ts';

/**
 * Who may call which endpoint (M-007, M-008). `own` is visitor A with A's ids, `other` is visitor B with A's ids, `ended` is
 * A's cookie after a logout. The statuses are in this order. An allowed call may still answer 400 for its input or 404 for a
 * missing record.
 */
type Row = readonly [anonymous: number, own: number, other: number, admin: number, ended: number];

const OPEN_READ: Row = [200, 200, 200, 200, 200];
const ADMIN_READ: Row = [401, 401, 401, 200, 401];
/** Allowed, then refused for its empty body. */
const OPEN_WRITE: Row = [400, 400, 400, 400, 400];
const OPEN_COUNT: Row = [204, 204, 204, 204, 204];

const MATRIX: Readonly<Record<string, Row>> = {
  'GET /api/videos': OPEN_READ,
  'GET /api/videos/random': [404, 404, 404, 404, 404],
  'GET /api/videos/next': [404, 404, 404, 404, 404],
  'GET /api/videos/{id}': [404, 404, 404, 404, 404],
  'GET /api/videos/file/{filename}': [404, 404, 404, 404, 404],
  'GET /api/videos/poster/{id}': [404, 404, 404, 404, 404],
  'GET /api/videos/captions/{id}': [404, 404, 404, 404, 404],
  'POST /api/videos': [401, 401, 401, 400, 401],
  'DELETE /api/videos/all': [401, 401, 401, 200, 401],
  'PUT /api/videos/{id}': [401, 401, 401, 404, 401],
  'DELETE /api/videos/{id}': [401, 401, 401, 404, 401],
  'POST /api/admin/bulk-upload': [401, 401, 401, 400, 401],
  'GET /api/debug/video-files': ADMIN_READ,
  'POST /api/debug/repair-video/{id}': [401, 401, 401, 404, 401],
  'POST /api/debug/upload-all-to-firebase': [401, 401, 401, 202, 401],
  'OPTIONS /api/uploads': [401, 401, 401, 204, 401],
  'POST /api/uploads': [401, 401, 401, 412, 401],
  'HEAD /api/uploads/{upload}': [401, 401, 401, 412, 401],
  'PATCH /api/uploads/{upload}': [401, 401, 401, 412, 401],
  'DELETE /api/uploads/{upload}': [401, 401, 401, 412, 401],
  'POST /api/admin/known-files': [401, 401, 401, 400, 401],
  'POST /api/admin/videos/delete': [401, 401, 401, 400, 401],
  'GET /api/admin/trash': ADMIN_READ,
  'POST /api/admin/trash/restore': [401, 401, 401, 400, 401],
  'POST /api/admin/trash/delete': [401, 401, 401, 400, 401],
  'GET /api/admin/trash/{item}/poster': [401, 401, 401, 404, 401],
  'PUT /api/videos/{id}/captions': [401, 401, 401, 415, 401],
  'DELETE /api/videos/{id}/captions': [401, 401, 401, 404, 401],
  'GET /api/debug/cloud-job': ADMIN_READ,
  'POST /api/debug/cloud-job/pause': ADMIN_READ,
  'POST /api/debug/cloud-job/resume': ADMIN_READ,
  'GET /api/debug/renditions': ADMIN_READ,
  'POST /api/debug/renditions/start': ADMIN_READ,
  'POST /api/debug/renditions/pause': ADMIN_READ,
  'POST /api/debug/renditions/resume': ADMIN_READ,
  'GET /api/admin/audit': ADMIN_READ,
  'GET /api/admin/first-visit': ADMIN_READ,
  'PUT /api/admin/first-visit': [401, 401, 401, 400, 401],
  'GET /api/admin/jobs': ADMIN_READ,
  'POST /api/admin/jobs/{job}/retry': [401, 401, 401, 404, 401],
  'POST /api/admin/jobs/{job}/give-up': [401, 401, 401, 404, 401],
  'POST /api/debug/unused-files/adopt': [401, 401, 401, 400, 401],
  'POST /api/debug/unused-files/trash': [401, 401, 401, 400, 401],
  'POST /api/site-users/register': OPEN_WRITE,
  'POST /api/site-users/login': OPEN_WRITE,
  'POST /api/site-users/logout': [204, 204, 204, 204, 204],
  'GET /api/site-users/{id}': [401, 200, 403, 401, 401],
  'GET /api/site-users/{id}/export': [401, 200, 403, 401, 401],
  'DELETE /api/site-users/{id}': [401, 204, 403, 401, 401],
  'POST /api/ai/message': OPEN_WRITE,
  'POST /api/saved-messages': [401, 201, 403, 401, 401],
  'GET /api/saved-messages/user/{userId}': [401, 200, 403, 401, 401],
  'DELETE /api/saved-messages/{id}': [401, 204, 403, 401, 401],
  'POST /api/psalms/verify': OPEN_WRITE,
  // None is imported.
  'GET /api/psalms/{reference}': [404, 404, 404, 404, 404],
  'GET /api/psalters': ADMIN_READ,
  'PUT /api/psalters/{language}': [401, 401, 401, 415, 401],
  'DELETE /api/psalters/{language}': [401, 401, 401, 404, 401],
  'GET /api/stats': ADMIN_READ,
  'GET /api/stats/history': ADMIN_READ,
  'GET /api/admin/parked-events': ADMIN_READ,
  'POST /api/admin/parked-events/{id}/send-again': [401, 401, 401, 404, 401],
  'POST /api/stats/page-view': OPEN_COUNT,
  'POST /api/stats/spin-count': OPEN_COUNT,
  'POST /api/stats/video-play': OPEN_COUNT,
  'POST /api/stats/ai-question': OPEN_COUNT,
  'GET /api/auth/user': OPEN_READ,
  'POST /api/auth/login': OPEN_WRITE,
  'POST /api/auth/logout': [204, 204, 204, 204, 204],
  'POST /api/auth/forgot-password': OPEN_WRITE,
  'POST /api/auth/reset-password': OPEN_WRITE,
  'GET /api/auth/account': ADMIN_READ,
  'PUT /api/auth/password': [401, 401, 401, 400, 401],
  'PUT /api/auth/email': [401, 401, 401, 400, 401],
  'DELETE /api/auth/sessions': ADMIN_READ,
  'DELETE /api/auth/sessions/{session}': [401, 401, 401, 404, 401],
  'GET /api/site-settings': OPEN_READ,
  'GET /api/site-settings/contact': OPEN_READ,
  'PUT /api/site-settings/contact': [401, 401, 401, 400, 401],
  'GET /api/site-settings/contact/versions': ADMIN_READ,
  'GET /api/site-settings/frame/{slot}': OPEN_READ,
  'GET /api/site-settings/versions': ADMIN_READ,
  'POST /api/site-settings/previews': [401, 401, 401, 400, 401],
  'GET /api/site-settings/previews/{preview}': [401, 401, 401, 404, 401],
  'PUT /api/site-settings': [401, 401, 401, 400, 401],
  'GET /api/admin/backups': ADMIN_READ,
  'POST /api/admin/backups': [401, 401, 401, 202, 401],
  'PUT /api/admin/backups/schedule': [401, 401, 401, 400, 401],
  'POST /api/admin/backups/{backup}/check': [401, 401, 401, 404, 401],
  'POST /api/admin/backups/{backup}/restore': [401, 401, 401, 404, 401],
  'POST /api/admin/backups/cloud': [401, 401, 401, 409, 401],
  'POST /api/admin/backups/{backup}/fetch': [401, 401, 401, 404, 401],
  'POST /api/admin/backups/work/{work}/retry': [401, 401, 401, 404, 401],
  'POST /api/admin/backups/work/{work}/give-up': [401, 401, 401, 404, 401],
  'POST /api/admin/backups/archive': [401, 401, 401, 415, 401],
  'GET /api/admin/backups/{backup}/archive': [401, 401, 401, 404, 401],
  'DELETE /api/admin/backups/{backup}': [401, 401, 401, 404, 401],
  'GET /api/admin/site-health/videos': ADMIN_READ,
  'GET /api/admin/site-health/users': ADMIN_READ,
  'GET /api/admin/site-health/messages': ADMIN_READ,
  'GET /api/admin/site-health/stats': ADMIN_READ,
  'GET /api/admin/site-health/admin': ADMIN_READ,
  'POST /api/admin/test-model': ADMIN_READ,
  'POST /api/admin/test-mail': [401, 401, 401, 409, 401],
  'POST /api/page-errors': OPEN_WRITE,
};

const OWN = 'a@example.org';
const OTHER = 'b@example.org';

const CALLERS = ['anonymous', 'own', 'other', 'admin', 'ended'] as const;
type Caller = (typeof CALLERS)[number];

/** After them callers log in again. All others share one session per caller, since each login hashes a password. */
const ENDS_SESSIONS: ReadonlySet<string> = new Set([
  'POST /api/site-users/logout',
  'POST /api/auth/logout',
  'DELETE /api/auth/sessions',
]);

describe('the access matrix (M-006)', () => {
  let product: RunningProduct;
  let ana: Awaited<ReturnType<typeof loggedInVisitor>>;
  const sessions = new Map<Caller, HttpVisitor>();

  beforeAll(async () => {
    product = await startProduct({ env: { SELAH_SEED: 'none' } });
    ana = await loggedInVisitor(product.url, OWN);
    await loggedInVisitor(product.url, OTHER);
  });
  afterAll(() => product?.stop());

  it('lists every endpoint of the API and no other', () => {
    const endpoints = API.map(({ method, path }) => `${method} ${path}`);
    expect(Object.keys(MATRIX).sort()).toEqual([...endpoints].sort());
  });

  describe.each(API.map(({ method, path }) => [`${method} ${path}`, method, path] as const))(
    '%s',
    (name, method, path) => {
      it.each(CALLERS.map((caller, column) => [caller, MATRIX[name]?.[column]] as const))(
        'answers %s with %d',
        async (caller, status) => {
          const { visitor, ownerId, messageId } = await prepare(caller, name);
          const address = path
            .replace(
              '{id}',
              String(
                path.startsWith('/api/saved')
                  ? messageId
                  : path.startsWith('/api/site-users')
                    ? ownerId
                    : 999,
              ),
            )
            .replace('{userId}', String(ownerId))
            .replace('{filename}', 'no-such-file.mp4')
            .replace('{slot}', 'header')
            .replace('{upload}', '0'.repeat(32))
            .replace('{session}', '0'.repeat(64))
            .replace('{preview}', '0'.repeat(64))
            .replace('{item}', 'nothing')
            .replace('{job}', 'renditions-999999')
            .replace('{work}', 'restore')
            .replace('{backup}', '2020-01-01T00-00-00Z')
            .replace('{reference}', '23:1?language=pt')
            .replace('{language}', 'pt');
          const answer = await visitor.call(method, address, bodyFor(name, ownerId));
          if (ENDS_SESSIONS.has(name)) sessions.clear();
          expect(answer.status).toBe(status);
          // A refused call changes nothing: A's data is still there.
          if (method !== 'HEAD' && (answer.status === 401 || answer.status === 403)) {
            expect(answer.body).toMatchObject({ code: expect.any(String), message: expect.any(String) });
          }
        },
      );
    },
  );

  it('ended no session but by those calls', async () => {
    const own = await callerFor('own');
    expect(await own.call('GET', `/api/site-users/${ana.id}`)).toMatchObject({ status: 200 });
    const other = await callerFor('other');
    expect(await other.call('GET', `/api/site-users/${ana.id}`)).toMatchObject({ status: 403 });
    const admin = await callerFor('admin');
    expect(await admin.call('GET', '/api/auth/account')).toMatchObject({ status: 200 });
  });

  /** A visitor with a saved message, registered once: only the call that deletes the account gets one of its own. */
  async function prepare(caller: Caller, name: string) {
    const isDeleted = caller === 'own' && name === 'DELETE /api/site-users/{id}';
    const owner = isDeleted ? await loggedInVisitor(product.url, 'deleted@example.org') : ana;
    const json = { userId: owner.id, name: 'Ana', question: 'Por quê?', message: 'Respire.', language: 'pt' };
    const saved = await owner.call('POST', '/api/saved-messages', { json });
    expect(saved.status).toBe(201);
    const messageId = (saved.body as { id: number }).id;
    const visitor = isDeleted ? owner : await callerFor(caller);
    return { visitor, ownerId: owner.id, messageId };
  }

  async function callerFor(caller: Caller): Promise<HttpVisitor> {
    const visitor = sessions.get(caller) ?? (await newSession(caller));
    sessions.set(caller, visitor);
    return visitor;
  }

  async function newSession(caller: Caller): Promise<HttpVisitor> {
    switch (caller) {
      case 'anonymous':
        return httpVisitor(product.url);
      case 'own':
        return logInAgain(product.url, OWN);
      case 'other':
        return logInAgain(product.url, OTHER);
      case 'admin':
        return loggedInAdmin(product.url);
      case 'ended': {
        const visitor = await logInAgain(product.url, OWN);
        const { cookie } = visitor;
        await visitor.call('POST', '/api/site-users/logout');
        return httpVisitor(product.url, cookie);
      }
    }
  }
});

function bodyFor(name: string, ownerId: number) {
  if (name === 'POST /api/saved-messages') {
    return {
      json: { userId: ownerId, name: 'Ana', question: 'E agora?', message: 'Descanse.', language: 'pt' },
    };
  }
  return /^(?:GET|HEAD|DELETE)/.test(name) ? {} : { json: {} };
}
