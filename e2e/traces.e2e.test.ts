import { beforeAll, describe, expect, it } from '@jest/globals';
import { describeOn } from '@selah/service-kit/testing/engines/engine';
import { ownMongo } from '@selah/service-kit/testing/engines/mongo';
import { ownNats } from '@selah/service-kit/testing/engines/nats';
import { ownRedis } from '@selah/service-kit/testing/engines/redis';
import { eventually } from '@selah/service-kit/testing/eventually';
import { freePort } from './support/free-port.ts';
import { httpVisitor, loggedInAdmin, loggedInVisitor } from './support/http-visitor.ts';
import { type ReceivedSpan, startOtlpReceiver } from './support/otlp-receiver.ts';
import { startProduct } from './support/product.ts';
import { startSeparateServices } from './support/separate-services.ts';
import { formWithVideo } from './support/test-videos.ts';

/** Occurs in everything that the visitor writes or sends, and nowhere by chance. */
const CANARY = 'canario';

/** Each step of each trace, by the id of its request: what was done, and in which process if each service has its own. */
const TRACES: Readonly<Record<string, readonly string[]>> = {
  'trace-message': ['gateway: POST /api/ai/message', 'messages: POST /api/ai/message'],
  'trace-random': ['gateway: GET /api/videos/random', 'videos: GET /api/videos/random'],
  'trace-count': [
    'gateway: POST /api/stats/page-view',
    'stats: POST /api/stats/page-view',
    'stats: publish usage.counted',
    'stats: process usage.counted',
  ],
  'trace-export': [
    'gateway: GET /api/site-users/{id}/export',
    'users: GET /api/site-users/:id/export',
    'messages: GET /api/saved-messages/user/:userId',
  ],
  'trace-delete': [
    'gateway: DELETE /api/site-users/{id}',
    'users: DELETE /api/site-users/:id',
    'users: publish site-user.deleted',
    'messages: process site-user.deleted',
  ],
  'trace-upload': [
    'gateway: POST /api/videos',
    'videos: POST /api/videos',
    'videos: publish video.uploaded',
    'video-worker: process video.uploaded',
    'video-worker: publish video.changed',
    'videos: process video.changed',
  ],
};

interface Traced {
  readonly spans: readonly ReceivedSpan[];
  /** All that the collector received, and all that the processes printed. */
  readonly exported: string;
  readonly printed: string;
  readonly keys: readonly (string | undefined)[];
}

interface Running {
  readonly url: string;
  readonly output: readonly string[];
  stop(): Promise<void>;
}

/** Does what the table says, stops the product, and tells what the collector has received. */
async function trace(start: (env: Readonly<Record<string, string>>) => Promise<Running>): Promise<Traced> {
  const collector = await startOtlpReceiver();
  const product = await start({
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_EXPORTER_OTLP_HEADERS: 'x-key=the%20key',
    LOG_LEVEL: 'trace',
    SELAH_SEED: 'none',
  });
  try {
    await callEachService(product);
  } finally {
    // Before they end, processes send their last spans.
    await product.stop();
  }
  const { spans, text, keys } = collector;
  await collector.stop();
  return { spans: spans(), exported: text(), printed: product.output.join(''), keys: keys() };
}

async function callEachService({ url, output }: Running): Promise<void> {
  const anyone = httpVisitor(url);
  const named = (id: string) => ({
    'x-request-id': id,
    // A visitor cannot choose the trace, nor put words into it.
    traceparent: '00-11111111111111111111111111111111-2222222222222222-01',
    baggage: `word=${CANARY}`,
    tracestate: `word=${CANARY}`,
  });
  const worry = { name: `${CANARY} nome`, question: `Tenho medo, ${CANARY}`, language: 'pt' };
  const question = { json: worry, headers: named('trace-message') };
  expect((await anyone.call('POST', `/api/ai/message?q=${CANARY}`, question)).status).toBe(200);

  const admin = await loggedInAdmin(url);
  const film = { form: formWithVideo(), headers: named('trace-upload') };
  expect((await admin.call('POST', '/api/videos', film)).status).toBe(201);
  await eventually(async () => {
    const random = `/api/videos/random?language=pt&reqid=${CANARY}`;
    expect((await anyone.call('GET', random, { headers: named('trace-random') })).status).toBe(200);
  });
  const count = { json: {}, headers: named('trace-count') };
  expect((await anyone.call('POST', `/api/stats/page-view?x=${CANARY}`, count)).status).toBe(204);

  const ana = await loggedInVisitor(url, `${CANARY}@example.org`);
  const saved = { ...worry, userId: ana.id, message: `${CANARY} guardado` };
  expect((await ana.call('POST', '/api/saved-messages', { json: saved })).status).toBe(201);
  const data = await ana.call('GET', `/api/site-users/${ana.id}/export`, { headers: named('trace-export') });
  expect(JSON.stringify(data.body)).toContain(CANARY);
  await ana.call('DELETE', `/api/site-users/${ana.id}`, { headers: named('trace-delete') });
  for (const line of ['video is ready', 'deleted the messages of a person'])
    await eventually(() => expect(output.join('')).toContain(line));
}

