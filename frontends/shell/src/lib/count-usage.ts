import { COUNTER_PATHS, type Counter } from '@selah/shared/contracts/stats/counters';

/**
 * Counts one use, with an empty JSON body (M-216) and the language in a header. The answer is not awaited and failures are
 * ignored; `keepalive` lets the request finish when the page is closed.
 */
export function countUsage(counter: Counter): void {
  void fetch(`/api/stats/${COUNTER_PATHS[counter]}`, {
    method: 'POST',
    credentials: 'same-origin',
    keepalive: true,
    headers: { 'Content-Type': 'application/json', 'Accept-Language': document.documentElement.lang },
    body: '{}',
  }).catch(() => {});
}
