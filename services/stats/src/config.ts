import { type Environment, loadConfig, variablesOf } from '@selah/service-kit/config/load-config';
import {
  logLevelVariable,
  portVariable,
  signingSecretsVariable,
  telemetryOf,
  telemetryVariables,
  urlVariable,
} from '@selah/service-kit/config/variables';
import { z } from 'zod';

const schema = z
  .object({
    HOST: z.string().default('127.0.0.1'),
    PORT: portVariable.default(8084),
    ...telemetryVariables,
    MONGODB_URI: urlVariable('mongodb', 'mongodb+srv').optional(),
    NATS_URL: urlVariable('nats', 'tls').optional(),
    INTERNAL_SECRET: signingSecretsVariable,
    SITE_TIME_ZONE: z
      .string()
      .refine(isTimeZone, { error: 'must be a time zone such as America/Sao_Paulo' })
      .default('America/Sao_Paulo'),
    LOG_LEVEL: logLevelVariable.default('info'),
  })
  .transform((env) => ({
    http: { host: env.HOST, port: env.PORT },
    /** Absent if the process that composes this service provides a database. */
    database: { uri: env.MONGODB_URI },
    /** Absent if the process that composes this service provides a bus. */
    events: { natsUrl: env.NATS_URL },
    identity: { secrets: env.INTERNAL_SECRET },
    /** The time zone of the days. */
    site: { timeZone: env.SITE_TIME_ZONE },
    ...telemetryOf(env),
    log: { level: env.LOG_LEVEL },
  }))
  .readonly();

/** The variables of this service, for deployments. */
export const STATS_VARIABLES = variablesOf(schema);

export type StatsConfig = z.infer<typeof schema>;

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** @throws ConfigError with one sentence per invalid variable */
export function loadStatsConfig(env: Environment): StatsConfig {
  return loadConfig(schema, env);
}
