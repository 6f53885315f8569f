import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { describeOn } from '@selah/service-kit/testing/engines/engine';
import { ownMongo } from '@selah/service-kit/testing/engines/mongo';
import { ownNats } from '@selah/service-kit/testing/engines/nats';
import { ownRedis } from '@selah/service-kit/testing/engines/redis';
import type { RestartableServer } from '@selah/service-kit/testing/engines/restartable-server';
import { eventually } from '@selah/service-kit/testing/eventually';
import { API } from '@selah/shared/contracts/api';
import {
  type CallOptions,
  type HttpVisitor,
  httpVisitor,
  loggedInAdmin,
  loggedInVisitor,
} from './support/http-visitor.ts';
import { ADMIN, type RunningProduct, startProduct } from './support/product.ts';
import { formWithVideo } from './support/test-videos.ts';

/**
 * What a frozen engine adds at most to the time of any call, compared with the same call while all engines answer: some
 * calls run ffmpeg or hash a password, and take seconds on a busy machine. Milliseconds.
 */
const LONGEST_MS = 2_000;

/** Number of parallel calls, as a page makes them. */
const AT_ONCE = 5;

/** In this order, because only in the last run can the administrator delete the video. */
const ENGINES = ['database', 'cache', 'broker'] as const;
type Endpoint = (typeof API)[number];
type EngineRole = (typeof ENGINES)[number];

const DELETE_ALL = 'DELETE /api/videos/all';

/** The status of each call while one engine is frozen: its connections stay open, but it does not answer. */
type Row = readonly [database: number, cache: number, broker: number];

const UNAFFECTED: Row = [200, 200, 200];
const COUNTS: Row = [204, 204, 503];
/** Sessions are in the cache: without it neither administrator nor visitor is recognised. */
const NEEDS_DATABASE: Row = [503, 503, 200];
const NEEDS_SESSION: Row = [200, 503, 200];

