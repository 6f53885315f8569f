import { type Environment, readSecretFiles } from '@selah/service-kit/config/load-config';
import type { Closable } from '@selah/service-kit/lifecycle/run-process';
import type { Logger } from '@selah/service-kit/logging/logger';
import { describeReport } from '@selah/service-kit/mongo/migrations/migrate-data';
import { migrateDatabase } from '@selah/service-kit/mongo/migrations/migrate-database';
import { assertPortFree } from './assert-port-free.ts';
import { loadStandaloneConfig } from './config.ts';
import { installationSecret, openDataFolder } from './data-folder.ts';
import { randomPassword } from './first-password.ts';
import { openInfrastructure } from './infrastructure.ts';
import { ALL_DATA } from './migrations.ts';
import { startProduct } from './product.ts';
import { seedDemo } from './seed-demo.ts';
import { seedInBackground } from './seed-in-background.ts';

export interface StartStandaloneDeps {
  /** Prints a line for the person who started it. */
  readonly print: (line: string) => void;
  readonly logger: Logger;
}

/** Starts the whole product in this process; resolves when visitors can use it. */
export async function startStandalone(
  environment: Environment,
  { print, logger }: StartStandaloneDeps,
): Promise<Closable & { readonly url: string }> {
  const env = readSecretFiles(environment);
  const config = loadStandaloneConfig(env);
  const { host, port } = config.http;
  await assertPortFree(host, port);
  const folder = openDataFolder(config.dataDirectory);
  const opened: Closable[] = [{ close: async () => folder.release() }];
  const close = async () => {
    for (const part of opened.reverse()) await part.close();
  };

  try {
    const infrastructure = await openInfrastructure(config, folder, logger);
    opened.push(infrastructure);
    await migrateDatabase(infrastructure.mongoUri, ALL_DATA, {
      // No other process uses the data folder, so that a lock there is that of a killed one.
      ...(config.engines.mongodb === undefined && { abandonedAfterMs: 0 }),
      onReport: (report) => {
        const line = describeReport(report);
        if (line) print(line);
      },
    });
    const internalSecrets = config.secrets.internal ?? ([installationSecret(folder, 'internal')] as const);
    const sessionSecrets = config.secrets.session ?? [installationSecret(folder, 'session')];
    const complete = {
      ...env,
      HOST: host,
      PORT: String(port),
      PUBLIC_URL: config.http.publicUrl ?? `http://${host}:${port}`,
      SELAH_DATA_DIR: folder.directory,
      MONGODB_URI: infrastructure.mongoUri,
      INTERNAL_SECRET: internalSecrets.join(),
      SESSION_SECRET: sessionSecrets.join(),
      ADMIN_PASSWORD: env.ADMIN_PASSWORD || randomPassword(),
      ...(env.VIDEOS_TIER === 'cloud' && {
        S3_PUBLIC_ENDPOINT: env.S3_PUBLIC_ENDPOINT ?? env.S3_ENDPOINT,
      }),
    };
    const product = await startProduct(complete, infrastructure, {
      logger,
      telemetry: config,
      onFirstAdministrator: () => {
        if (!env.ADMIN_PASSWORD) {
          const username = env.ADMIN_USERNAME || 'admin';
          print(`First administrator: ${username}, password ${complete.ADMIN_PASSWORD} (shown only now)`);
        }
      },
    });
    opened.push(product);
    print(`Selah is ready at ${product.url}`);
    if (config.seed === 'demo') {
      const { fetchVideos } = product;
      const target = {
        videosUrl: 'http://videos',
        fetchVideos,
        internalSecrets,
        marker: folder.seededMarker,
      };
      opened.push(seedInBackground((signal) => seedDemo({ ...target, print, stopping: signal }), print));
    }
    return { url: product.url, close };
  } catch (error) {
    await close();
    throw error;
  }
}
