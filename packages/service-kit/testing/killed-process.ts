import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { endChild } from './engines/child-server.ts';

/**
 * Runs a TypeScript program and kills it (SIGKILL) when it prints `line`, or a line that `line` accepts. Returns
 * all printed lines.
 */
export async function runUntilKilled(
  program: URL,
  args: readonly string[],
  line: string | ((line: string) => boolean),
): Promise<readonly string[]> {
  const child = spawn(process.execPath, [program.pathname, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exit = once(child, 'exit');
  const isLast = typeof line === 'string' ? (printed: string) => printed === line : line;
  const lines: string[] = [];
  let isReached = false;
  for await (const printed of createInterface({ input: child.stdout })) {
    lines.push(printed);
    if (!isReached && isLast(printed)) {
      isReached = true;
      await endChild(child);
    }
  }
  await exit;
  if (!isReached) throw new Error(`${program.pathname} exited before it was killed:\n${lines.join('\n')}`);
  return lines;
}
