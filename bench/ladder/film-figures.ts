import { execFileSync } from 'node:child_process';

/** The most bytes that any part of this length has, sound included, in bytes; `path` may be an address. Needs ffprobe. */
export function largestWindow(path: string, seconds: number): number {
  const output = execFileSync(
    'ffprobe',
    ['-v', 'error', '-show_entries', 'packet=dts_time,size', '-of', 'csv=p=0', path],
    { encoding: 'utf8', maxBuffer: 2 ** 28 },
  );
  const packets = output
    .split('\n')
    .map((line) => line.split(',').map(Number))
    .flatMap(([at = Number.NaN, bytes = 0]) => (Number.isNaN(at) ? [] : [{ at, bytes }]))
    .sort((a, b) => a.at - b.at);
  let [most, sum, first] = [0, 0, 0];
  for (const { at, bytes } of packets) {
    sum += bytes;
    for (let oldest = packets[first]; oldest && oldest.at <= at - seconds; oldest = packets[first]) {
      sum -= oldest.bytes;
      first += 1;
    }
    most = Math.max(most, sum);
  }
  return most;
}
