import { spawnSync } from 'node:child_process';
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
