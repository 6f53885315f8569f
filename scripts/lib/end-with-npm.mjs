import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);
const POLL_MS = 500;

/**
 * Ends this process in order when the npm that started it has ended. npm sends signals to a shell in between, which does not
 * forward them, and a killed npm sends none: this process would keep its port and data folder.
 */
export async function endWithNpm() {
  if (!process.env.npm_lifecycle_event || process.platform === 'win32') return;
  const { ppid: parent } = process;
  // If the shell has replaced itself by this process, npm is the direct parent.
  const grandparent = await parentOf(parent);
  const isShell = !/\bnpm\b/.test(await commandOf(parent));
  const timer = setInterval(async () => {
    const isGone = process.ppid !== parent || (isShell && (await parentOf(parent)) !== grandparent);
    if (!isGone) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, POLL_MS);
  timer.unref();
}

async function parentOf(pid) {
  if (process.platform !== 'linux') return ask(pid, 'ppid');
  // The name in parentheses may contain anything; the parent is the second field after it.
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1];
}

async function commandOf(pid) {
  if (process.platform !== 'linux') return ask(pid, 'command');
  return readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
}

async function ask(pid, field) {
  const { stdout } = await run('ps', ['-o', `${field}=`, '-p', String(pid)]).catch(() => ({ stdout: '' }));
  return stdout.trim();
}
