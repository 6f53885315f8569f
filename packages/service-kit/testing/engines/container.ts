import { execFileSync } from 'node:child_process';
import type { Engine, RunningEngine } from './engine.ts';

export interface ContainerServer extends RunningEngine {
  readonly url: string;
  /** Runs a command inside; rejects when it fails. */
  run(...words: string[]): Promise<void>;
}

export interface ContainerRecipe {
  /** For people, such as `NATS`. */
  readonly title: string;
  readonly image: string;
  readonly scheme: string;
  readonly port: number;
  readonly command: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  /** Prints the version. */
  readonly version: readonly string[];
}

/** Whether suites use containers even where the programs are installed. */
export const prefersContainers = process.env.SELAH_ENGINES === 'containers';

/** A server in a container, started with testcontainers; missing where Docker or the image is. */
export function containerEngine(recipe: ContainerRecipe): Engine<ContainerServer> {
  const { title, image } = recipe;
  if (!succeeds('info')) return { name: title, missing: `neither ${title} nor Docker is installed` };
  if (!hasImage(image)) {
    return { name: title, missing: `the image ${image} cannot be had` };
  }
  return { name: `${title} in a container of ${image}`, start: () => startContainer(recipe) };
}

/** Whether Docker has an image or can pull it. */
export function hasImage(image: string): boolean {
  return succeeds('image', 'inspect', image) || succeeds('pull', '--quiet', image);
}

async function startContainer(recipe: ContainerRecipe): Promise<ContainerServer> {
  const { title, image, scheme, port, command, environment = {}, version } = recipe;
  // Its container needs an image of its own; here each suite stops what it started.
  process.env.TESTCONTAINERS_RYUK_DISABLED ??= 'true';
  const { GenericContainer } = await import('testcontainers');
  const container = await new GenericContainer(image)
    .withExposedPorts(port)
    .withCommand([...command])
    .withEnvironment({ ...environment })
    .start();
  const { output } = await container.exec([...version]);
  process.stderr.write(`${title}: ${output.trim()}\n`);
  return {
    run: async (...words) => {
      const { exitCode, output } = await container.exec(words);
      if (exitCode !== 0) throw new Error(`${title}: ${output.trim()}`);
    },
    url: `${scheme}://${container.getHost()}:${container.getMappedPort(port)}`,
    stop: async () => void (await container.stop({ remove: true, removeVolumes: true })),
  };
}

function succeeds(...args: readonly string[]): boolean {
  try {
    execFileSync('docker', args, { stdio: 'ignore', timeout: 300_000 });
    return true;
  } catch {
    return false;
  }
}
