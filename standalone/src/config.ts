import { isAbsolute, join, relative, resolve } from 'node:path';
import {
  bucketOfBackupsIn,
  bucketOfBackupsVariables,
  checkBucketOfBackups,
} from '@selah/backups/bucket-of-backups';
import type { PlacedElsewhere } from '@selah/backups/data-files';
import { type Environment, loadConfig, variablesOf } from '@selah/service-kit/config/load-config';
import {
  integerVariable,
  logLevelVariable,
  portVariable,
  publicUrlVariable,
  signingSecretsVariable,
  telemetryOf,
  telemetryVariables,
  urlVariable,
} from '@selah/service-kit/config/variables';
import { UPLOADS } from '@selah/shared/contracts/limits';
import { z } from 'zod';

const environmentSchema = z
  .object({
    HOST: z.string().default('127.0.0.1'),
    PORT: portVariable.default(8080),
    ...telemetryVariables,
    PUBLIC_URL: publicUrlVariable.optional(),
    SELAH_DATA_DIR: z.string().default('.data'),
    VIDEOS_DIR: z.string().default(''),
    BACKUP_DIR: z.string().default(''),
    SITE_TIME_ZONE: z.string().default('America/Sao_Paulo'),
    SELAH_SEED: z.enum(['demo', 'none'], { error: 'must be demo or none' }).default('demo'),
    SESSION_SECRET: signingSecretsVariable.optional(),
    INTERNAL_SECRET: signingSecretsVariable.optional(),
    MONGODB_URI: urlVariable('mongodb', 'mongodb+srv').optional(),
    NATS_URL: urlVariable('nats', 'tls').optional(),
    REDIS_URL: urlVariable('redis', 'rediss').optional(),
    S3_ENDPOINT: urlVariable('http', 'https').optional(),
    S3_BUCKET: z.string().default('selah'),
    S3_REGION: z.string().default('us-east-1'),
    S3_ACCESS_KEY_ID: z.string().default(''),
    S3_SECRET_ACCESS_KEY: z.string().default(''),
    ...bucketOfBackupsVariables,
    MAX_UPLOAD_MB: integerVariable(1, UPLOADS.highestMaxMegabytes).default(UPLOADS.defaultMaxMegabytes),
    LOG_LEVEL: logLevelVariable.default('warn'),
  })
  .refine((env) => !env.BACKUP_DIR || !isInside(resolve(env.SELAH_DATA_DIR), resolve(env.BACKUP_DIR)), {
    path: ['BACKUP_DIR'],
    error: 'must be outside of the data folder',
  })
  .superRefine(checkBucketOfBackups)
  .transform((env) => ({
    http: { host: env.HOST, port: env.PORT, publicUrl: env.PUBLIC_URL },
    ...telemetryOf(env),
    dataDirectory: resolve(env.SELAH_DATA_DIR),
    ...placesOf(env),
    site: { timeZone: env.SITE_TIME_ZONE },
    seed: env.SELAH_SEED,
    secrets: { session: env.SESSION_SECRET, internal: env.INTERNAL_SECRET },
    engines: {
      mongodb: env.MONGODB_URI,
      nats: env.NATS_URL,
      redis: env.REDIS_URL,
      s3: env.S3_ENDPOINT && {
        endpoint: env.S3_ENDPOINT,
        bucket: env.S3_BUCKET,
        region: env.S3_REGION,
        accessKeyId: env.S3_ACCESS_KEY_ID,
        secretAccessKey: env.S3_SECRET_ACCESS_KEY,
      },
    },
    /** Absent if backups are on this machine alone. */
    bucketOfBackups: bucketOfBackupsIn(env),
    logLevel: env.LOG_LEVEL,
  }));

/** Where videos are, if outside of the data folder, and where backups are. */
function placesOf(env: { SELAH_DATA_DIR: string; VIDEOS_DIR: string; BACKUP_DIR: string }): {
  readonly elsewhere: PlacedElsewhere;
  readonly backupDirectory: string;
} {
  const directory = resolve(env.SELAH_DATA_DIR);
  const videos = resolve(env.VIDEOS_DIR || join(directory, 'videos'));
  return {
    elsewhere: isInside(directory, videos) ? {} : { videos },
    backupDirectory: resolve(env.BACKUP_DIR || `${directory}-backups`),
  };
}

/** Whether the path is the folder or below it. */
export function isInside(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return !way.startsWith('..') && !isAbsolute(way);
}

/** The variables of the process itself, beside those of the services that it composes. */
export const STANDALONE_VARIABLES = variablesOf(environmentSchema);

/** The address of the process, its data folder, and the external engines to use. */
export type StandaloneConfig = Readonly<z.infer<typeof environmentSchema>>;

/** @throws ConfigError with one sentence per invalid variable */
export function loadStandaloneConfig(env: Environment): StandaloneConfig {
  return loadConfig(environmentSchema, env);
}