const TABLE: Readonly<Record<string, Row>> = {
  'GET /api/videos': [503, 200, 200],
  'GET /api/videos/random': UNAFFECTED,
  'GET /api/videos/next': UNAFFECTED,
  'GET /api/videos/{id}': [503, 200, 200],
  'GET /api/videos/file/{filename}': UNAFFECTED,
  'GET /api/videos/poster/{id}': UNAFFECTED,
  'GET /api/videos/captions/{id}': UNAFFECTED,
  'POST /api/videos': [503, 503, 201],
  [DELETE_ALL]: NEEDS_DATABASE,
  'PUT /api/videos/{id}': NEEDS_DATABASE,
  'DELETE /api/videos/{id}': [503, 503, 204],
  'POST /api/admin/bulk-upload': [503, 503, 201],
  'GET /api/debug/video-files': NEEDS_DATABASE,
  'POST /api/debug/repair-video/{id}': NEEDS_DATABASE,
  'POST /api/debug/upload-all-to-firebase': [503, 503, 202],
  'OPTIONS /api/uploads': [204, 503, 204],
  'POST /api/uploads': [201, 503, 201],
  'HEAD /api/uploads/{upload}': [404, 503, 404],
  'PATCH /api/uploads/{upload}': [404, 503, 404],
  'DELETE /api/uploads/{upload}': [404, 503, 404],
  'POST /api/admin/known-files': NEEDS_DATABASE,
  'POST /api/admin/videos/delete': NEEDS_DATABASE,
  'GET /api/admin/trash': NEEDS_DATABASE,
  'POST /api/admin/trash/restore': NEEDS_DATABASE,
  'POST /api/admin/trash/delete': NEEDS_DATABASE,
  'GET /api/admin/trash/{item}/poster': [503, 503, 404],
  'PUT /api/videos/{id}/captions': NEEDS_DATABASE,
  'DELETE /api/videos/{id}/captions': [503, 503, 204],
  'GET /api/debug/cloud-job': NEEDS_DATABASE,
  'POST /api/debug/cloud-job/pause': NEEDS_DATABASE,
  'POST /api/debug/cloud-job/resume': NEEDS_DATABASE,
  'GET /api/debug/renditions': NEEDS_DATABASE,
  'POST /api/debug/renditions/start': NEEDS_DATABASE,
  'POST /api/debug/renditions/pause': NEEDS_DATABASE,
  'POST /api/debug/renditions/resume': NEEDS_DATABASE,
  'GET /api/admin/audit': NEEDS_DATABASE,
  'GET /api/admin/first-visit': NEEDS_DATABASE,
  'PUT /api/admin/first-visit': [503, 503, 204],
  'GET /api/admin/jobs': NEEDS_DATABASE,
  'POST /api/admin/jobs/{job}/retry': [503, 503, 404],
  'POST /api/admin/jobs/{job}/give-up': [503, 503, 404],
  'POST /api/debug/unused-files/adopt': [503, 503, 400],
  'POST /api/debug/unused-files/trash': NEEDS_DATABASE,
  'POST /api/site-users/register': [503, 201, 201],
  'POST /api/site-users/login': NEEDS_DATABASE,
  'POST /api/site-users/logout': [204, 503, 204],
  'GET /api/site-users/{id}': NEEDS_DATABASE,
  'GET /api/site-users/{id}/export': NEEDS_DATABASE,
  'DELETE /api/site-users/{id}': [503, 503, 503],
  'POST /api/ai/message': UNAFFECTED,
  'POST /api/saved-messages': [503, 503, 201],
  'GET /api/saved-messages/user/{userId}': NEEDS_DATABASE,
  'DELETE /api/saved-messages/{id}': [503, 503, 204],
  'POST /api/psalms/verify': [503, 404, 404],
  'GET /api/psalms/{reference}': [503, 404, 404],
  'GET /api/psalters': NEEDS_DATABASE,
  'PUT /api/psalters/{language}': [415, 503, 415],
  'DELETE /api/psalters/{language}': [503, 503, 404],
  'GET /api/stats': NEEDS_DATABASE,
  'GET /api/stats/history': NEEDS_DATABASE,
  'GET /api/admin/parked-events': [200, 503, 503],
  'POST /api/admin/parked-events/{id}/send-again': [404, 503, 503],
  'POST /api/stats/page-view': COUNTS,
  'POST /api/stats/spin-count': COUNTS,
  'POST /api/stats/video-play': COUNTS,
  'POST /api/stats/ai-question': COUNTS,
  'GET /api/admin/backups': NEEDS_SESSION,
  'POST /api/admin/backups': [409, 503, 409],
  'PUT /api/admin/backups/schedule': [409, 503, 409],
  'POST /api/admin/backups/{backup}/check': [409, 503, 409],
  'POST /api/admin/backups/{backup}/restore': [409, 503, 409],
  'POST /api/admin/backups/cloud': [409, 503, 409],
  'POST /api/admin/backups/{backup}/fetch': [409, 503, 409],
  'POST /api/admin/backups/work/{work}/retry': [409, 503, 409],
  'POST /api/admin/backups/work/{work}/give-up': [409, 503, 409],
  'POST /api/admin/backups/archive': [409, 503, 409],
  'GET /api/admin/backups/{backup}/archive': [409, 503, 409],
  'DELETE /api/admin/backups/{backup}': [409, 503, 409],
  'GET /api/admin/site-health/videos': [200, 503, 200],
  'GET /api/admin/site-health/users': [200, 503, 200],
  'GET /api/admin/site-health/messages': [200, 503, 200],
  'GET /api/admin/site-health/stats': [200, 503, 200],
  'GET /api/admin/site-health/admin': [200, 503, 200],
  'POST /api/admin/test-model': [200, 503, 200],
  'POST /api/admin/test-mail': [503, 503, 409],
  'POST /api/page-errors': [204, 204, 204],
  'GET /api/auth/user': NEEDS_SESSION,
  'POST /api/auth/login': NEEDS_DATABASE,
  'POST /api/auth/logout': [204, 503, 204],
  'POST /api/auth/forgot-password': UNAFFECTED,
  'POST /api/auth/reset-password': [503, 400, 400],
  'GET /api/auth/account': NEEDS_DATABASE,
  'PUT /api/auth/password': [503, 503, 403],
  'PUT /api/auth/email': [503, 503, 403],
  'DELETE /api/auth/sessions': NEEDS_DATABASE,
  'DELETE /api/auth/sessions/{session}': [503, 503, 404],
  'GET /api/site-settings': [503, 200, 200],
  'GET /api/site-settings/contact': [503, 200, 200],
  'PUT /api/site-settings/contact': [503, 503, 409],
  'GET /api/site-settings/contact/versions': NEEDS_DATABASE,
  'GET /api/site-settings/frame/{slot}': [503, 200, 200],
  'GET /api/site-settings/versions': NEEDS_DATABASE,
  'POST /api/site-settings/previews': [201, 503, 201],
  'GET /api/site-settings/previews/{preview}': [404, 503, 404],
  'PUT /api/site-settings': NEEDS_DATABASE,
};

