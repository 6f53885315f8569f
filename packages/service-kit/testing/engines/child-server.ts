import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { connect, createServer } from 'node:net';
import { delimiter, join } from 'node:path';
import { eventually } from '../eventually.ts';

/** Debian installs servers outside of an ordinary user's PATH. */
const EXTRA_FOLDERS = ['/usr/sbin', '/usr/local/sbin'];

/** The full path of a program, or undefined if it is not installed. */
export function findProgram(name: string): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...EXTRA_FOLDERS];
  return folders.map((folder) => join(folder, name)).find(isExecutable);
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** A free loopback port. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Starts a server program and resolves when it accepts connections on `port`. */
export async function startServer(
  program: string,
  args: readonly string[],
  port: number,
): Promise<ChildProcess> {
  const child = spawn(program, args, { stdio: 'ignore' });
  try {
    await eventually(async () => {
      if (child.exitCode !== null) throw new Error(`${program} ended with ${child.exitCode}`);
      await canConnect(port);
    });
    return child;
  } catch (error) {
    await endChild(child);
    throw error;
  }
}

async function canConnect(port: number): Promise<void> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
  } finally {
    socket.destroy();
  }
}

/** Kills a process and resolves when it has exited. */
export async function endChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}
