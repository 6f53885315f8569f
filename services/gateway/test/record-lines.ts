import { Writable } from 'node:stream';
import { pino } from 'pino';

/** A logger and its lines. */
export function recordLines() {
  const lines: Record<string, unknown>[] = [];
  const sink = new Writable({
    write(line: Buffer, _encoding, done) {
      lines.push(JSON.parse(line.toString()) as Record<string, unknown>);
      done();
    },
  });
  return { lines, logger: pino({ level: 'info' }, sink) };
}
