import { inRunningTime } from '../in-running-time.ts';

/** Resolves when the dependency works, rejects with the reason otherwise. */
export type ReadinessCheck = () => Promise<void>;

/** Limit for a dependency that does not answer. Milliseconds. */
const CHECK_TIMEOUT_MS = 1_500;

export type CheckResult = 'ok' | 'unavailable';

export interface CheckResults {
  /** Whether all checks passed. */
  readonly isOk: boolean;
  readonly checks: Readonly<Record<string, CheckResult>>;
}

/** Runs all checks at the same time; a failed one, or one slower than 1.5 s, is reported as `unavailable`. */
export async function runChecks(checks: Readonly<Record<string, ReadinessCheck>>): Promise<CheckResults> {
  const entries = await Promise.all(
    Object.entries(checks).map(async ([name, check]) => [name, await verdict(check)] as const),
  );
  return { isOk: entries.every(([, result]) => result === 'ok'), checks: Object.fromEntries(entries) };
}

async function verdict(check: ReadinessCheck): Promise<CheckResult> {
  try {
    await inRunningTime(check(), CHECK_TIMEOUT_MS, () => new Error('timed out'));
    return 'ok';
  } catch {
    return 'unavailable';
  }
}
