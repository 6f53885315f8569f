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

  it('returns the tool’s output', async () => {
    expect(await run('echo', ['hello'])).toBe('hello\n');
  });

  it('passes arguments unchanged, without a shell', async () => {
    const odd = `$(touch ${folder.path}/pwned); "quoted" 'so' \`too\` *`;
    expect(await run('printf', ['%s', odd])).toBe(odd);
    await expect(readFile(join(folder.path, 'pwned'))).rejects.toMatchObject({ code: 'ENOENT' });
  });

  it('does not pass our environment variables', async () => {
    process.env.INTERNAL_SECRET_FOR_THIS_TEST = 'secret';
    try {
      expect(await run('env', [])).not.toContain('secret');
    } finally {
      delete process.env.INTERNAL_SECRET_FOR_THIS_TEST;
    }
  });

  it('describes how the tool failed', async () => {
    const failure = await shell('echo oh dear >&2; exit 3').catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ToolFailedError);
    expect(failure).toMatchObject({ ending: 'failed', message: expect.stringMatching('3: oh dear$') });
  });

  it('believes a tool that says that the disk is full, even if it ends well', async () => {
    await expect(shell('echo "end of file: No space left on device" >&2')).rejects.toMatchObject({
      code: 'ENOSPC',
    });
  });

  it('rejects with the system’s error if the tool does not exist', async () => {
    await expect(run('/nonexistent/tool', [])).rejects.toThrow();
  });

  it('ends a tool that exceeds its wall-clock or CPU time', async () => {
    await expect(run('sleep', ['60'], { wallMs: 100 })).rejects.toMatchObject({ ending: 'killed' });
    await expect(shell('while :; do :; done', { cpuSeconds: 1 })).rejects.toMatchObject({ ending: 'killed' });
  });

  it('ends a tool that writes too much', async () => {
    const file = join(folder.path, 'huge');
    await expect(
      run('dd', ['if=/dev/zero', `of=${file}`, 'bs=1024', 'count=4096'], { fileBytes: MiB }),
    ).rejects.toBeInstanceOf(ToolFailedError);
    expect((await readFile(file)).length).toBeLessThanOrEqual(MiB);
  });

  it('ends a tool that uses too much memory', async () => {
    // `tail` buffers the whole of a stream without line ends.
    const hungry = run('tail', ['/dev/zero'], { memoryBytes: 64 * MiB, cpuSeconds: 20 });
    await expect(hungry).rejects.toBeInstanceOf(ToolFailedError);
  });

  it('ends the tool’s child processes on abort', async () => {
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
