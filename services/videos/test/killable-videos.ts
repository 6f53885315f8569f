import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type ApiDriver, createApiDriver, TEST_INTERNAL_SECRET } from '@selah/service-kit/testing/api-driver';
import { endChild } from '@selah/service-kit/testing/engines/child-server';
import { temporaryFolder } from '@selah/service-kit/testing/temporary-folder';

const PROGRAM = join(import.meta.dirname, 'videos-process.ts');

/** The service in its own process, which can be killed (SIGKILL) and started again with the same records and files. */
export async function createKillableVideos({
  withoutFfmpeg = false,
}: {
  readonly withoutFfmpeg?: boolean;
} = {}) {
  const folder = await temporaryFolder();
  const databaseFile = join(folder.path, 'selah.sqlite');
  let child: ChildProcess | undefined;
  let starts = 0;
  let isFfmpegMissing = withoutFfmpeg;

  return {
    directory: folder.path,
    databaseFile,
    /** Starts it. Each start's clock is a minute ahead of the one before, so that leases of the killed process have expired. */
    async start(): Promise<{ readonly url: string; readonly api: ApiDriver }> {
      const minutes = starts;
      starts += 1;
      const started = spawn(process.execPath, [PROGRAM, databaseFile, folder.path, String(minutes)], {
        stdio: ['ignore', 'pipe', 'inherit'],
        env: { ...process.env, ...(isFfmpegMissing && { FFMPEG_PATH: '/nonexistent/ffmpeg' }) },
      });
      child = started;
      const exited = once(started, 'exit').then(() => {
        throw new Error('the service ended before it was ready');
      });
      const [url] = (await Promise.race([once(createInterface(started.stdout), 'line'), exited])) as [string];
      exited.catch(() => {});
      return {
        url,
        api: createApiDriver(url, TEST_INTERNAL_SECRET, () => Date.now() + minutes * 60_000),
      };
    },
    /** From the next start on, there is ffmpeg. */
    installFfmpeg(): void {
      isFfmpegMissing = false;
    },
    async kill(): Promise<void> {
      if (child) await endChild(child);
    },
    async stop(): Promise<void> {
      await this.kill();
      await folder.remove();
    },
  };
}
