import { type Environment, loadConfig } from '@selah/service-kit/config/load-config';
import {
  logLevelVariable,
  portVariable,
  secretVariable,
  urlVariable,
} from '@selah/service-kit/config/variables';
import { z } from 'zod';

const environmentSchema = z
  .object({
    HOST: z.string().default('127.0.0.1'),
    PORT: portVariable.default(8082),
    MONGODB_URI: urlVariable('mongodb', 'mongodb+srv'),
    NATS_URL: urlVariable('nats', 'tls').optional(),
    REDIS_URL: urlVariable('redis', 'rediss').optional(),
    MESSAGES_URL: urlVariable('http', 'https'),
    PUBLIC_URL: urlVariable('http', 'https'),
    INTERNAL_SECRET: secretVariable,
    LOG_LEVEL: logLevelVariable.default('info'),
  })
  .transform((env) => ({
    http: { host: env.HOST, port: env.PORT, publicUrl: env.PUBLIC_URL },
    mongo: { uri: env.MONGODB_URI },
    /** Absent where the process that composes this service brings its own bus and cache. */
    natsUrl: env.NATS_URL,
    redisUrl: env.REDIS_URL,
    messagesUrl: env.MESSAGES_URL,
    internalSecret: env.INTERNAL_SECRET,
    logLevel: env.LOG_LEVEL,
  }));

export type UsersConfig = Readonly<z.infer<typeof environmentSchema>>;

/** @throws ConfigError with one sentence per wrong variable */
export function loadUsersConfig(env: Environment): UsersConfig {
  return loadConfig(environmentSchema, env);
}
