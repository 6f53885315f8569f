import type { z } from 'zod';

/** The environment asks for something impossible; the message is one sentence per variable, ready to print. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the variables that `schema` names into the shape the code wants.
 * Empty values count as absent, so that `REDIS_URL= npm start` means "no Redis".
 * @throws ConfigError naming every wrong variable, never its value: it may be a secret.
 */
export function loadConfig<Schema extends z.ZodType>(schema: Schema, env: Environment): z.infer<Schema> {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const sentences = parsed.error.issues.map(
    (issue) => `${issue.path.join('.') || 'environment'}: ${issue.message}`,
  );
  throw new ConfigError([...new Set(sentences)].join('\n'));
}
