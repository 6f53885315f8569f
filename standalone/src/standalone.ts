import { describeBucket, endpointOf } from '@selah/backups/bucket-of-backups';
import { createBackups } from '@selah/backups/create-backups';
import { keepNewData, placeStagedData, returnOldData } from '@selah/backups/exchange-data';
import { makeLastBackup } from '@selah/backups/last-backup';
import { tellRestore } from '@selah/backups/noted-restore';
import { openCloudBackups } from '@selah/backups/open-cloud-backups';
import { type Environment, readSecretFiles } from '@selah/service-kit/config/load-config';
import type { Closable } from '@selah/service-kit/lifecycle/run-process';
import type { Logger } from '@selah/service-kit/logging/logger';
import { describeReport } from '@selah/service-kit/mongo/migrations/migrate-data';
import { migrateDatabase } from '@selah/service-kit/mongo/migrations/migrate-database';
import { assertPortFree } from './assert-port-free.ts';
import { loadStandaloneConfig, type StandaloneConfig } from './config.ts';
import { createParts, type DataFolder, installationSecret, openDataFolder } from './data-folder.ts';
import { randomPassword } from './first-password.ts';
import { type Infrastructure, openInfrastructure } from './infrastructure.ts';
import { ALL_DATA } from './migrations.ts';
import { startProduct } from './product.ts';
import { seedDemo } from './seed-demo.ts';
import { seedInBackground } from './seed-in-background.ts';

export interface StartStandaloneDeps {
  /** Prints a line for the person who started it. */
  readonly print: (line: string) => void;
  readonly logger: Logger;
  /** Called if the product does not start again after a restore. */
  readonly onFailedRestart: (error: unknown) => void;
}

type Running = Closable & { readonly url: string };

/**
 * Starts the whole product in this process; resolves when visitors can use it. It closes and starts again by itself to put a
 * backup in place of its data.
 */
export async function startStandalone(environment: Environment, deps: StartStandaloneDeps): Promise<Running> {
  let isClosing = false;
  let running = await startWithOldDataIfNeeded();
  const { url } = running;
  let restarting: Promise<void> = Promise.resolve();

  function restart(): void {
    restarting = restarting.then(async () => {
      if (isClosing) return;
      await running.close();
      running = await startWithOldDataIfNeeded();
    });
    restarting.catch(deps.onFailedRestart);
  }

  /** Restored data that do not start are exchanged for those from before. */
  async function startWithOldDataIfNeeded(): Promise<Running> {
    try {
      return await startOnce(environment, { ...deps, restart });
    } catch (error) {
      if (!(error instanceof RestoredDataError)) throw error;
      deps.logger.error(
        { err: error.cause },
        'the restored data did not start: the data from before are back',
      );
      return startOnce(environment, { ...deps, restart });
    }
  }

  return {
    url,
    close: async () => {
      isClosing = true;
      await restarting.catch(() => undefined);
      await running.close();
    },
  };
}

/** The start failed with restored data, and the data from before are in place again. */
class RestoredDataError extends Error {}

interface StartOnceDeps extends Pick<StartStandaloneDeps, 'print' | 'logger'> {
  readonly restart: () => void;
}

async function startOnce(environment: Environment, deps: StartOnceDeps): Promise<Running> {
  const env = readSecretFiles(environment);
  const config = loadStandaloneConfig(env);
  await assertPortFree(config.http.host, config.http.port);
  const folder = openDataFolder(config.dataDirectory);
  const places = { directory: folder.directory, elsewhere: config.elsewhere };
  const opened: Closable[] = [];
  const close = async () => {
    for (const part of opened.reverse()) await part.close();
  };
  let hasRestoredData = false;
  try {
    const lastBackup = { ...places, folder: config.backupDirectory, logger: deps.logger };
    hasRestoredData = await placeStagedData(places, () => makeLastBackup(lastBackup));
    const url = await openAll({ env, config, folder, hasRestoredData }, opened, deps);
    return {
      url,
      close: async () => {
        await close();
        folder.release();
      },
    };
  } catch (error) {
    await close();
    // The lock of the data folder is held until the old data are back.
    if (hasRestoredData) await returnOldData(places);
    folder.release();
    throw hasRestoredData
      ? new RestoredDataError('the restored data did not start', { cause: error })
      : error;
  }
}

