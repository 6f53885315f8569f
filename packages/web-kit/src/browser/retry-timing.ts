const FIRST_MS = 1_000;
const LONGEST_MS = 8_000;
/** About a minute of retries. */
const FREQUENT_RETRIES = 8;
const LATER_MS = 60_000;

/**
 * The wait before the next retry of a download after so many failures. Short in the first minute, in which a phone usually is in
 * reach again or on its next network; later the server is probably down. Milliseconds.
 */
export function retryDelay(failures: number): number {
  return failures > FREQUENT_RETRIES ? LATER_MS : Math.min(FIRST_MS * 2 ** failures, LONGEST_MS);
}

/**
 * Calls back after this time, or with `true` as soon as the browser is online again. A network that has just come is often replaced
 * once more: then the failures before it should not count. Returns a function that cancels the call.
 */
export function retryAfter(delayMs: number, retry: (isNewNetwork: boolean) => void): () => void {
  const onTime = () => call(false);
  const onNetwork = () => call(true);
  const cancel = () => {
    clearTimeout(timer);
    window.removeEventListener('online', onNetwork);
  };
  const call = (isNewNetwork: boolean) => {
    cancel();
    retry(isNewNetwork);
  };
  const timer = setTimeout(onTime, delayMs);
  window.addEventListener('online', onNetwork);
  return cancel;
}
