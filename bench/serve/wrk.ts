import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Load {
  readonly url: string;
  readonly connections: number;
  readonly seconds: number;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Whether a program is installed. */
export function isInstalled(program: string, argument: string): boolean {
  return spawnSync(program, [argument]).error === undefined;
}

/** Answered requests, total and per second. @throws Error if one of them was rejected */
export function sendLoad(load: Load) {
  const { url, connections, seconds, headers = {} } = load;
  const headerArguments = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const folder = mkdtempSync(join(tmpdir(), 'selah-wrk-'));
  try {
    const script = join(folder, 'request.lua');
    writeFileSync(script, requestScript(load));
    const args = ['-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', '20s', '-s', script];
    const output = execFileSync('wrk', [...args, ...headerArguments, url], { encoding: 'utf8' });
    return readOutput(url, output);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The parts of a request that wrk's command line cannot express. */
function requestScript({ method = 'GET', body }: Load): string {
  return [`wrk.method = "${method}"`, ...(body === undefined ? [] : [`wrk.body = [==[${body}]==]`])].join(
    '\n',
  );
}

function readOutput(url: string, output: string) {
  const refused = /Non-2xx or 3xx responses: (\d+)/.exec(output)?.[1];
  if (refused) throw new Error(`${refused} requests to ${url} were refused`);
  const requests = Number(/(\d+) requests in/.exec(output)?.[1]);
  const perSecond = Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]);
  if (Number.isNaN(requests) || Number.isNaN(perSecond))
    throw new Error(`wrk said nothing of use about ${url}:\n${output}`);
  return { requests, perSecond };
}
