import { join, resolve } from 'node:path';
import { type Environment, loadConfig, variablesOf } from '@selah/service-kit/config/load-config';
import {
  integerVariable,
  logLevelVariable,
  portVariable,
  signingSecretsVariable,
  telemetryOf,
  telemetryVariables,
  urlVariable,
} from '@selah/service-kit/config/variables';
import { UPLOADS } from '@selah/shared/contracts/limits';
import { z } from 'zod';

const BYTES_PER_MEGABYTE = 1024 * 1024;

interface BucketVariables {
  readonly S3_ENDPOINT?: string | undefined;
  readonly S3_PUBLIC_ENDPOINT?: string | undefined;
  readonly S3_BUCKET?: string | undefined;
  readonly S3_REGION?: string | undefined;
  readonly S3_ACCESS_KEY_ID?: string | undefined;
  readonly S3_SECRET_ACCESS_KEY?: string | undefined;
}

const NEEDED_FOR_A_BUCKET = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

const schema = z
  .object({
    HOST: z.string().default('127.0.0.1'),
    PORT: portVariable.default(8081),
    ...telemetryVariables,
    MONGODB_URI: urlVariable('mongodb', 'mongodb+srv').optional(),
    NATS_URL: urlVariable('nats', 'tls').optional(),
    INTERNAL_SECRET: signingSecretsVariable,
    SELAH_DATA_DIR: z.string().default('.data'),
    VIDEOS_DIR: z.string().optional(),
    VIDEOS_TIER: z.enum(['local', 'cloud'], { error: 'must be local or cloud' }).default('local'),
    MAX_UPLOAD_MB: integerVariable(1, UPLOADS.highestMaxMegabytes).default(UPLOADS.defaultMaxMegabytes),
    MAX_BULK_FILES: integerVariable(1, UPLOADS.mostBulkFiles).default(UPLOADS.defaultMaxBulkFiles),
    FFMPEG_PATH: z.string().optional(),
    FFPROBE_PATH: z.string().optional(),
    S3_ENDPOINT: urlVariable('http', 'https').optional(),
    S3_PUBLIC_ENDPOINT: urlVariable('http', 'https').optional(),
    S3_BUCKET: z.string().optional(),
    S3_REGION: z.string().optional(),
    S3_ACCESS_KEY_ID: z.string().optional(),
    S3_SECRET_ACCESS_KEY: z.string().optional(),
    LOG_LEVEL: logLevelVariable.default('info'),
  })
  .superRefine((env, context) => {
    const isUsed = env.VIDEOS_TIER === 'cloud' || (env.S3_ENDPOINT ?? env.S3_BUCKET) !== undefined;
    if (!isUsed) return;
    for (const name of NEEDED_FOR_A_BUCKET.filter((needed) => env[needed] === undefined)) {
      context.addIssue({ code: 'custom', path: [name], message: 'is missing: a bucket needs it' });
    }
  })
  .transform((env) => ({
    http: { host: env.HOST, port: env.PORT },
    /** Absent if the process that composes this service provides a database. */
    database: { uri: env.MONGODB_URI },
    /** Absent if the process that composes this service provides an event bus. */
    events: { natsUrl: env.NATS_URL },
    identity: { secrets: env.INTERNAL_SECRET },
    media: {
      /** Every file, or, with a bucket, only temporary ones. */
      directory: resolve(env.VIDEOS_DIR ?? join(env.SELAH_DATA_DIR, 'videos')),
      /** Present if every file belongs into it. */
      bucket: env.VIDEOS_TIER === 'cloud' ? bucketOf(env) : undefined,
    },
    uploads: { maxBytes: env.MAX_UPLOAD_MB * BYTES_PER_MEGABYTE, maxFiles: env.MAX_BULK_FILES },
    /** The folder of the tools; by default, the search path is used. */
    tools: { ffmpeg: env.FFMPEG_PATH, ffprobe: env.FFPROBE_PATH },
    /** The bucket of the cloud tier; absent if the tier is a folder, or provided by the process. */
    s3: bucketOf(env),
    ...telemetryOf(env),
    log: { level: env.LOG_LEVEL },
  }))
  .readonly();

/** The variables of this service, for deployments. */
export const VIDEOS_VARIABLES = variablesOf(schema);

export type VideosConfig = z.infer<typeof schema>;

function bucketOf(env: BucketVariables) {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (!bucket || !accessKeyId || !secretAccessKey) return undefined;
  const { S3_ENDPOINT: endpoint, S3_PUBLIC_ENDPOINT: publicEndpoint = endpoint, S3_REGION: region } = env;
  return { endpoint, publicEndpoint, bucket, region, accessKeyId, secretAccessKey };
}

/** @throws ConfigError with one sentence per invalid variable */
export function loadVideosConfig(env: Environment): VideosConfig {
  return loadConfig(schema, env);
}
