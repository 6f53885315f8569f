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
import { LENGTHS } from '@selah/shared/contracts/limits';
import { readableLine } from '@selah/shared/contracts/text/clean-text';
import { normaliseEmail, typedEmail } from '@selah/shared/contracts/text/email';
import { z } from 'zod';
import { isSender, senderOf } from './domain/mail-sender.ts';

const EMAIL = typedEmail();

const schema = z
  .object({
    HOST: z.string().default('127.0.0.1'),
    PORT: portVariable.default(8085),
    ...telemetryVariables,
    MONGODB_URI: urlVariable('mongodb', 'mongodb+srv').optional(),
    NATS_URL: urlVariable('nats', 'tls').optional(),
    REDIS_URL: urlVariable('redis', 'rediss').optional(),
    PUBLIC_URL: publicUrlVariable,
    PRODUCT_NAME: z.string().default('Selah'),
    INTERNAL_SECRET: signingSecretsVariable,
    SESSION_SECRET: signingSecretsVariable.optional(),
    RATE_LIMIT_SCALE: scaleVariable.default(1),
    ADMIN_USERNAME: z
      .string()
      .overwrite(readableLine)
      .min(1, { error: 'must be a name that can be seen' })
      .max(LENGTHS.usernameMax)
      .default('admin'),
    ADMIN_PASSWORD: z
      .string()
      .min(LENGTHS.passwordMin, { error: `needs at least ${LENGTHS.passwordMin} characters` })
      .max(LENGTHS.passwordMax)
      .optional(),
    ADMIN_EMAIL: z
      .string()
      .overwrite(normaliseEmail)
      .refine((email) => EMAIL.safeParse(email).success, { error: 'must be an e-mail address' })
      .optional(),
    SMTP_URL: urlVariable('smtp', 'smtps').optional(),
    MAIL_FROM: z
      .string()
      .refine(isSender, {
        error: 'must be an address such as selah@example.org or Selah <selah@example.org>',
      })
      .optional(),
    SELAH_DATA_DIR: z.string().default('.data'),
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
    product: { name: env.PRODUCT_NAME },
    identity: { secrets: env.INTERNAL_SECRET },
    /** A key for the tokens of known devices is derived from it. */
    sessions: { secrets: env.SESSION_SECRET ?? env.INTERNAL_SECRET },
    /** Multiplies the login limits. */
    limits: { rateScale: env.RATE_LIMIT_SCALE },
    /** Created at the first start if there is no administrator; not without a password. */
    firstAdministrator: {
      username: env.ADMIN_USERNAME,
      password: env.ADMIN_PASSWORD,
      email: env.ADMIN_EMAIL,
    },
    mail: {
      smtpUrl: env.SMTP_URL,
      ...senderOf({ mailFrom: env.MAIL_FROM, publicUrl: env.PUBLIC_URL, productName: env.PRODUCT_NAME }),
      directory: `${env.SELAH_DATA_DIR}/mail`,
    },
    ...telemetryOf(env),
    log: { level: env.LOG_LEVEL },
  }))
  .readonly();

/** The variables of this service, for deployments. */
export const ADMIN_VARIABLES = variablesOf(schema);

export type AdminConfig = z.infer<typeof schema>;

/** @throws ConfigError with one sentence per invalid variable */
export function loadAdminConfig(env: Environment): AdminConfig {
  return loadConfig(schema, env);
}
