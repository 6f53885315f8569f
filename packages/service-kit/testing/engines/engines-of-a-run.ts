import { eventually } from '../eventually.ts';
import { type ContainerRecipe, type ContainerServer, containerEngine, hasImage } from './container.ts';

/** What stands in where an image cannot be had; `docker/docker-compose.stand-ins.yml` builds these images. */
const MONGO_STAND_IN = 'selah-mongo-stand-in';
const S3_STAND_IN = 'selah-s3-stand-in';
const START_TIMEOUT_MS = 60_000;

const started: ContainerServer[] = [];
const say = (line: string) => process.stderr.write(`containers: ${line}\n`);

/**
 * For `SELAH_ENGINES=containers`: one database and one S3 server in containers for all suites of a run, which find them by the
 * variables that also name servers of your own. Suites that stop or freeze a server start their own ones.
 */
export default async function startEngines(): Promise<void> {
  if (!process.env.MONGODB_URI) await startMongo();
  if (!process.env.S3_ENDPOINT) await startS3();
}

/** Removes the containers. */
export async function stopEngines(): Promise<void> {
  await Promise.all(started.splice(0).map((server) => server.stop()));
}

async function startMongo(): Promise<void> {
  const image = process.env.MONGO_IMAGE ?? 'mongo:8.0';
  const recipe = { title: 'MongoDB', scheme: 'mongodb', port: 27017 };
  if (hasImage(image)) {
    const server = await start({
      ...{ ...recipe, image, version: ['mongod', '--version'] },
      command: ['--replSet', 'selah', '--bind_ip_all'],
    });
    const member = "{ _id: 0, host: '127.0.0.1:27017' }";
    const initiate = `rs.initiate({ _id: 'selah', members: [${member}] })`;
    await eventually(() => server.run('mongosh', '--quiet', '--eval', initiate), START_TIMEOUT_MS);
    const isPrimary = 'quit(db.hello().isWritablePrimary ? 0 : 1)';
    await eventually(() => server.run('mongosh', '--quiet', '--eval', isPrimary), START_TIMEOUT_MS);
    process.env.MONGODB_URI = `${server.url}/?directConnection=true`;
    return;
  }
  say(`${image} cannot be had: mongo-java-server in a container stands in for MongoDB`);
  const server = await start({
    ...{ ...recipe, title: 'mongo-java-server', image: MONGO_STAND_IN },
    ...{ command: [], version: ['java', '--version'] },
  });
  process.env.MONGODB_URI = `${server.url}/?directConnection=true`;
}

async function startS3(): Promise<void> {
  const image = process.env.S3_IMAGE ?? 'versity/versitygw:v1.8.0';
  const recipe = { title: 'versitygw', scheme: 'http', port: 7070 };
  const key = { id: 'selah-test', secret: 'selah-test-secret' };
  if (hasImage(image)) {
    const server = await start({
      ...{ ...recipe, image, version: ['versitygw', '--version'] },
      command: ['--port', ':7070', 'posix', '/tmp'],
      environment: { ROOT_ACCESS_KEY: key.id, ROOT_SECRET_KEY: key.secret },
    });
    setS3(server, key.id, key.secret);
    return;
  }
  say(`${image} cannot be had: s3rver in a container stands in for it`);
  const server = await start({
    ...{ ...recipe, title: 's3rver', image: S3_STAND_IN, version: ['s3rver', '--version'] },
    command: [
      's3rver',
      '--directory',
      '/data',
      '--address',
      '0.0.0.0',
      '--port',
      '7070',
      '--no-vhost-buckets',
    ],
  });
  // The only key of s3rver.
  setS3(server, 'S3RVER', 'S3RVER');
  process.env.SELAH_S3_STAND_IN = 's3rver';
}

async function start(recipe: ContainerRecipe): Promise<ContainerServer> {
  const engine = containerEngine(recipe);
  if ('missing' in engine) throw new Error(`SELAH_ENGINES=containers: ${engine.missing}`);
  const server = await engine.start();
  started.push(server);
  return server;
}

function setS3({ url }: ContainerServer, id: string, secret: string): void {
  Object.assign(process.env, { S3_ENDPOINT: url, S3_ACCESS_KEY_ID: id, S3_SECRET_ACCESS_KEY: secret });
}
