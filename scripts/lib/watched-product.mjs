import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { root, say } from './project.mjs';

/** What Node prints before it starts a watched program anew. */
const RESTARTING = /^Restarting /;
const READY = /^Selah is ready at /;

/**
 * Runs the product in a process that Node starts anew when one of its modules changes. `ready` resolves while it answers;
 * `onRestart` is called when it ends, so that pages load while it starts.
 */
export async function startWatched(env) {
  const port = await freePort();
  const program = join(root, 'standalone', 'src', 'main.ts');
  const args = [
    '--watch',
    '--watch-preserve-output',
    // A page that is loading would hold up the end, and the product loses nothing when it is killed.
    '--watch-kill-signal=SIGKILL',
    '--disable-warning=ExperimentalWarning',
    program,
  ];
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: {
      ...process.env,
      // Only what changed is stripped of its types again.
      NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'selah-compiled'),
      ...env,
      HOST: '127.0.0.1',
      PORT: String(port),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exit = once(child, 'exit');
  const listeners = [];
  let isReady = false;
  let answers = Promise.withResolvers();
  createInterface({ input: child.stdout }).on('line', (line) => {
    if (RESTARTING.test(line) && isReady) {
      isReady = false;
      answers = Promise.withResolvers();
      for (const listener of listeners) listener();
    }
    // The address that it names is behind the one to open.
    if (!READY.test(line)) return say(line);
    isReady = true;
    answers.resolve();
  });
  return {
    url: `http://127.0.0.1:${port}`,
    ready: () => answers.promise,
    onRestart: (listener) => listeners.push(listener),
    async close() {
      child.kill('SIGTERM');
      await exit;
    },
  };
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}
