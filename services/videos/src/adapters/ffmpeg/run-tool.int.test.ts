import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { eventually } from '@selah/service-kit/testing/eventually';
import { type TemporaryFolder, temporaryFolder } from '@selah/service-kit/testing/temporary-folder';
import { runTool, ToolFailedError, type ToolLimits } from './run-tool.ts';

const MiB = 1024 * 1024;
const AMPLE: ToolLimits = { wallMs: 60_000, cpuSeconds: 60, memoryBytes: 512 * MiB, fileBytes: 64 * MiB };
const never = new AbortController().signal;

describe('running a tool on hostile input', () => {
  let folder: TemporaryFolder;
  beforeEach(async () => {
    folder = await temporaryFolder();
  });
  afterEach(() => folder.remove());

  const run = (command: string, args: readonly string[], limits: Partial<ToolLimits> = {}, signal = never) =>
    runTool({ command, args, limits: { ...AMPLE, ...limits }, signal });
  const shell = (script: string, limits?: Partial<ToolLimits>, signal?: AbortSignal) =>
    run('/bin/sh', ['-c', script], limits, signal);

  it('answers what the tool printed', async () => {
    expect(await run('echo', ['hello'])).toBe('hello\n');
  });

  it('hands over arguments as they are: none of them is a word of a shell', async () => {
    const odd = `$(touch ${folder.path}/pwned); "quoted" 'so' \`too\` *`;
    expect(await run('printf', ['%s', odd])).toBe(odd);
    await expect(readFile(join(folder.path, 'pwned'))).rejects.toMatchObject({ code: 'ENOENT' });
  });

  it('shows the tool nothing of our own environment', async () => {
    process.env.INTERNAL_SECRET_FOR_THIS_TEST = 'secret';
    try {
      expect(await run('env', [])).not.toContain('secret');
    } finally {
      delete process.env.INTERNAL_SECRET_FOR_THIS_TEST;
    }
  });

  it('says how the tool failed', async () => {
    const failure = await shell('echo oh dear >&2; exit 3').catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ToolFailedError);
    expect(failure).toMatchObject({ ending: 'failed', message: expect.stringMatching('3: oh dear$') });
  });

  it('rejects with the system’s own error where there is no such tool', async () => {
    await expect(run('/nonexistent/tool', [])).rejects.toThrow();
  });

  it('ends what takes too long, by the clock or by the processor', async () => {
    await expect(run('sleep', ['60'], { wallMs: 100 })).rejects.toMatchObject({ ending: 'killed' });
    await expect(shell('while :; do :; done', { cpuSeconds: 1 })).rejects.toMatchObject({ ending: 'killed' });
  });

  it('ends what takes too much disk', async () => {
    const file = join(folder.path, 'huge');
    await expect(
      run('dd', ['if=/dev/zero', `of=${file}`, 'bs=1024', 'count=4096'], { fileBytes: MiB }),
    ).rejects.toBeInstanceOf(ToolFailedError);
    expect((await readFile(file)).length).toBeLessThanOrEqual(MiB);
  });

  it('ends what takes too much memory', async () => {
    // `tail` of a stream without line ends keeps all of it.
    const hungry = run('tail', ['/dev/zero'], { memoryBytes: 64 * MiB, cpuSeconds: 20 });
    await expect(hungry).rejects.toBeInstanceOf(ToolFailedError);
  });

  it('leaves no child of the tool behind when it is told to stop', async () => {
    const pidFile = join(folder.path, 'pid');
    const stopping = new AbortController();
    const job = shell(`sleep 300 & echo $! > ${pidFile}; wait`, {}, stopping.signal);
    const ended = expect(job).rejects.toThrow('stopping');
    const pid = await eventually(async () => {
      const text = await readFile(pidFile, 'utf8');
      if (text.trim() === '') throw new Error('not written yet');
      return Number(text);
    });
    stopping.abort(new Error('stopping'));
    await ended;
    await eventually(() => expect(() => process.kill(pid, 0)).toThrow());
  });
});
