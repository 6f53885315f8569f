import type { RequestListener } from 'node:http';

/** One part of the product, composed and not yet running. */
export interface Service {
  readonly name: string;
  readonly handle: RequestListener;
  /** Opens what the service leans on: indexes, subscriptions, recovery of unfinished work. */
  start(): Promise<void>;
  /** Finishes work in hand and lets go of everything. The HTTP server is closed before. */
  stop(): Promise<void>;
}
