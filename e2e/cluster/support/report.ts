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
