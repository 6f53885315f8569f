import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../support/free-port.ts';
import { type Cluster, SERVICES } from './cluster.ts';

/** Starts one more replica of every service, of the images with this tag, beside those that run; returns the containers. */
export async function startPreviousRelease(
  cluster: Cluster,
  tag: string,
): Promise<Readonly<Record<string, string>>> {
  const folder = await mkdtemp(join(tmpdir(), 'selah-previous-'));
  const file = join(folder, 'previous.json');
  const services = Object.fromEntries(
    SERVICES.map((service) => [service, { image: `selah-${service}:${tag}` }]),
  );
  await writeFile(file, JSON.stringify({ services }));
  try {
    const started: Record<string, string> = {};
    for (const service of SERVICES) {
      // The second gateway needs a port of its own.
      const ports = service === 'gateway' ? ['--publish', `127.0.0.1:${await freePort()}:8080`] : [];
      // With its alias, the network finds it under the name of the service.
      const options = ['--detach', '--no-deps', '--use-aliases', ...ports];
      started[service] = await cluster.composeWith([file], 'run', ...options, service);
    }
    return started;
  } finally {
    await rm(folder, { recursive: true });
  }
}
