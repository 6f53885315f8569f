import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** Invalid environment variables; the message has one sentence per variable. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Parses the variables that `schema` names. An empty value counts as absent, so that `REDIS_URL= npm start` means
 * "no Redis". Secrets can be read from files (`readSecretFiles`).
 * @throws ConfigError naming every invalid variable, without its value, which may be a secret
 */
export function loadConfig<Schema extends z.ZodType>(schema: Schema, env: Environment): z.infer<Schema> {
  const given = Object.fromEntries(
    Object.entries(readSecretFiles(env)).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const sentences = parsed.error.issues.map(
    (issue) => `${issue.path.join('.') || 'environment'}: ${issue.message}`,
  );
  throw new ConfigError([...new Set(sentences)].join('\n'));
}

/** Variables that hold a secret, or a URL with a password. */
const SECRETS = [
  'INTERNAL_SECRET',
  'SESSION_SECRET',
  'ADMIN_PASSWORD',
  'MONGODB_URI',
  'NATS_URL',
  'REDIS_URL',
  'SMTP_URL',
  'OPENAI_API_KEY',
  'OTEL_EXPORTER_OTLP_HEADERS',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'BACKUP_S3_ACCESS_KEY_ID',
  'BACKUP_S3_SECRET_ACCESS_KEY',
];

/**
 * Replaces each secret by the content of the file that `NAME_FILE` names, as Docker and Kubernetes mount them. The
 * last line break is removed.
 * @throws ConfigError for a file that cannot be read, and when both `NAME` and `NAME_FILE` are set
 */
export function readSecretFiles(env: Environment): Environment {
  const result: Record<string, string | undefined> = { ...env };
  for (const name of SECRETS) {
    const variable = `${name}_FILE`;
    const file = env[variable];
    delete result[variable];
    if (!file) continue;
    if (env[name]) throw new ConfigError(`${variable}: is set together with ${name}: set one of the two`);
    result[name] = readSecret(variable, file);
  }
  return result;
}

function readSecret(variable: string, file: string): string {
  try {
    return readFileSync(file, 'utf8').replace(/\r?\n$/, '');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new ConfigError(`${variable}: the file ${file} cannot be read (${code})`);
  }
}

/** The variables that a schema reads. */
export function variablesOf(schema: z.ZodType): readonly string[] {
  if (schema instanceof z.ZodReadonly) return variablesOf(schema.def.innerType as z.ZodType);
  if (schema instanceof z.ZodPipe) return variablesOf(schema.def.in as z.ZodType);
  if (schema instanceof z.ZodObject) return Object.keys(schema.shape);
  throw new TypeError('a schema of the environment is an object, perhaps transformed');
}
