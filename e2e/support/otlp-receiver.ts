import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface ReceivedSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId: string | undefined;
  readonly name: string;
  /** The process that sent it. */
  readonly process: string;
  /** The service that did the work. */
  readonly service: string;
  readonly attributes: Readonly<Record<string, string>>;
}

/** The parts of OTLP's JSON that the tests read. */
interface Export {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly Attribute[] };
    readonly scopeSpans: readonly {
      readonly scope: { readonly name: string };
      readonly spans: readonly (Omit<ReceivedSpan, 'attributes'> & {
        readonly attributes: readonly Attribute[];
      })[];
    }[];
  }[];
}

interface Attribute {
  readonly key: string;
  readonly value: Readonly<Record<string, string | number>>;
}

/** A collector of traces: keeps what OTLP exporters send to it. */
export async function startOtlpReceiver() {
  const bodies: string[] = [];
  const keys = new Set<string | undefined>();
  const server = createServer(async (request, response) => {
    const body = await text(request);
    if (request.url !== '/v1/traces') return void response.writeHead(404).end();
    bodies.push(body);
    keys.add(request.headers['x-key']?.toString());
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** All that was received, as it came. */
    text: () => bodies.join('\n'),
    /** The values of the header `x-key`. */
    keys: () => [...keys],
    spans: () => bodies.flatMap((body) => spansOf(JSON.parse(body) as Export)),
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function spansOf({ resourceSpans }: Export): ReceivedSpan[] {
  return resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans.flatMap(({ scope, spans }) =>
      spans.map((span) => ({
        ...span,
        parentSpanId: span.parentSpanId || undefined,
        process: valuesOf(resource.attributes)['service.name'] ?? '',
        service: scope.name,
        attributes: valuesOf(span.attributes),
      })),
    ),
  );
}

function valuesOf(attributes: readonly Attribute[]): Record<string, string> {
  return Object.fromEntries(attributes.map(({ key, value }) => [key, String(Object.values(value)[0])]));
}
