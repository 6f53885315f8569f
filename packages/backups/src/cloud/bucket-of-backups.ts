import { urlVariable } from '@selah/service-kit/config/variables';
import { DEFAULT_REGION } from '@selah/service-kit/s3/s3-region';
import { z } from 'zod';
import type { S3ObjectsConfig } from './s3-objects.ts';

/** Of the bucket of backups. What is absent is as for films, but for the prefix. */
export const bucketOfBackupsVariables = {
  BACKUP_S3_BUCKET: z.string().optional(),
  BACKUP_S3_PREFIX: z
    .string()
    .regex(/^(?:[\w.-]+\/)*[\w.-]+\/?$/, {
      error: 'must be made of letters, digits, dots, dashes and slashes',
    })
    .default('backups'),
  BACKUP_S3_ENDPOINT: urlVariable('http', 'https').optional(),
  BACKUP_S3_REGION: z.string().optional(),
  BACKUP_S3_ACCESS_KEY_ID: z.string().optional(),
  BACKUP_S3_SECRET_ACCESS_KEY: z.string().optional(),
};

type Variables = z.infer<z.ZodObject<typeof bucketOfBackupsVariables>> & {
  readonly S3_ENDPOINT?: string | undefined;
  readonly S3_REGION: string;
  readonly S3_ACCESS_KEY_ID: string;
  readonly S3_SECRET_ACCESS_KEY: string;
};

const OWN = ['BACKUP_S3_ENDPOINT', 'BACKUP_S3_ACCESS_KEY_ID', 'BACKUP_S3_SECRET_ACCESS_KEY'] as const;

/** Whether it is with another provider, who must not be sent the keys of the first. */
const isElsewhere = (env: Variables) => OWN.some((name) => env[name] !== undefined);

function keysIn(env: Variables) {
  return isElsewhere(env)
    ? { id: env.BACKUP_S3_ACCESS_KEY_ID, secret: env.BACKUP_S3_SECRET_ACCESS_KEY, named: 'BACKUP_S3_' }
    : { id: env.S3_ACCESS_KEY_ID, secret: env.S3_SECRET_ACCESS_KEY, named: 'S3_' };
}

/** Adds an issue for each variable that is missing. */
export function checkBucketOfBackups(env: Variables, context: z.RefinementCtx): void {
  const { BACKUP_S3_BUCKET: bucket } = env;
  if (!bucket) {
    if (isElsewhere(env))
      context.addIssue({
        code: 'custom',
        path: ['BACKUP_S3_BUCKET'],
        message: 'is missing: other variables of the bucket of backups are set',
      });
    return;
  }
  const { id, secret, named } = keysIn(env);
  for (const [name, value] of [
    ['ACCESS_KEY_ID', id],
    ['SECRET_ACCESS_KEY', secret],
  ] as const) {
    if (!value)
      context.addIssue({
        code: 'custom',
        path: [named + name],
        message: 'is missing: the bucket of backups needs it',
      });
  }
}

/** Undefined if there is none. */
export function bucketOfBackupsIn(env: Variables): S3ObjectsConfig | undefined {
  const { BACKUP_S3_BUCKET: bucket, BACKUP_S3_PREFIX: prefix } = env;
  const { id: accessKeyId, secret: secretAccessKey } = keysIn(env);
  if (!bucket || !accessKeyId || !secretAccessKey) return undefined;
  return {
    bucket,
    prefix: `${prefix.replace(/\/$/, '')}/`,
    endpoint: isElsewhere(env) ? env.BACKUP_S3_ENDPOINT : env.S3_ENDPOINT,
    region: env.BACKUP_S3_REGION ?? (isElsewhere(env) ? undefined : env.S3_REGION),
    accessKeyId,
    secretAccessKey,
  };
}

/** The address of its server. */
export function endpointOf({ endpoint, region = DEFAULT_REGION }: S3ObjectsConfig): string {
  return endpoint ?? `https://s3.${region}.amazonaws.com`;
}

/** Where it is, for people: no secrets. */
export function describeBucket(config: S3ObjectsConfig): string {
  return `${new URL(endpointOf(config)).host}/${config.bucket}/${config.prefix}`;
}
