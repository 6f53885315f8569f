import type { TelemetryConfig, TracesConfig } from '../config/telemetry-config.ts';
import type { Gauge } from '../lifecycle/gauge.ts';
import type { Closable } from '../lifecycle/run-process.ts';
import type { Logger } from '../logging/logger.ts';
import { serveMetrics } from './serve-metrics.ts';

export interface TelemetryOptions {
  /** The name of the process in traces. */
  readonly name: string;
  readonly gauges?: readonly Gauge[] | undefined;
  readonly logger: Logger;
}

/** Serves metrics and exports traces, each if it is configured; otherwise its libraries are not loaded. Close it last. */
export async function openTelemetry(config: TelemetryConfig, options: TelemetryOptions): Promise<Closable> {
  const metrics = await serveMetrics(config.metrics, options.gauges);
  const traces = await openTraces(config.traces, options);
  return {
    close: async () => {
      await metrics.close();
      await traces?.close();
    },
  };
}

async function openTraces(
  config: TracesConfig | undefined,
  { name, logger }: TelemetryOptions,
): Promise<Closable | undefined> {
  if (!config) return undefined;
  const { exportTraces } = await import('./export-traces.ts');
  return exportTraces(config, name, logger);
}
