import type { Fetch } from '@selah/service-kit/http/local/local-fetch';
import { runningTimeSignal } from '@selah/service-kit/in-running-time';

/** Shorter than the limit of a check. Milliseconds. */
const CHECK_TIMEOUT_MS = 1_200;

/** Rejects when a service is not ready or does not answer. */
export async function checkReadiness(ask: Fetch, serviceUrl: URL): Promise<void> {
  const answer = await ask(new URL('/readyz', serviceUrl), { signal: runningTimeSignal(CHECK_TIMEOUT_MS) });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`answered ${answer.status}`);
}
