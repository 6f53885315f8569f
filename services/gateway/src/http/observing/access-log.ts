import type { Clock } from '@selah/service-kit/clock';
import type { Logger } from '@selah/service-kit/logging/logger';
import type { Handler } from '../request/gateway-request.ts';

/**
 * One log line per finished request, without query and body, which may contain what a visitor wrote. Requests
 * for pages and health are logged only when they fail.
 */
export function logAccess(logger: Logger, now: Clock): Handler {
  return (req, res, next) => {
    if (!logger.isLevelEnabled('info')) {
      next();
      return;
    }
    const startedAt = now();
    const sentBefore = req.socket.bytesWritten;
    res.once('close', () => {
      const { path, log } = res.locals;
      const isQuiet = !path.startsWith('/api/') && res.statusCode < 400;
      log[isQuiet ? 'trace' : 'info'](
        {
          method: req.method,
          path: path.slice(0, 200),
          status: res.statusCode,
          ms: now() - startedAt,
          bytes: req.socket.bytesWritten - sentBefore,
          ...(!res.writableFinished && { aborted: true }),
        },
        'request',
      );
    });
    next();
  };
}
