import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { root } from './project.mjs';

/** Runs a command in the project's root and shows its output; returns its exit code. */
export function run(command, args, options = {}) {
  const result = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    // npm and npx are command scripts on Windows, which need a shell.
    shell: process.platform === 'win32',
    ...options,
    env: { ...process.env, ...options.env },
  });
  if (result.error) throw result.error;
  return result.status ?? 1;
}

/** Whether a program can be run with `args`. */
export function answers(command, args = ['--version']) {
  const result = spawnSync(command, args, { stdio: 'ignore', timeout: 20_000 });
  return result.status === 0;
}

/** Runs Node in the project's root. What it prints to standard error is given to `print`; resolves with the exit code. */
export async function runNode(args, env, print) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: ['inherit', 'ignore', 'pipe'],
    env: { ...process.env, ...env },
  });
  child.stderr.on('data', print);
  const [code] = await once(child, 'close');
  return code ?? 1;
}
