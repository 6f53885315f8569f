export interface MetricsConfig {
  readonly host: string;
  /** 0 means any free port. */
  readonly port: number;
}

export interface TracesConfig {
  /** Takes spans as OTLP over HTTP, in JSON. */
  readonly url: string;
  /** Sent to the collector; can contain its key. */
  readonly headers: Readonly<Record<string, string>>;
  /** Share of the requests that are traced, from 0 to 1. */
  readonly share: number;
}

/** What is wanted of metrics and traces. */
export interface TelemetryConfig {
  readonly metrics: MetricsConfig | undefined;
  readonly traces: TracesConfig | undefined;
}
