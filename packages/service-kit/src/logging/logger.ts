import { type Logger, pino } from 'pino';

export type { Logger };

/** Removed from log lines at any depth: text of visitors and secrets. */
const SECRET_FIELDS = [
  'password',
  'token',
  'cookie',
  'authorization',
  'question',
  'message.question',
  'email',
  'set-cookie',
];

const REDACTED_PATHS = SECRET_FIELDS.flatMap((field) => {
  const key = field.includes('-') ? `["${field}"]` : field;
  const nested = field.includes('-') ? `*${key}` : `*.${key}`;
  return [key, nested, `*.${nested}`.replace('*.*[', '*.*[')];
});

/**
 * A logger for one part of the product. Writes JSON to standard output, or to standard error where standard output
 * is for people.
 */
export function createLogger(options: {
  readonly name: string;
  readonly level?: string;
  readonly to?: 'stdout' | 'stderr';
}): Logger {
  return pino(
    {
      name: options.name,
      // The configuration reports an invalid level; until then the default is used.
      level:
        options.level && (options.level === 'silent' || options.level in pino.levels.values)
          ? options.level
          : 'info',
      base: { part: options.name },
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: { paths: REDACTED_PATHS, censor: '[redacted]' },
    },
    pino.destination({ dest: options.to === 'stderr' ? 2 : 1, sync: true }),
  );
}

/** For tests that do not check logs. */
export function silentLogger(): Logger {
  return pino({ level: 'silent' });
}