/** Assertions for both ways to run; `processOf` names the process in which a service runs. */
function itIsTraced(traced: () => Traced, processOf: (service: string) => string): void {
  it.each(Object.entries(TRACES))('%s is one trace, from the gateway to its last effect', (id, steps) => {
    const { spans } = traced();
    const root = spans.find(
      ({ attributes, parentSpanId }) => attributes['selah.request_id'] === id && !parentSpanId,
    );
    expect(root).toBeDefined();
    let place: readonly ReceivedSpan[] = root ? [root] : [];
    for (const [index, step] of steps.entries()) {
      const [service = '', name = ''] = step.split(': ');
      const isStep = (span: ReceivedSpan) => span.name === name && span.process === processOf(service);
      if (index > 0) {
        const parents = new Set(place.map(({ spanId }) => spanId));
        place = spans.filter(({ parentSpanId }) => parentSpanId && parents.has(parentSpanId));
      }
      expect(place.map((span) => `${span.process}: ${span.name}`)).toContain(
        `${processOf(service)}: ${name}`,
      );
      place = place.filter(isStep);
      expect(place.map(({ traceId }) => traceId)).toEqual(place.map(() => root?.traceId));
    }
  });

  it('every trace begins at the gateway or in scheduled work, and a client cannot choose it', () => {
    const roots = traced().spans.filter(({ parentSpanId }) => !parentSpanId);
    const isOurs = ({ service, name }: ReceivedSpan) => service === 'gateway' || name.startsWith('publish ');
    expect(roots.filter((root) => !isOurs(root))).toEqual([]);
    expect(traced().exported).not.toMatch(/1{32}|2{16}/);
  });

  it('log lines of reactions name the request that caused the event', () => {
    const lines = traced().printed.split('\n');
    const lineWith = (text: string) => lines.find((line) => line.includes(text));
    expect(lineWith('video is ready')).toContain('"requestId":"trace-upload"');
    expect(lineWith('deleted the messages of a person')).toContain('"requestId":"trace-delete"');
  });

  it('log lines of all services name the request once', () => {
    const lines = traced()
      .printed.split('\n')
      .filter((line) => line.includes('"trace-export"'));
    expect(lines.filter((line) => line.includes('"msg":"request"'))).toHaveLength(3);
    expect(lines.filter((line) => line.split('"requestId"').length !== 2)).toEqual([]);
  });

  it('no word of a visitor is in traces or logs', () => {
    const { exported, printed } = traced();
    expect(exported).toContain('/api/ai/message');
    expect(exported).not.toMatch(/canario/i);
    expect(printed).not.toMatch(/canario/i);
  });

  it('the collector gets its key', () => {
    expect(traced().keys).toEqual(['the key']);
  });
}

describe('traces of a product in one process', () => {
  let traced: Traced;
  let metrics: string;
  beforeAll(async () => {
    const METRICS_PORT = String(await freePort());
    traced = await trace(async (env) => {
      const product = await startProduct({ env: { ...env, METRICS_PORT } });
      return {
        ...product,
        stop: async () => {
          metrics = await (await fetch(`http://127.0.0.1:${METRICS_PORT}/metrics`)).text();
          await product.stop();
        },
      };
    });
  });
  itIsTraced(
    () => traced,
    () => 'selah',
  );

  it('no word of a visitor is in metrics', () => {
    expect(metrics).toContain('route="/api/ai/message"');
    expect(metrics).not.toMatch(/canario/i);
  });
});

describeOn('traces of services in their own processes', ownMongo, (database) => {
  describeOn('with events', ownNats, (broker) => {
    describeOn('with sessions', ownRedis, (cache) => {
      let traced: Traced;
      beforeAll(async () => {
        traced = await trace((env) =>
          startSeparateServices({
            ...env,
            MONGODB_URI: `${database().url}/selah?directConnection=true`,
            NATS_URL: broker().url,
            REDIS_URL: cache().url,
          }),
        );
      });
      itIsTraced(
        () => traced,
        (service) => service,
      );
    });
  });
});

describe('a product without a collector', () => {
  /** Prints every file of OpenTelemetry that is loaded, by `import` or `require`. */
  const PRINT_LOADED = `
    import { registerHooks } from 'node:module';
    registerHooks({
      resolve(specifier, context, next) {
        const found = next(specifier, context);
        if (found.url.includes('/@opentelemetry/')) process._rawDebug('loads ' + found.url);
        return found;
      },
    });`;
  const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(PRINT_LOADED)}`;

  async function outputWith(env: Readonly<Record<string, string>>) {
    const product = await startProduct({ env: { NODE_OPTIONS, SELAH_SEED: 'none', ...env } });
    await httpVisitor(product.url).call('POST', '/api/stats/page-view', { json: {} });
    await product.stop();
    const lines = product.output.join('').split('\n');
    const isLoading = (line: string) => line.startsWith('loads ');
    return { loaded: lines.filter(isLoading), logged: lines.filter((line) => !isLoading(line)).join('\n') };
  }

  it('loads nothing of OpenTelemetry', async () => {
    expect((await outputWith({})).loaded).toEqual([]);
  });

  it('loads it when a collector is configured, also one that cannot be reached, and works', async () => {
    const OTEL_EXPORTER_OTLP_ENDPOINT = `http://127.0.0.1:${await freePort()}`;
    const { loaded, logged } = await outputWith({ OTEL_EXPORTER_OTLP_ENDPOINT });
    expect(loaded).not.toEqual([]);
    expect(logged).toContain('traces could not be exported');
  });
});
