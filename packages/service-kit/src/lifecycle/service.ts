import type { RequestListener, ServerOptions } from 'node:http';
import type { Duplex } from 'node:stream';

/** One part of the product, composed and not yet running. */
export interface Service {
  readonly name: string;
  readonly handle: RequestListener;
  /** What this part asks of its HTTP server beyond what all have in common. */
  readonly serverOptions?: ServerOptions;
  /** Answers what never becomes a request: a head too large, too slow or not HTTP. Without it Node answers, tersely. */
  readonly onClientError?: (error: Error, socket: Duplex) => void;
  /** Opens what the service leans on: indexes, subscriptions, recovery of unfinished work. */
  start(): Promise<void>;
  /** Finishes work in hand and lets go of everything. The HTTP server is closed before. */
  stop(): Promise<void>;
}
