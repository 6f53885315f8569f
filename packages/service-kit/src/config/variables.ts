import { z } from 'zod';
import type { SigningSecrets } from './signing-secrets.ts';
import type { TelemetryConfig } from './telemetry-config.ts';

/** Schemas of variables that several services read. */

const MIN_SECRET_BYTES = 32;
const SECRET_MISSING = `is missing: set it to at least ${MIN_SECRET_BYTES} random bytes, e.g. with openssl rand -hex 32`;

/** A secret chosen for this installation: long enough, and not copied from an example. */
export const secretVariable = z
  .string({ error: SECRET_MISSING })
  .refine((text) => Buffer.byteLength(text) >= MIN_SECRET_BYTES, {
    error: `is too short: it needs at least ${MIN_SECRET_BYTES} bytes`,
  })
  .refine((text) => new Set(text).size >= 8 && !/change.?me|secret.?secret|example|default/i.test(text), {
    error: 'looks like a placeholder: choose a random value',
  });

const MAX_SIGNING_SECRETS = 2;

/**
 * One secret, or two separated by a comma or a line break while one replaces the other: the first signs, both are
 * accepted.
 */
export const signingSecretsVariable = z
  .string({ error: SECRET_MISSING })
  .transform((text, context): SigningSecrets => {
    const [first, ...others] = text
      .split(/[,\r\n]+/)
      .map((part) => part.trim())
      .filter((part) => part !== '');
    const report = (message: string) => context.addIssue({ code: 'custom', message });
    if (first === undefined) {
      report(SECRET_MISSING);
      return z.NEVER;
    }
    const secrets: SigningSecrets = [first, ...others];
    if (secrets.length > MAX_SIGNING_SECRETS)
      report('has more than two secrets: the first signs, both are accepted');
    const issues = secrets.flatMap((secret) => secretVariable.safeParse(secret).error?.issues ?? []);
    for (const { message } of issues) report(message);
    return secrets;
  });

export const portVariable = z
  .string()
  .regex(/^\d{1,5}$/, { error: 'must be a port number between 0 and 65535' })
  .transform(Number)
  .refine((port) => port <= 65535, { error: 'must be a port number between 0 and 65535' });

/** An integer within bounds, both included. */
export function integerVariable(minimum: number, maximum: number) {
  const error = `must be a whole number from ${minimum} to ${maximum}`;
  return z
    .string()
    .regex(/^-?\d{1,15}$/, { error })
    .transform(Number)
    .refine((value) => value >= minimum && value <= maximum, { error });
}

/** A positive decimal such as `0.5`. */
export const scaleVariable = z
  .string()
  .regex(/^\d+(\.\d+)?$/, { error: 'must be a positive number such as 1 or 0.5' })
  .transform(Number)
  .refine((value) => value > 0, { error: 'must be a positive number such as 1 or 0.5' });

/** A URL with one of the schemes, e.g. `urlVariable('redis', 'rediss')`. */
export function urlVariable(...schemes: string[]) {
  const wanted = schemes.map((scheme) => `${scheme}://`).join(' or ');
  return z
    .string({ error: `is missing: set it to an address that starts with ${wanted}` })
    .refine((text) => URL.canParse(text) && schemes.includes(new URL(text).protocol.slice(0, -1)), {
      error: `must be an address that starts with ${wanted}`,
    });
}

/**
 * The address people use, as an origin. Pages, cookies and links begin at the root of a host, so a path is refused instead of being
 * dropped.
 */
export const publicUrlVariable = urlVariable('http', 'https').transform((text, context): string => {
  const { origin, pathname, search, hash, username, password } = new URL(text);
  if (pathname === '/' && search + hash + username + password === '') return origin;
  context.addIssue({
    code: 'custom',
    message: `must have nothing after the host, such as ${origin}: the site needs a host name of its own and works in no folder of another`,
  });
  return z.NEVER;
});

const HEADERS_FORM = 'must be a list such as name=value,other=value';

/** As OpenTelemetry defines it: values are percent-encoded. */
const headersVariable = z.string().transform((text, context): Readonly<Record<string, string>> => {
  try {
    return Object.fromEntries(
      text.split(',').map((pair) => {
        const [, name = '', value = ''] = /^\s*([\w-]+)\s*=(.*)$/.exec(pair) ?? [];
        if (name === '') throw new Error(HEADERS_FORM);
        return [name.toLowerCase(), decodeURIComponent(value.trim())];
      }),
    );
  } catch {
    context.addIssue({ code: 'custom', message: HEADERS_FORM });
    return z.NEVER;
  }
});

/** The variables of `openTelemetry`. Names and meanings of the last four are OpenTelemetry's. */
export const telemetryVariables = {
  METRICS_PORT: portVariable.optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: urlVariable('http', 'https').optional(),
  OTEL_EXPORTER_OTLP_HEADERS: headersVariable.optional(),
  OTEL_TRACES_SAMPLER: z
    .enum(['parentbased_always_on', 'parentbased_traceidratio'], {
      error: 'must be parentbased_always_on or parentbased_traceidratio',
    })
    .default('parentbased_always_on'),
  OTEL_TRACES_SAMPLER_ARG: z
    .string()
    .regex(/^(0(\.\d+)?|1(\.0+)?)$/, { error: 'must be a number from 0 to 1' })
    .transform(Number)
    .default(1),
};

/** `metrics` and `traces` of a configuration; each is undefined where it is not wanted. */
export function telemetryOf(
  env: z.infer<z.ZodObject<typeof telemetryVariables>> & { readonly HOST: string },
): TelemetryConfig {
  const collector = env.OTEL_EXPORTER_OTLP_ENDPOINT;
  return {
    metrics: env.METRICS_PORT === undefined ? undefined : { host: env.HOST, port: env.METRICS_PORT },
    traces:
      collector === undefined
        ? undefined
        : {
            url: `${collector.replace(/\/$/, '')}/v1/traces`,
            headers: env.OTEL_EXPORTER_OTLP_HEADERS ?? {},
            share: env.OTEL_TRACES_SAMPLER === 'parentbased_traceidratio' ? env.OTEL_TRACES_SAMPLER_ARG : 1,
          },
  };
}

export const logLevelVariable = z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'], {
  error: 'must be one of silent, fatal, error, warn, info, debug, trace',
});
