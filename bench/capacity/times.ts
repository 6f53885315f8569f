/** A figure for each process, by its name. */
export type Times = Readonly<Record<string, number>>;

export function scaled(times: Times, factor: number): Times {
  return Object.fromEntries(Object.entries(times).map(([name, time]) => [name, time * factor]));
}

export function sumOf(all: readonly Times[]): Times {
  const sum: Record<string, number> = {};
  for (const times of all)
    for (const [name, time] of Object.entries(times)) sum[name] = (sum[name] ?? 0) + time;
  return sum;
}

/** Those of at least `least`, for reading. */
export function describe(times: Times, least: number): string {
  return Object.entries(times)
    .filter(([, time]) => time >= least)
    .map(([name, time]) => `${name} ${time.toFixed(0)}`)
    .join(', ');
}

export function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}
