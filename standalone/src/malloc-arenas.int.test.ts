import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

const run = promisify(execFile);
const LIMIT = join(import.meta.dirname, '..', '..', 'scripts', 'lib', 'limit-malloc-arenas.mjs');
const PROGRAM = `
  import { limitMallocArenas } from ${JSON.stringify(LIMIT)};
  limitMallocArenas();
  console.log(JSON.stringify([process.env.MALLOC_ARENA_MAX, process.execArgv, process.argv.slice(2)]));
`;

const onLinux = process.platform === 'linux' ? describe : describe.skip;

onLinux('the memory of npm start', () => {
  const folder = mkdtempSync(join(tmpdir(), 'selah-arenas-'));
  const program = join(folder, 'program.mjs');
  beforeAll(() => writeFileSync(program, PROGRAM));
  afterAll(() => rmSync(folder, { recursive: true }));

  const { MALLOC_ARENA_MAX: _, ...env } = process.env;
  const outputOf = async (more: NodeJS.ProcessEnv) => {
    const args = ['--max-semi-space-size=8', program, 'one', 'two words'];
    const { stdout, stderr } = await run(process.execPath, args, { env: { ...env, ...more } });
    return { output: JSON.parse(stdout), stderr };
  };

  it('comes from two arenas, with the same options and arguments, and without a warning', async () => {
    const output = ['2', ['--max-semi-space-size=8'], ['one', 'two words']];
    await expect(outputOf({})).resolves.toEqual({ output, stderr: '' });
  });

  it('comes from as many arenas as the environment says', async () => {
    const { output } = await outputOf({ MALLOC_ARENA_MAX: '5' });
    expect(output[0]).toBe('5');
  });
});
