import { Writable } from 'node:stream';
import { pino } from 'pino';
import type { Logger } from '../src/logging/logger.ts';

export interface RecordingLogger {
  readonly logger: Logger;
  /** Everything that was logged at any level, without redaction. */
  text(): string;
}

/** For tests of what is logged and what must not be. */
export function recordingLogger(): RecordingLogger {
  const chunks: string[] = [];
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      chunks.push(chunk.toString());
      done();
    },
  });
  return { logger: pino({ level: 'trace' }, stream), text: () => chunks.join('') };
}
