import { Writable } from 'node:stream';
import { pino } from 'pino';
import type { Logger } from '../src/logging/logger.ts';

export interface RecordingLogger {
  readonly logger: Logger;
  /** Everything that was logged at any level, as it would stand in a file without redaction. */
  text(): string;
}

/** For tests about what is logged, and above all about what must never be. */
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
