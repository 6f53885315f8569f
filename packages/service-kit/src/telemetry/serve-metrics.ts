import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { MetricsConfig } from '../config/telemetry-config.ts';
import type { Gauge } from '../lifecycle/gauge.ts';
import type { Closable } from '../lifecycle/run-process.ts';

/**
 * Serves `GET /metrics` on a port of its own, which is never published, and starts to collect. Without a configuration it does
 * neither, and the library of metrics is not loaded.
 */
export async function serveMetrics(
  config: MetricsConfig | undefined,
  gauges: readonly Gauge[] = [],
): Promise<Closable & { readonly url?: string }> {
  if (!config) return { close: async () => {} };
  const { collectMetrics } = await import('./collect-metrics.ts');
  const metrics = collectMetrics(gauges);
  const server = createServer(async (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end();
    try {
      const text = await metrics.text();
      response.writeHead(200, { 'Content-Type': metrics.contentType }).end(text);
    } catch {
      response.writeHead(500).end();
    }
  });
  try {
    server.listen(config.port, config.host);
    await once(server, 'listening');
  } catch (error) {
    metrics.stop();
    throw error;
  }
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${port}/metrics`,
    close: async () => {
      metrics.stop();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
