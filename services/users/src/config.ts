import { type Environment, loadConfig, variablesOf } from '@selah/service-kit/config/load-config';
import {
  logLevelVariable,
  portVariable,
  publicUrlVariable,
  scaleVariable,
  signingSecretsVariable,
  telemetryOf,
  telemetryVariables,
  urlVariable,
} from '@selah/service-kit/config/variables';
import { z } from 'zod';

const schema = z
  .object({
    HOST: z.string().default('127.0.0.1'),
    PORT: portVariable.default(8082),
    ...telemetryVariables,
    MONGODB_URI: urlVariable('mongodb', 'mongodb+srv').optional(),
    NATS_URL: urlVariable('nats', 'tls').optional(),
    REDIS_URL: urlVariable('redis', 'rediss').optional(),
    MESSAGES_URL: urlVariable('http', 'https'),
    PUBLIC_URL: publicUrlVariable,
    INTERNAL_SECRET: signingSecretsVariable,
    SESSION_SECRET: signingSecretsVariable.optional(),
    RATE_LIMIT_SCALE: scaleVariable.default(1),
    LOG_LEVEL: logLevelVariable.default('info'),
  })
  .transform((env) => ({
    http: { host: env.HOST, port: env.PORT, publicUrl: env.PUBLIC_URL },
    /** Absent if the process that composes this service provides a database. */
    database: { uri: env.MONGODB_URI },
    /** Absent if the process that composes this service provides a bus. */
    events: { natsUrl: env.NATS_URL },
    /** Absent if the process that composes this service provides a cache. */
    cache: { redisUrl: env.REDIS_URL },
    messages: { url: env.MESSAGES_URL },
    identity: { secrets: env.INTERNAL_SECRET },
    /** A key for the tokens of known devices is derived from it. */
    sessions: { secrets: env.SESSION_SECRET ?? env.INTERNAL_SECRET },
    /** Multiplies the login limits. */
    limits: { rateScale: env.RATE_LIMIT_SCALE },
    ...telemetryOf(env),
    log: { level: env.LOG_LEVEL },
  }))
  .readonly();

/** The variables of this service, for deployments. */
export const USERS_VARIABLES = variablesOf(schema);

export type UsersConfig = z.infer<typeof schema>;

/** @throws ConfigError with one sentence per invalid variable */
export function loadUsersConfig(env: Environment): UsersConfig {
  return loadConfig(schema, env);
}
