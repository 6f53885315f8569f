import { type Environment, loadConfig, variablesOf } from '@selah/service-kit/config/load-config';
import {
  logLevelVariable,
  portVariable,
  secretVariable,
  urlVariable,
} from '@selah/service-kit/config/variables';
import { z } from 'zod';

const schema = z
  .object({
    HOST: z.string().default('127.0.0.1'),
    PORT: portVariable.default(8084),
    MONGODB_URI: urlVariable('mongodb', 'mongodb+srv'),
    NATS_URL: urlVariable('nats', 'tls').optional(),
    INTERNAL_SECRET: secretVariable,
    SITE_TIME_ZONE: z
      .string()
      .refine(isTimeZone, { error: 'must be a time zone such as America/Sao_Paulo' })
      .default('America/Sao_Paulo'),
    LOG_LEVEL: logLevelVariable.default('info'),
  })
  .transform((env) => ({
    http: { host: env.HOST, port: env.PORT },
    database: { uri: env.MONGODB_URI },
    /** Absent where the process that composes this service brings its own bus. */
    events: { natsUrl: env.NATS_URL },
    identity: { secret: env.INTERNAL_SECRET },
    /** Where days begin and end. */
    site: { timeZone: env.SITE_TIME_ZONE },
    log: { level: env.LOG_LEVEL },
  }))
  .readonly();

/** What the environment may say, for what deploys this service. */
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

/** @throws ConfigError with one sentence per wrong variable */
export function loadStatsConfig(env: Environment): StatsConfig {
  return loadConfig(schema, env);
}
