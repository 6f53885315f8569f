/** The median of several rounds, per figure. @throws Error without rounds */
export function median<Figures extends { readonly [Name in keyof Figures]: number }>(
  rounds: readonly Figures[],
): Figures {
  const [first] = rounds;
  if (!first) throw new Error('nothing was measured');
  const middle = (name: keyof Figures) =>
    rounds.map((round) => round[name] as number).sort((a, b) => a - b)[rounds.length >> 1] ?? 0;
  return Object.fromEntries(
    Object.keys(first).map((name) => [name, middle(name as keyof Figures)]),
  ) as Figures;
}

/** To three decimals, for a table. */
export function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
