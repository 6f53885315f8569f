import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';

/** The resources for one run of an external tool. The kernel enforces all but `wallMs`, after which we send SIGKILL. */
export interface ToolLimits {
  readonly wallMs: number;
  readonly cpuSeconds: number;
  readonly memoryBytes: number;
  /** The largest file it may write. */
  readonly fileBytes: number;
}

export interface ToolRun {
  readonly command: string;
  readonly args: readonly string[];
  readonly limits: ToolLimits;
  readonly signal: AbortSignal;
  /** As of `os.constants.priority`; below normal by default. */
  readonly priority?: number;
  /** Called with each part of the tool's output. */
  readonly onOutput?: (text: string) => void;
}

/** The tool ran and failed, or was killed at one of its limits. */
export class ToolFailedError extends Error {
  override readonly name = 'ToolFailedError';
  readonly ending: 'failed' | 'killed';
  readonly stderr: string;
  /** As of the system's errors, if the tool named this one. */
  readonly code?: 'ENOSPC';
  constructor(ending: 'failed' | 'killed', command: string, detail: string, stderr: string) {
    super(`${command} ${detail}: ${stderr.trim().split('\n').at(-1) ?? ''}`);
    this.ending = ending;
    this.stderr = stderr;
    if (saysDiskIsFull(stderr)) this.code = 'ENOSPC';
  }
}

function saysDiskIsFull(stderr: string): boolean {
  return /No space left on device/.test(stderr);
}

const OUTPUT_MAX = 1024 * 1024;
const KILLED_BY_LIMIT: ReadonlySet<NodeJS.Signals> = new Set(['SIGKILL', 'SIGXCPU', 'SIGXFSZ']);

/**
 * Runs a tool on untrusted input and returns its output. It is started without a shell, with no environment variable but
 * the search path, in its own process group, so that a kill reaches its children, and with hard limits.
 * @throws ToolFailedError; the error of `spawn` if the tool does not exist; the signal's reason if aborted
 */
export async function runTool({
  command,
  args,
  limits,
  signal,
  priority = constants.priority.PRIORITY_BELOW_NORMAL,
  onOutput,
}: ToolRun): Promise<string> {
  signal.throwIfAborted();
  const child = spawn(...limited(command, args, limits), {
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH },
  });
  const kill = () => killGroup(child.pid);
  const timer = setTimeout(kill, limits.wallMs);
  signal.addEventListener('abort', kill, { once: true });
  const stdout = collect(child.stdout);
  const stderr = collect(child.stderr);
  if (onOutput) child.stdout.on('data', onOutput);
  try {
    await once(child, 'spawn');
    lowerPriority(child.pid, priority);
    const [code, killedBy] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null];
    signal.throwIfAborted();
    if (killedBy) {
      const ending = KILLED_BY_LIMIT.has(killedBy) ? 'killed' : 'failed';
      throw new ToolFailedError(ending, command, `ended by ${killedBy}`, stderr());
    }
    // ffmpeg 5 ends with 0 if the disk is full when it writes the end of a file.
    if (code !== 0 || saysDiskIsFull(stderr())) {
      throw new ToolFailedError('failed', command, `ended with ${code}`, stderr());
    }
    return stdout();
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', kill);
    kill();
  }
}

/**
 * The command under `ulimit`, which every POSIX shell has; `exec` replaces the shell by the tool. A limit that the system
 * does not support (memory on macOS) is omitted, so that the tool can run.
 */
function limited(command: string, args: readonly string[], limits: ToolLimits): [string, string[]] {
  if (process.platform === 'win32') return [command, [...args]];
  const set = [
    'ulimit -c 0',
    `ulimit -t ${limits.cpuSeconds}`,
    `ulimit -v ${Math.floor(limits.memoryBytes / 1024)}`,
    `ulimit -f ${Math.floor(limits.fileBytes / 512)}`,
  ].map((limit) => `${limit} 2>/dev/null`);
  return ['/bin/sh', ['-c', `${set.join('; ')}; exec "$0" "$@"`, command, ...args]];
}

function killGroup(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL');
  } catch {
    // The process group has ended already.
  }
}

function lowerPriority(pid: number | undefined, priority: number): void {
  if (pid === undefined) return;
  try {
    setPriority(pid, priority);
  } catch {
    // The tool has ended already, or the system does not allow it; it then runs at normal priority.
  }
}

/** Keeps only the last megabyte of a stream, so that endless output does not fill the memory. */
function collect(stream: NodeJS.ReadableStream): () => string {
  let text = '';
  stream.setEncoding('utf8');
  stream.on('data', (chunk: string) => {
    text = (text + chunk).slice(-OUTPUT_MAX);
  });
  return () => text;
}
