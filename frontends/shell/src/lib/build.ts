import { BUILD_ID } from '@selah/shared/contracts/page-errors/kinds';

/** Milliseconds. */
const TIMEOUT_MS = 8_000;

/** The build that this page came with; undefined in development. */
export function ownBuild(): string | undefined {
  return asBuildId(document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content);
}

/** The build that the server has now; undefined where it does not say, or cannot be reached. */
export async function servedBuild(): Promise<string | undefined> {
  const giveUp = new AbortController();
  const timer = setTimeout(() => giveUp.abort(), TIMEOUT_MS);
  try {
    const answer = await fetch('/build.json', { cache: 'no-store', signal: giveUp.signal });
    const said: unknown = await answer.json();
    return typeof said === 'object' && said !== null && 'build' in said ? asBuildId(said.build) : undefined;
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}

function asBuildId(raw: unknown): string | undefined {
  return typeof raw === 'string' && BUILD_ID.test(raw) ? raw : undefined;
}
