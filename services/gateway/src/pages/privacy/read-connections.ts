import type { Clock } from '@selah/service-kit/clock';
import { runningTimeSignal } from '@selah/service-kit/in-running-time';
import type { Logger } from '@selah/service-kit/logging/logger';
import { SERVICE_NAMES, type ServiceName } from '@selah/shared/contracts/endpoint';
import { CONNECTIONS_PATH, outgoingConnectionsSchema } from '@selah/shared/contracts/outgoing-connections';
import type { ServiceTransport } from '../../http/forwarding/service-transport.ts';
import type { KnownConnections } from './fill-privacy-page.ts';

/** The page does not wait longer for a service. Milliseconds. */
const PATIENCE_MS = 2_000;

/** A configuration changes only with a restart. Milliseconds. */
const KEPT_MS = 60_000;

export type ReadConnections = () => Promise<KnownConnections>;

/**
 * Asks every service what it connects to. An answer of all is kept for a minute; visitors at the same time
 * share one.
 */
export function createReadConnections(
  services: Pick<ServiceTransport, 'fetch'>,
  { logger, now }: { readonly logger: Logger; readonly now: Clock },
): ReadConnections {
  let kept: { readonly at: number; readonly known: Promise<KnownConnections> } | undefined;

  async function ask(service: ServiceName) {
    try {
      const answer = await services.fetch(service, CONNECTIONS_PATH, {
        signal: runningTimeSignal(PATIENCE_MS),
      });
      if (!answer.ok) throw new Error(`answered ${answer.status}`);
      return outgoingConnectionsSchema.parse(await answer.json());
    } catch (error) {
      logger.warn(
        { err: error, service },
        'the page about privacy is served without what a service connects to',
      );
      return undefined;
    }
  }

  async function askAll(): Promise<KnownConnections> {
    const answers = await Promise.all(SERVICE_NAMES.map(ask));
    const isComplete = !answers.includes(undefined);
    if (!isComplete) kept = undefined;
    return { connections: answers.flatMap((answer) => answer ?? []), isComplete };
  }

  return () => {
    const at = now();
    if (!kept || Math.abs(at - kept.at) > KEPT_MS) kept = { at, known: askAll() };
    return kept.known;
  };
}
