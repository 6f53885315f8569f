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
import { z } from 'zod';

const OPENAI_URL = 'https://api.openai.com/v1';
const OPENAI_MODEL = 'gpt-4.1-mini';

const schema = z
  .object({
    HOST: z.string().default('127.0.0.1'),
    PORT: portVariable.default(8083),
    ...telemetryVariables,
    MONGODB_URI: urlVariable('mongodb', 'mongodb+srv').optional(),
    NATS_URL: urlVariable('nats', 'tls').optional(),
    REDIS_URL: urlVariable('redis', 'rediss').optional(),
    INTERNAL_SECRET: signingSecretsVariable,
    LOG_LEVEL: logLevelVariable.default('info'),
    AI_DAILY_BUDGET: integerVariable(0, 10_000_000).default(500),
    OPENAI_API_KEY: z.string().optional(),
    OPENAI_BASE_URL: urlVariable('http', 'https').optional(),
    OPENAI_MODEL: z.string().optional(),
  })
  .superRefine((env, context) => {
    // Only OpenAI's model names are known, so another server needs OPENAI_MODEL.
    if (env.OPENAI_BASE_URL && !env.OPENAI_MODEL) {
      context.addIssue({
        code: 'custom',
        path: ['OPENAI_MODEL'],
        message: 'is missing: name the model that OPENAI_BASE_URL serves',
      });
    }
  })
  .transform((env) => ({
    http: { host: env.HOST, port: env.PORT },
    /** Absent if the process that composes this service provides a database. */
    database: { uri: env.MONGODB_URI },
    /** Absent if the process that composes this service provides an event bus. */
    events: { natsUrl: env.NATS_URL },
    /** Absent if the process that composes this service provides a cache. */
    cache: { redisUrl: env.REDIS_URL },
    identity: { secrets: env.INTERNAL_SECRET },
    ...telemetryOf(env),
    log: { level: env.LOG_LEVEL },
    ai: {
      /** Provider answers per UTC day; beyond that the composer answers. */
      dailyBudget: env.AI_DAILY_BUDGET,
      /** A key, or the address of a server without keys, turns the provider on. */
      provider:
        env.OPENAI_API_KEY || env.OPENAI_BASE_URL
          ? {
              ...(env.OPENAI_API_KEY && { apiKey: env.OPENAI_API_KEY }),
              baseUrl: env.OPENAI_BASE_URL ?? OPENAI_URL,
              model: env.OPENAI_MODEL ?? OPENAI_MODEL,
              attemptTimeoutMs: 20_000,
              deadlineMs: 25_000,
              loadTimeMs: 120_000,
              maxOutputTokens: 800,
            }
          : undefined,
    },
  }))
  .readonly();

/** The variables of this service, for deployments. */
export const MESSAGES_VARIABLES = variablesOf(schema);

export type MessagesConfig = z.infer<typeof schema>;

/** @throws ConfigError with one sentence per invalid variable */
export function loadMessagesConfig(env: Environment): MessagesConfig {
  return loadConfig(schema, env);
}
