import type { Load } from './load.ts';

/** Writes a row of results for people: how many were sent and answered, and what was found afterwards. */
export function report(title: string, { results }: Load, found: readonly string[]): void {
  const kinds = Object.entries(results).map(([name, { sent, answers, longestMs }]) => {
    const answered = Object.entries(answers).map(([answer, count]) => `${answer} × ${count}`);
    return `  ${name}: sent ${sent}, ${answered.join(', ')}, longest ${Math.round(longestMs)} ms`;
  });
  process.stderr.write(`${[title, ...kinds, ...found.map((line) => `  ${line}`)].join('\n')}\n`);
}