const RECOVERED = [200, 200, 200, 200, 200, 204];

interface Answer {
  readonly name: string;
  readonly status: number;
  readonly ms: number;
}

/** The callers, and the ids of the records they use. */
interface Cast {
  readonly anyone: HttpVisitor;
  readonly visitor: HttpVisitor & { readonly id: number };
  /** Deletes their account. */
  readonly leaving: HttpVisitor & { readonly id: number };
  /** Logs out. */
  readonly visitorLoggingOut: HttpVisitor;
  readonly adminLoggingOut: HttpVisitor;
  readonly admin: HttpVisitor;
  readonly messageId: number;
  /** The video to be deleted. */
  readonly spareId: number;
  /** The video to lose its captions; those of the film are asked for by other calls at the same time. */
  readonly muteId: number;
}

describeOnAll('a product with one frozen engine', (engines) => {
  let product: RunningProduct;
  let film: { readonly id: number; readonly filename: string };
  /** The time of each call while all engines answer. Milliseconds. */
  let usual: ReadonlyMap<string, number>;

  beforeAll(async () => {
    product = await startProduct({
      env: {
        SELAH_SEED: 'none',
        MONGODB_URI: `${engines.database().url}/selah?directConnection=true`,
        NATS_URL: engines.broker().url,
        REDIS_URL: engines.cache().url,
      },
    });
    const admin = await loggedInAdmin(product.url);
    await admin.call('POST', '/api/videos', { form: formWithVideo() });
    film = await eventually(async () => {
      const { status, body } = await admin.call('GET', '/api/videos/random?language=pt');
      expect(status).toBe(200);
      return body as typeof film;
    });
    const harmless = API.filter(({ method, path }) => `${method} ${path}` !== DELETE_ALL);
    const answers = await callAll(await gather('none'), harmless);
    usual = new Map(answers.map(({ name, ms }) => [name, ms]));
  });
  afterAll(() => product?.stop());

  it('lists every endpoint of the API and no other', () => {
    const endpoints = API.map(({ method, path }) => `${method} ${path}`);
    expect(Object.keys(TABLE).sort()).toEqual([...endpoints].sort());
  });

  it.each(ENGINES)(
    'answers every call in time while the frozen engine is the %s, and recovers afterwards',
    async (role) => {
      const cast = await gather(role);
      const column = ENGINES.indexOf(role);
      const expected = Object.fromEntries(
        Object.entries(TABLE).map(([name, row]) => [name, row[column]] as const),
      );
      await engines[role]().freeze();
      try {
        const answers = await callAll(cast);
        expect(Object.fromEntries(answers.map(({ name, status }) => [name, status]))).toEqual(expected);
        expect(answers.filter(isLate)).toEqual([]);
        for (const path of ['/', '/healthz', '/readyz']) {
          expect((await cast.anyone.call('GET', path)).status).toBe(200);
        }
      } finally {
        engines[role]().thaw();
      }
      await eventually(async () => expect(await statusesOfEach(cast)).toEqual(RECOVERED));
    },
    120_000,
  );

  /** One call to each service, and one that needs the broker. */
  async function statusesOfEach({ anyone, visitor, admin }: Cast): Promise<number[]> {
    const calls = [
      anyone.call('GET', '/api/videos'),
      anyone.call('GET', '/api/site-settings'),
      visitor.call('GET', `/api/site-users/${visitor.id}`),
      visitor.call('GET', `/api/saved-messages/user/${visitor.id}`),
      admin.call('GET', '/api/stats'),
      anyone.call('POST', '/api/stats/page-view', { json: {} }),
    ];
    return (await Promise.all(calls)).map(({ status }) => status);
  }

  async function gather(role: EngineRole | 'none'): Promise<Cast> {
    const visitor = await loggedInVisitor(product.url, `ana-${role}@example.org`);
    const leaving = await loggedInVisitor(product.url, `eva-${role}@example.org`);
    const admin = await loggedInAdmin(product.url);
    const kept = await visitor.call('POST', '/api/saved-messages', { json: messageOf(visitor) });
    const [spareId, muteId] = [await addedVideo(admin), await addedVideo(admin)];
    return {
      anyone: httpVisitor(product.url),
      visitor,
      leaving,
      visitorLoggingOut: await loggedInVisitor(product.url, `lia-${role}@example.org`),
      admin,
      adminLoggingOut: await loggedInAdmin(product.url),
      messageId: (kept.body as { id: number }).id,
      spareId,
      muteId,
    };
  }

  async function callAll(cast: Cast, endpoints: readonly Endpoint[] = API) {
    // The call that deletes all videos comes last.
    const inOrder = endpoints.toSorted(
      (a, b) => Number(a.path.endsWith('/all')) - Number(b.path.endsWith('/all')),
    );
    const answers: Answer[] = [];
    for (let at = 0; at < inOrder.length; at += AT_ONCE) {
      const some = inOrder.slice(at, at + AT_ONCE).map(async (endpoint) => {
        const startedAt = performance.now();
        const { status } = await call(cast, endpoint);
        const name = `${endpoint.method} ${endpoint.path}`;
        answers.push({ name, status, ms: performance.now() - startedAt });
      });
      await Promise.all(some);
    }
    return answers;
  }

  const isLate = ({ name, ms }: Answer) => ms > LONGEST_MS + (usual.get(name) ?? 0);

  async function call(cast: Cast, { method, path, access }: Endpoint) {
    const name = `${method} ${path}`;
    const caller = callerFor(cast, name, access);
    const address = path
      .replace('{userId}', String(cast.visitor.id))
      .replace('{filename}', film.filename)
      .replace('{slot}', 'header')
      .replace('{upload}', '0'.repeat(32))
      .replace('{session}', '0'.repeat(64))
      .replace('{preview}', '0'.repeat(64))
      .replace('{item}', 'nothing')
      .replace('{job}', 'renditions-999999')
      .replace('{work}', 'restore')
      .replace('{backup}', '2020-01-01T00-00-00Z')
      .replace('{reference}', '23:1?language=pt')
      .replace('{language}', 'pt')
      .replace('{id}', String(idFor(cast, name)));
    // A cookie jar per call, so that no call logs out the caller of another.
    return httpVisitor(product.url, caller.cookie).call(method, address, optionsFor(cast, name));
  }

  function idFor(cast: Cast, name: string): number {
    if (name === 'DELETE /api/videos/{id}') return cast.spareId;
    if (name === 'DELETE /api/videos/{id}/captions') return cast.muteId;
    if (name === 'DELETE /api/site-users/{id}') return cast.leaving.id;
    if (name.includes('/api/site-users')) return cast.visitor.id;
    return name.includes('/api/saved-messages') ? cast.messageId : film.id;
  }
});

