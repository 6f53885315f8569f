import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type ApiDriver, createApiDriver, TEST_INTERNAL_SECRET } from '@selah/service-kit/testing/api-driver';
import { endChild } from '@selah/service-kit/testing/engines/child-server';
import { temporaryFolder } from '@selah/service-kit/testing/temporary-folder';
import { startTestDatabase } from '@selah/service-kit/testing/test-database';

const PROGRAM = join(import.meta.dirname, 'videos-process.ts');

/** The service in a process of its own that can be killed (SIGKILL) and started again on the same records and files. */
export async function mortalVideos() {
  const database = await startTestDatabase();
  const folder = await temporaryFolder();
  let child: ChildProcess | undefined;
  let lives = 0;

  return {
    directory: folder.path,
    /** Begins a life. Each one's clock is a minute ahead of the one before, so that no claim of the dead holds it up. */
    async live(): Promise<{ readonly url: string; readonly api: ApiDriver }> {
      const minutes = lives;
      lives += 1;
      const born = spawn(process.execPath, [PROGRAM, database.uri, folder.path, String(minutes)], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      child = born;
      const gone = once(born, 'exit').then(() => {
        throw new Error('the service ended before it was ready');
      });
      const [url] = (await Promise.race([once(createInterface(born.stdout), 'line'), gone])) as [string];
      gone.catch(() => {});
      return {
        url,
        api: createApiDriver(url, TEST_INTERNAL_SECRET, () => Date.now() + minutes * 60_000),
      };
    },
    async kill(): Promise<void> {
      if (child) await endChild(child);
    },
    async stop(): Promise<void> {
      await this.kill();
      await database.stop();
      await folder.remove();
    },
  };
}
