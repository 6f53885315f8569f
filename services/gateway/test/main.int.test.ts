import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { TEST_INTERNAL_SECRET } from '@selah/service-kit/testing/api-driver';

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));

/** Runs the process until it exits. */
function run(env: Record<string, string>): Promise<{ code: number; stderr: string }> {
  return new Promise((resolve) => {
    const { PATH, NODE_COMPILE_CACHE } = process.env;
    execFile(
      process.execPath,
      [MAIN],
      { env: { PATH, NODE_COMPILE_CACHE, ...env } },
      (error, _stdout, stderr) => {
        resolve({ code: typeof error?.code === 'number' ? error.code : 0, stderr });
      },
    );
  });
}

describe('a gateway that cannot start', () => {
  it.each([
    [{}, 'INTERNAL_SECRET: is missing'],
    [{ INTERNAL_SECRET: TEST_INTERNAL_SECRET }, 'REDIS_URL: is missing'],
    [{ INTERNAL_SECRET: TEST_INTERNAL_SECRET, PORT: 'eighty' }, 'PORT: must be a port number'],
  ])(
    'with %j prints the reason and exits with 1',
    async (env, sentence) => {
      const { code, stderr } = await run(env);
      expect(stderr).toContain(sentence);
      expect(stderr).not.toContain('    at ');
      expect(code).toBe(1);
    },
    30_000,
  );
});
