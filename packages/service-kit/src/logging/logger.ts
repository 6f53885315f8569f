import { type Logger, pino } from 'pino';
import { currentRequest } from '../request-context.ts';

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
      mixin: nameRequest,
      redact: { paths: REDACTED_PATHS, censor: '[redacted]' },
    },
    pino.destination({ dest: options.to === 'stderr' ? 2 : 1, sync: true }),
  );
}

const NAMES_REQUEST = Symbol('names its request');

/** A logger whose lines name this request wherever they are written, also when a connection closes. */
export function loggerFor(requestId: string, logger: Logger): Logger {
  return Object.assign(logger.child({ requestId }), { [NAMES_REQUEST]: true });
}

/** Other lines name the request that the code works for. */
function nameRequest(_line: object, _level: number, logger: object): { readonly requestId?: string } {
  const requestId = NAMES_REQUEST in logger ? undefined : currentRequest()?.requestId;
  return requestId === undefined ? {} : { requestId };
}

/** For tests that do not check logs. */
export function silentLogger(): Logger {
  return pino({ level: 'silent' });
}
