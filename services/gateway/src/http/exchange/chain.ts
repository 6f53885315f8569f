import type { NextFunction } from 'express';
import type { Handler } from './exchange.ts';

/**
 * Runs handlers in order like Express, but without matching the path for each, which costs more than the handlers
 * of a small request.
 */
export function chain(...handlers: readonly Handler[]): Handler {
  return (req, res, done) => {
    const runFrom = (place: number): void => {
      const handler = handlers[place];
      if (!handler) {
        done();
        return;
      }
      const next: NextFunction = (error?: unknown) => {
        if (error === undefined) runFrom(place + 1);
        else done(error);
      };
      const running = handler(req, res, next);
      if (running instanceof Promise) running.catch(done);
    };
    runFrom(0);
  };
}
