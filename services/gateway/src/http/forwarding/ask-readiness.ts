import type { Fetch } from '@selah/service-kit/http/local/local-fetch';

/** Below the limit of a check, so that a silent service is told apart from a silent gateway. Milliseconds. */
const ASK_TIMEOUT_MS = 1_200;

/** Rejects when a service says that it is not ready, or says nothing. */
export async function askReadiness(ask: Fetch, serviceUrl: URL): Promise<void> {
  const answer = await ask(new URL('/readyz', serviceUrl), { signal: AbortSignal.timeout(ASK_TIMEOUT_MS) });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`answered ${answer.status}`);
}