interface Start {
  readonly env: Environment;
  readonly config: StandaloneConfig;
  readonly folder: DataFolder;
  readonly hasRestoredData: boolean;
}

/** Opens everything on the data in place; returns the address. What it has opened is in `opened`, also if it throws. */
async function openAll(start: Start, opened: Closable[], deps: StartOnceDeps): Promise<string> {
  const { env, config, folder, hasRestoredData } = start;
  const { print, logger } = deps;
  createParts(folder.directory);
  const infrastructure = await openInfrastructure(config, folder, logger);
  opened.push(infrastructure);
  if (config.engines.mongodb) await migrate(config.engines.mongodb, print);
  const { variables, internalSecrets } = completeEnvironment(start);
  const backups = config.engines.mongodb ? undefined : await openBackups(start, infrastructure, deps);
  if (backups) opened.push(backups);
  const product = await startProduct(variables, infrastructure, {
    backups,
    cloudOfBackups: config.bucketOfBackups && endpointOf(config.bucketOfBackups),
    logger,
    telemetry: config,
    onFirstAdministrator: () => {
      if (env.ADMIN_PASSWORD) return;
      const username = env.ADMIN_USERNAME || 'admin';
      print(`First administrator: ${username}, password ${variables.ADMIN_PASSWORD} (shown only now)`);
    },
  });
  opened.push(product);
  if (hasRestoredData) {
    await tellRestore(folder.directory, infrastructure.eventBus);
    await keepNewData({ directory: folder.directory, elsewhere: config.elsewhere });
  }
  print(`Selah is ready at ${product.url}`);
  if (config.seed === 'demo') {
    const { fetchVideos } = product;
    const target = { videosUrl: 'http://videos', fetchVideos, internalSecrets, marker: folder.seededMarker };
    const seed = (stopping: AbortSignal) => seedDemo({ ...target, print, stopping });
    opened.push(seedInBackground(seed, print));
  }
  return product.url;
}

/** The environment of all services: secrets and addresses that it does not name are those of the installation. */
function completeEnvironment({ env, config, folder }: Start) {
  const { host, port, publicUrl = `http://${host}:${port}` } = config.http;
  const internalSecrets = config.secrets.internal ?? ([installationSecret(folder, 'internal')] as const);
  const sessionSecrets = config.secrets.session ?? [installationSecret(folder, 'session')];
  const variables = {
    ...env,
    HOST: host,
    PORT: String(port),
    PUBLIC_URL: publicUrl,
    SELAH_DATA_DIR: folder.directory,
    INTERNAL_SECRET: internalSecrets.join(),
    SESSION_SECRET: sessionSecrets.join(),
    ADMIN_PASSWORD: env.ADMIN_PASSWORD || randomPassword(),
    ...(env.VIDEOS_TIER === 'cloud' && {
      S3_PUBLIC_ENDPOINT: env.S3_PUBLIC_ENDPOINT ?? env.S3_ENDPOINT,
    }),
  };
  return { variables, internalSecrets };
}

async function openBackups(
  { config, folder }: Start,
  running: Infrastructure,
  { restart, logger }: StartOnceDeps,
) {
  const { bucketOfBackups: bucket, elsewhere, backupDirectory, site } = config;
  const cloud = bucket && {
    backups: await openCloudBackups(bucket, logger),
    place: describeBucket(bucket),
  };
  return createBackups({
    directory: folder.directory,
    elsewhere,
    folder: backupDirectory,
    timeZone: site.timeZone,
    running,
    cloud,
    restart,
    logger,
  });
}

async function migrate(mongodbUri: string, print: (line: string) => void): Promise<void> {
  await migrateDatabase(mongodbUri, ALL_DATA, {
    onReport: (report) => {
      const line = describeReport(report);
      if (line) print(line);
    },
  });
}
