import { execFileSync, spawnSync } from 'node:child_process';

export interface Load {
  readonly url: string;
  readonly connections: number;
  readonly seconds: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Whether a program answers; one that is missing is no reason to fail. */
export function isInstalled(program: string, argument: string): boolean {
  return spawnSync(program, [argument]).error === undefined;
}

/** Requests answered, in all and per second. @throws Error when one of them was refused */
export function sendLoad({ url, connections, seconds, headers = {} }: Load) {
  const headerArguments = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const args = ['-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', '20s', ...headerArguments, url];
  const output = execFileSync('wrk', args, { encoding: 'utf8' });
  const refused = /Non-2xx or 3xx responses: (\d+)/.exec(output)?.[1];
  if (refused) throw new Error(`${refused} requests to ${url} were refused`);
  const requests = Number(/(\d+) requests in/.exec(output)?.[1]);
  const perSecond = Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]);
  if (Number.isNaN(requests) || Number.isNaN(perSecond))
    throw new Error(`wrk said nothing of use about ${url}:\n${output}`);
  return { requests, perSecond };
}
