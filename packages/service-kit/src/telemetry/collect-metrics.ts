import { Counter, collectDefaultMetrics, Histogram, Gauge as PrometheusGauge, Registry } from 'prom-client';
import type { Gauge } from '../lifecycle/gauge.ts';
import { connectionObservations, reactionObservations, requestObservations } from './observations.ts';

export interface Metrics {
  readonly contentType: string;
  /** In the text format of Prometheus. */
  text(): Promise<string>;
  /** Ends the subscriptions. */
  stop(): void;
}

/** From a cached answer to one that a person no longer waits for. */
const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Collects what this process observes from now on, the given gauges, and Node's own numbers. */
export function collectMetrics(gauges: readonly Gauge[]): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });

  const requests = new Histogram({
    name: 'selah_request_duration_seconds',
    help: 'Time until the answer to a request begins',
    labelNames: ['service', 'method', 'route', 'status'],
    buckets: SECONDS,
    registers,
  });
  const reactions = new Counter({
    name: 'selah_reactions_total',
    help: 'Deliveries of events to reactions, by their outcome',
    labelNames: ['consumer', 'outcome'],
    registers,
  });
  const redeliveries = new Counter({
    name: 'selah_redeliveries_total',
    help: 'Deliveries of events that were delivered before',
    labelNames: ['consumer'],
    registers,
  });
  const connections = new PrometheusGauge({
    name: 'selah_database_connections',
    help: 'Connections of the pool: in use, and requests waiting for one',
    labelNames: ['client', 'state'],
    registers,
  });
  for (const gauge of gauges) addGauge(gauge, registers);

  const subscriptions = [
    requestObservations.subscribe(({ seconds, ...labels }) => requests.observe(labels, seconds)),
    reactionObservations.subscribe(({ consumer, outcome, attempt }) => {
      reactions.inc({ consumer, outcome });
      if (attempt > 1) redeliveries.inc({ consumer });
    }),
    connectionObservations.subscribe(({ change, ...labels }) => connections.inc(labels, change)),
  ];
  return {
    contentType: registry.contentType,
    text: () => registry.metrics(),
    stop: () => {
      for (const unsubscribe of subscriptions) unsubscribe();
    },
  };
}

function addGauge({ name, help, read }: Gauge, registers: Registry[]): void {
  new PrometheusGauge({
    name,
    help,
    registers,
    async collect() {
      try {
        this.set(await read());
      } catch {
        // An old number would look like a healthy one.
        this.remove();
      }
    },
  });
}
