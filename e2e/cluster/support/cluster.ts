import { strict as assert } from 'node:assert';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { eventually } from '@selah/service-kit/testing/eventually';
import { type HttpVisitor, httpVisitor } from '../../support/http-visitor.ts';
import { docker } from './docker.ts';

const run = promisify(execFile);

/** The root of the repository. */
export const ROOT = join(import.meta.dirname, '..', '..', '..');

/** How the running product is reached; passed from the global setup to the tests in `SELAH_CLUSTER`. */
export interface ClusterAddress {
  readonly command: readonly string[];
  readonly project: string;
  readonly files: readonly string[];
  /** The variables that compose reads. */
  readonly variables: Readonly<Record<string, string>>;
  readonly url: string;
}

/** The services of our own code, in the order in which the rolling test restarts them. */
export const SERVICES = ['users', 'messages', 'stats', 'admin', 'videos', 'gateway'] as const;

export interface Cluster {
  /** The public address. */
  readonly url: string;
  compose(...args: readonly string[]): Promise<string>;
  /** The same, with further files of compose over those of the product. */
  composeWith(files: readonly string[], ...args: readonly string[]): Promise<string>;
  /** Runs a script of the folder `docker` on this product. */
  script(name: string, folder: string): Promise<string>;
  /** The ids of all running containers of a service. */
  containers(service: string): Promise<readonly string[]>;
  /** Waits until all running containers of these services say that they are ready. */
  ready(...services: readonly string[]): Promise<void>;
  /** GET from inside, where all services and engines can be reached; returns the body. */
  getInside(url: string): Promise<string>;
  /** The administrator, logged in with the password that the installation generated. */
  admin(): Promise<HttpVisitor>;
}

const START_TIMEOUT_MS = 180_000;

/** Connects to a product that runs in containers. */
export function connectToCluster({ command, project, files, variables, url }: ClusterAddress): Cluster {
  const [program = 'docker', ...first] = command;
  const options = ['--project-name', project, ...files.flatMap((file) => ['--file', file])];

  const composeWith = (more: readonly string[], ...args: readonly string[]) =>
    runHere(program, [...first, ...options, ...more.flatMap((file) => ['--file', file]), ...args]);
  const compose = (...args: readonly string[]) => composeWith([], ...args);

  async function runHere(file: string, args: readonly string[]): Promise<string> {
    const { stdout } = await run(file, [...args], {
      cwd: ROOT,
      // The classic builder is the one that every engine has.
      env: { ...process.env, DOCKER_BUILDKIT: '0', COMPOSE_DOCKER_CLI_BUILD: '0', ...variables },
      maxBuffer: 64 * 2 ** 20,
    });
    return stdout.trim();
  }

  async function containers(service: string): Promise<readonly string[]> {
    const label = (name: string, value: string) => ['--filter', `label=com.docker.compose.${name}=${value}`];
    const ids = await docker('ps', '--quiet', ...label('project', project), ...label('service', service));
    return ids.split('\n').filter((id) => id !== '');
  }

  return {
    url,
    compose,
    composeWith,
    script: (name, folder) => runHere(join(ROOT, 'docker', name), [folder, ...options]),
    containers,
    async ready(...services) {
      await eventually(async () => {
        for (const service of services) {
          const ids = await containers(service);
          assert(ids.length > 0, `no container of ${service} runs`);
          // The command of the image's HEALTHCHECK, which Docker itself runs every ten seconds.
          await Promise.all(ids.map((id) => docker('exec', id, 'node', 'check-health.mjs')));
        }
      }, START_TIMEOUT_MS);
    },
    async getInside(address) {
      const [gateway = ''] = await containers('gateway');
      const program = `process.stdout.write(await (await fetch(${JSON.stringify(address)})).text())`;
      return docker('exec', gateway, 'node', '--input-type=module', '--eval', program);
    },
    async admin() {
      const [service = ''] = await containers('admin');
      const password = await docker('exec', service, 'cat', '/run/secrets/admin-password');
      const admin = httpVisitor(url);
      const json = { username: 'admin', password };
      const { status } = await admin.call('POST', '/api/auth/login', { json });
      assert.equal(status, 200);
      return admin;
    },
  };
}
