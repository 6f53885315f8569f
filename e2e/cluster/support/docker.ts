import { execFile, execFileSync } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

const LARGE_OUTPUT = { maxBuffer: 64 * 2 ** 20 };

/** Runs `docker` and returns its standard output; throws with its error output. */
export async function docker(...args: readonly string[]): Promise<string> {
  const { stdout } = await run('docker', [...args], LARGE_OUTPUT);
  return stdout.trim();
}

/** Whether a Docker engine can be used. */
export function dockerAnswers(): boolean {
  return succeeds('docker', ['info'], 20_000);
}

const PULL_TIMEOUT_MS = 300_000;

/** Whether an image is here or can be pulled. */
export function hasImage(image: string): boolean {
  return (
    succeeds('docker', ['image', 'inspect', image], 20_000) ||
    succeeds('docker', ['pull', '--quiet', image], PULL_TIMEOUT_MS)
  );
}

/** The command of Docker Compose: the plugin, or the older program. */
export function composeCommand(): readonly string[] | undefined {
  if (succeeds('docker', ['compose', 'version'], 20_000)) return ['docker', 'compose'];
  return succeeds('docker-compose', ['version'], 20_000) ? ['docker-compose'] : undefined;
}

function succeeds(program: string, args: readonly string[], timeout: number): boolean {
  try {
    execFileSync(program, args, { stdio: 'ignore', timeout });
    return true;
  } catch {
    return false;
  }
}
