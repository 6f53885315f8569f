import { type Cluster, SERVICES } from './cluster.ts';
import { docker } from './docker.ts';
import { type Load, type LoadResult, quantileMs } from './load.ts';

const inTime = (result: LoadResult, part: number) => Math.round(quantileMs(result, part));

/** Writes a row of results for people: how many were sent and answered, and what was found afterwards. */
export function report(title: string, { results, seconds }: Load, found: readonly string[]): void {
  const kinds = Object.entries(results).map(([name, result]) => {
    const { sent, answers } = result;
    const answered = Object.entries(answers).map(([answer, count]) => `${answer} × ${count}`);
    return `  ${name}: sent ${sent}, ${answered.join(', ')}, 95 % within ${inTime(result, 0.95)} ms, longest ${inTime(result, 1)} ms`;
  });
  const sent = Object.values(results).reduce((total, result) => total + result.sent, 0);
  const all = `${title}: ${sent} requests in ${Math.round(seconds())} s`;
  process.stderr.write(`${[all, ...kinds, ...found.map((line) => `  ${line}`)].join('\n')}\n`);
}

/** Warnings and errors, but not what the visitors of the test report about their pages. */
const COMPLAINT = /"level":[456]0.*"err":/;
const LONGEST_LINE = 600;
const MOST_LINES = 40;

/** Writes what the services complained about since a moment, for people who look for the cause of a failure. */
export async function reportComplaints(cluster: Cluster, since: Date): Promise<void> {
  for (const service of SERVICES) {
    for (const id of await cluster.containers(service)) {
      const log = await docker('logs', '--since', since.toISOString(), id);
      const lines = log.split('\n').filter((line) => COMPLAINT.test(line));
      const shown = lines.slice(0, MOST_LINES).map((line) => `  ${service}: ${line.slice(0, LONGEST_LINE)}`);
      if (shown.length > 0) process.stderr.write(`${shown.join('\n')}\n`);
    }
  }
}
