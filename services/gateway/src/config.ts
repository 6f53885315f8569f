import { isIP } from 'node:net';
import { fileURLToPath } from 'node:url';
import { type Environment, loadConfig, variablesOf } from '@selah/service-kit/config/load-config';
import {
  integerVariable,
  logLevelVariable,
  portVariable,
  publicUrlVariable,
  scaleVariable,
  signingSecretsVariable,
  telemetryOf,
  telemetryVariables,
  urlVariable,
} from '@selah/service-kit/config/variables';
import type { ServiceName } from '@selah/shared/contracts/endpoint';
import { UPLOADS } from '@selah/shared/contracts/limits';
import { z } from 'zod';

/** Services use plain http; in an untrusted network a service mesh has to encrypt it. */
const serviceUrl = urlVariable('http');

const proxyList = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .refine((proxies) => proxies.every(isAddressOrRange), {
    error: 'must be a comma-separated list of addresses or ranges such as 10.0.0.0/8',
  });

/** RFC 9116 §2.5.3; one line, since it is written into a file of lines. */
const contactUrl = z.string().regex(/^(?:mailto:|https:\/\/|tel:)\S+$/, {
  error: 'must be an address that starts with mailto:, https:// or tel:',
});

const schema = z
  .object({
    HOST: z.string().default('127.0.0.1'),
    PORT: portVariable.default(8080),
    ...telemetryVariables,
    LOG_LEVEL: logLevelVariable.default('info'),
    PUBLIC_URL: publicUrlVariable.optional(),
    PRODUCT_NAME: z.string().trim().min(1).max(60).default('Selah'),
    INTERNAL_SECRET: signingSecretsVariable,
    RATE_LIMIT_SCALE: scaleVariable.default(1),
    VIDEOS_URL: serviceUrl.default('http://127.0.0.1:8081'),
    USERS_URL: serviceUrl.default('http://127.0.0.1:8082'),
    MESSAGES_URL: serviceUrl.default('http://127.0.0.1:8083'),
    STATS_URL: serviceUrl.default('http://127.0.0.1:8084'),
    ADMIN_URL: serviceUrl.default('http://127.0.0.1:8085'),
    TRUSTED_PROXIES: proxyList.default([]),
    SECURITY_CONTACT: contactUrl.optional(),
    SHELL_DIR: z.string().default(distOf('shell')),
    ADMIN_DIR: z.string().default(distOf('admin')),
    MAX_UPLOAD_MB: integerVariable(1, UPLOADS.highestMaxMegabytes).default(UPLOADS.defaultMaxMegabytes),
    MAX_BULK_FILES: integerVariable(1, UPLOADS.mostBulkFiles).default(UPLOADS.defaultMaxBulkFiles),
    REDIS_URL: urlVariable('redis', 'rediss').optional(),
    S3_PUBLIC_ENDPOINT: urlVariable('http', 'https').optional(),
  })
  .transform((env) => ({
    http: {
      host: env.HOST,
      port: env.PORT,
      /** The public origin, without a path: determines cookies, HSTS and the same-origin check. */
      publicUrl: new URL(env.PUBLIC_URL ?? `http://127.0.0.1:${env.PORT}`).origin,
      /** Addresses or CIDR ranges whose `X-Forwarded-For` is trusted. */
      trustedProxies: env.TRUSTED_PROXIES,
    },
    product: { name: env.PRODUCT_NAME },
    /** Whom to tell of a weakness, in `/.well-known/security.txt`. */
    security: { contact: env.SECURITY_CONTACT },
    /** Shared with the services, which verify identities with it. */
    identity: { secrets: env.INTERNAL_SECRET },
    /**
     * Sessions and limits of all processes; absent if the process that composes the gateway provides a cache.
     */
    cache: { redisUrl: env.REDIS_URL },
    limits: {
      /** Multiplies every rate limit. */
      rateScale: env.RATE_LIMIT_SCALE,
      uploads: { maxMegabytes: env.MAX_UPLOAD_MB, maxFiles: env.MAX_BULK_FILES },
    },
    /** Base address of each service. */
    services: servicesOf(env),
    media: {
      /** Where browsers read films, if they are in a bucket. */
      origin: env.S3_PUBLIC_ENDPOINT && new URL(env.S3_PUBLIC_ENDPOINT).origin,
    },
    /** Built frontends. */
    frontends: { shellDir: env.SHELL_DIR, adminDir: env.ADMIN_DIR },
    ...telemetryOf(env),
    log: { level: env.LOG_LEVEL },
  }))
  .readonly();

/** The variables of this service, for deployments. */
export const GATEWAY_VARIABLES = variablesOf(schema);

export type GatewayConfig = z.infer<typeof schema>;

function servicesOf(env: Readonly<Record<`${Uppercase<ServiceName>}_URL`, string>>) {
  return {
    videos: env.VIDEOS_URL,
    users: env.USERS_URL,
    messages: env.MESSAGES_URL,
    stats: env.STATS_URL,
    admin: env.ADMIN_URL,
  } satisfies Record<ServiceName, string>;
}

/** @throws ConfigError naming every invalid variable */
export function loadGatewayConfig(env: Environment): GatewayConfig {
  return loadConfig(schema, env);
}

function distOf(frontend: string): string {
  return fileURLToPath(new URL(`../../../frontends/${frontend}/dist`, import.meta.url));
}

function isAddressOrRange(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}
