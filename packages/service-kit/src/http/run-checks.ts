/** Resolves when the dependency can be used, rejects with the reason when not. */
export type ReadinessCheck = () => Promise<void>;

const CHECK_TIMEOUT_MS = 2000;

/** Runs all checks at once; a failed one, or one slower than two seconds, reads `unavailable`. */
export async function runChecks(
  checks: Readonly<Record<string, ReadinessCheck>>,
): Promise<Record<string, 'ok' | 'unavailable'>> {
  const entries = await Promise.all(
    Object.entries(checks).map(async ([name, check]) => [name, await verdict(check)] as const),
  );
  return Object.fromEntries(entries);
}

async function verdict(check: ReadinessCheck): Promise<'ok' | 'unavailable'> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('timed out')), CHECK_TIMEOUT_MS);
  });
  try {
    await Promise.race([check(), timeout]);
    return 'ok';
  } catch {
    return 'unavailable';
  } finally {
    clearTimeout(timer);
  }
}
