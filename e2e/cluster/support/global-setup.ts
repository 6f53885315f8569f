import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../support/free-port.ts';
import { type Cluster, type ClusterAddress, connectToCluster, ROOT } from './cluster.ts';
import { composeCommand, docker, dockerAnswers, hasImage } from './docker.ts';

/** What the Dockerfiles build on. */
const BASES = ['node:24-bookworm-slim', 'debian:bookworm-slim'];
const {
  NATS_IMAGE = 'nats:2.12-alpine',
  REDIS_IMAGE = 'redis:8-alpine',
  MONGO_IMAGE = 'mongo:8.0',
  S3_IMAGE = 'versity/versitygw:v1.8.0',
  MAIL_IMAGE = 'axllent/mailpit:v1.31.4',
} = process.env;
const BROKER_AND_CACHE = [NATS_IMAGE, REDIS_IMAGE];
const OTHER_ENGINES = [MONGO_IMAGE, S3_IMAGE, MAIL_IMAGE];

const say = (line: string) => process.stderr.write(`cluster: ${line}\n`);

/**
 * Builds all images, starts the product with `docker-compose up`, and waits until it is healthy. Where Docker or a base image
 * is missing it gives the reason, and the tests are skipped. With `SELAH_CLUSTER_KEEP` the product is left running, and the
 * value of `SELAH_CLUSTER` that is printed lets the next run use it.
 */
export default async function startCluster(): Promise<void> {
  if (process.env.SELAH_CLUSTER) {
    // Whoever started it ends it.
    process.env.SELAH_CLUSTER_KEEP ??= 'yes';
    return;
  }
  const command = composeCommand();
  const missing = reason(command);
  if (missing || !command) {
    process.env.SELAH_CLUSTER_MISSING = missing;
    say(`skipped, since ${missing}`);
    return;
  }
  const address = await newAddress(command);
  const cluster = connectToCluster(address);
  process.env.SELAH_CLUSTER = JSON.stringify(address);
  try {
    await timed('images built', () => cluster.compose('build'));
    await timed('up, each part after what it needs is healthy', () => cluster.compose('up', '-d'));
    await timed('demo videos uploaded and processed', () => untilSeeded(cluster));
    say(`the engines: ${await engineVersions(cluster)}`);
    if (process.env.SELAH_CLUSTER_KEEP) say(`SELAH_CLUSTER='${process.env.SELAH_CLUSTER}'`);
  } catch (error) {
    await cluster.compose('down', '--volumes').catch(() => undefined);
    throw error;
  }
}

function reason(command: readonly string[] | undefined): string | undefined {
  if (!dockerAnswers()) return 'Docker does not answer';
  if (!command) return 'Docker Compose is not installed';
  const image = [...BASES, ...BROKER_AND_CACHE].find((name) => !hasImage(name));
  return image && `the image ${image} cannot be had`;
}

async function newAddress(command: readonly string[]): Promise<ClusterAddress> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const files = ['docker-compose.yml'];
  const standIn = OTHER_ENGINES.find((image) => !hasImage(image));
  if (standIn) {
    files.push('docker/docker-compose.stand-ins.yml');
    say(
      `${standIn} cannot be had: mongo-java-server, s3rver and maildev stand in for MongoDB, versitygw and Mailpit`,
    );
  }
  if (!existsSync(join(ROOT, 'docker-compose.yml'))) throw new Error(`no docker-compose.yml in ${ROOT}`);
  return {
    command,
    project: `selah-test-${process.pid}`,
    files,
    url,
    variables: {
      PUBLIC_URL: url,
      PUBLISH: `127.0.0.1:${port}`,
      RATE_LIMIT_SCALE: '10000',
      ADMIN_EMAIL: 'admin@example.org',
    },
  };
}

async function timed(title: string, work: () => Promise<unknown>): Promise<void> {
  const startedAt = performance.now();
  await work();
  say(`${title}: ${Math.round((performance.now() - startedAt) / 1_000)} s`);
}

/** Processing films takes all processors, which would slow down the answers that the tests look at. */
async function untilSeeded(cluster: Cluster): Promise<void> {
  const seed = await cluster.compose('ps', '--all', '--quiet', 'seed');
  const code = await docker('wait', seed);
  if (code !== '0')
    throw new Error(`the demo videos were not added: ${await cluster.compose('logs', 'seed')}`);
}

/** What the engines themselves say, for the record of what was tested. */
async function engineVersions(cluster: Cluster): Promise<string> {
  const versions = [
    ['nats', 'nats-server', '--version'],
    ['redis', 'redis-server', '--version'],
  ].map(([service = '', ...version]) => cluster.compose('exec', '-T', service, ...version));
  return (await Promise.all(versions)).join('; ');
}
