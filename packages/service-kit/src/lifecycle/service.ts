import type { RequestListener, ServerOptions } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Gauge } from './gauge.ts';

/** A service that is composed but not started. */
export interface Service {
  readonly name: string;
  readonly handle: RequestListener;
  /** Additional options of its HTTP server. */
  readonly serverOptions?: ServerOptions;
  /**
   * Answers connections that never become a request: headers too large, too slow, or not HTTP. Node's default
   * otherwise.
   */
  readonly onClientError?: (error: Error, socket: Duplex) => void;
  /** Numbers for metrics; they can be read while the service runs. */
  readonly gauges?: readonly Gauge[];
  /** Opens what the service needs: connections, subscriptions, recovery of unfinished work. */
  start(): Promise<void>;
  /** Finishes running work and closes everything. The HTTP server is closed before. */
  stop(): Promise<void>;
}
