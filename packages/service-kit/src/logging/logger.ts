import { type Logger, pino } from 'pino';

export type { Logger };

/** Never in a log line, wherever they stand: what visitors wrote, what opens a door. */
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
 * A logger for one part of the product. Lines are JSON on standard output, or on standard error where standard output
 * speaks to a person.
 */
export function createLogger(options: {
  readonly name: string;
  readonly level?: string;
  readonly to?: 'stdout' | 'stderr';
}): Logger {
  return pino(
    {
      name: options.name,
      // A level that does not exist is the configuration's to complain about; until then there must be a logger.
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

/** For tests that are not about logs. */
export function silentLogger(): Logger {
  return pino({ level: 'silent' });
}
