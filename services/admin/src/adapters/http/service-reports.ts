import type { Clock } from '@selah/service-kit/clock';
import type { SigningSecrets } from '@selah/service-kit/config/signing-secrets';
import type { Fetch } from '@selah/service-kit/http/local/local-fetch';
import { IDENTITY_HEADER } from '@selah/service-kit/identity/identity';
import { signIdentity } from '@selah/service-kit/identity/identity-token';
import { runningTimeSignal } from '@selah/service-kit/in-running-time';
import type { ServiceName } from '@selah/shared/contracts/endpoint';
import type { ServiceReport } from '@selah/shared/contracts/site-health/findings';
import { serviceHealthSchema } from '@selah/shared/contracts/site-health/site-health';

export type OtherService = Exclude<ServiceName, 'admin'>;

/** `fetch` for each of the other services. */
export type OtherServices = Readonly<Record<OtherService, Fetch>>;

/** Longer than the probes of a service take. */
const TIMEOUT_MS = 5_000;

/** Asks all other services how they are, at once. One that does not answer has no conditions. */
export function createServiceReports(options: {
  readonly services: OtherServices;
  readonly internalSecrets: SigningSecrets;
  readonly now: Clock;
}): () => Promise<readonly ServiceReport[]> {
  const { services, internalSecrets, now } = options;
  const identity = { admin: { id: 1, username: 'alarms', sessionId: 'alarms' } };

  async function conditionsOf(service: OtherService): Promise<ServiceReport['conditions']> {
    try {
      const response = await services[service](
        new URL(`/api/admin/site-health/${service}`, `http://${service}`),
        {
          headers: { [IDENTITY_HEADER]: await signIdentity(identity, internalSecrets, now()) },
          signal: runningTimeSignal(TIMEOUT_MS),
        },
      );
      if (!response.ok) return undefined;
      return serviceHealthSchema.parse(await response.json()).conditions;
    } catch {
      return undefined;
    }
  }

  return () =>
    Promise.all(
      (['videos', 'users', 'messages', 'stats'] as const).map(async (service) => ({
        service,
        conditions: await conditionsOf(service),
      })),
    );
}