/** The id of a new video that is stored elsewhere. */
async function addedVideo(admin: HttpVisitor): Promise<number> {
  const json = { title: 'Longe', language: 'fr', storageUrl: 'https://example.org/longe.mp4' };
  const { body } = await admin.call('POST', '/api/videos', { json });
  return (body as { id: number }).id;
}

function callerFor(cast: Cast, name: string, access: string): HttpVisitor {
  if (name === 'DELETE /api/site-users/{id}') return cast.leaving;
  // Allowed for anyone, but only useful with a session.
  if (name === 'POST /api/site-users/logout') return cast.visitorLoggingOut;
  if (name === 'POST /api/auth/logout') return cast.adminLoggingOut;
  if (name === 'GET /api/auth/user' || access === 'admin') return cast.admin;
  return access === 'anyone' ? cast.anyone : cast.visitor;
}

const messageOf = ({ id }: { readonly id: number }) => ({
  userId: id,
  name: 'Ana',
  question: 'E agora?',
  message: 'Descanse.',
  language: 'pt',
});

/** Input with which each call gets as far as possible. */
function optionsFor(cast: Cast, name: string): CallOptions {
  const email = `${crypto.randomUUID()}@example.org`;
  const file = { filename: 'nowhere.mp4', title: 'Salmo', language: 'pt' };
  const tus = { 'tus-resumable': '1.0.0' };
  const patch = { ...tus, 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' };
  const options: Readonly<Record<string, CallOptions>> = {
    'POST /api/videos': { form: formWithVideo() },
    'PUT /api/videos/{id}': { json: { title: `Salmo ${email}` } },
    'POST /api/admin/bulk-upload': {
      json: { items: [{ uploadId: '0'.repeat(32), language: 'pt', originalName: 'a.mp4' }] },
    },
    'POST /api/uploads': {
      headers: { ...tus, 'upload-length': '1000', 'upload-metadata': `filename ${btoa('a.mp4')}` },
    },
    'HEAD /api/uploads/{upload}': { headers: tus },
    'PATCH /api/uploads/{upload}': { headers: patch },
    'DELETE /api/uploads/{upload}': { headers: tus },
    'POST /api/admin/known-files': { json: { hashes: ['0'.repeat(64)] } },
    'POST /api/admin/videos/delete': { json: { ids: [999] } },
    'POST /api/admin/trash/restore': { json: { ids: ['nothing'] } },
    'POST /api/admin/trash/delete': { json: { ids: ['nothing'] } },
    'PUT /api/videos/{id}/captions': { raw: CAPTIONS, headers: { 'content-type': 'text/vtt' } },
    'POST /api/debug/unused-files/adopt': { json: file },
    'POST /api/debug/unused-files/trash': { json: { filenames: [file.filename] } },
    'POST /api/site-users/register': { json: { email, name: 'Lia', password: 'segredo1' } },
    'POST /api/site-users/login': { json: { email: 'ana-database@example.org', password: 'segredo1' } },
    'POST /api/ai/message': { json: { name: 'Ana', question: 'Tenho medo do futuro', language: 'pt' } },
    'POST /api/psalms/verify': { json: { text: 'O Senhor é o meu pastor', language: 'pt' } },
    'POST /api/saved-messages': { json: messageOf(cast.visitor) },
    'POST /api/auth/login': { json: ADMIN },
    'POST /api/auth/forgot-password': { json: { email } },
    'POST /api/auth/reset-password': { json: { token: '0'.repeat(64), password: 'another-password-1' } },
    'PUT /api/auth/password': { json: { currentPassword: 'wrong', password: 'another-password-1' } },
    'PUT /api/auth/email': { json: { currentPassword: 'wrong', email } },
    'POST /api/page-errors': { json: { kind: 'load', page: 'home', build: '0123456789ab' } },
    'PUT /api/site-settings': { json: { headerAdCode: `<b>${email}</b>`, footerAdCode: '' } },
    'PUT /api/admin/first-visit': { json: { isOpen: false } },
    // Of a version that is not there: a change that a frozen database makes late would be a conflict for the next call.
    'PUT /api/site-settings/contact': { json: { contact: null, basedOn: 999 } },
    'POST /api/site-settings/previews': { json: { code: '<b>soon</b>' } },
  };
  return options[name] ?? (/^(?:GET|HEAD|DELETE|OPTIONS)/.test(name) ? {} : { json: {} });
}

const CAPTIONS = 'WEBVTT\n\n00:00.000 --> 00:01.000\nO Senhor é o meu pastor\n';

/** Runs the tests with a separate engine for each role, or skips them with a message if one is not installed. */
function describeOnAll(
  title: string,
  tell: (engines: Readonly<Record<EngineRole, () => RestartableServer>>) => void,
): void {
  describeOn(title, ownMongo, (database) => {
    describeOn('with events', ownNats, (broker) => {
      describeOn('with sessions', ownRedis, (cache) => tell({ database, broker, cache }));
    });
  });
}
