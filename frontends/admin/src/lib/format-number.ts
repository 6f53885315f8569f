const NUMBER = new Intl.NumberFormat('pt-BR');
const CHANGE = new Intl.NumberFormat('pt-BR', {
  style: 'percent',
  maximumFractionDigits: 0,
  signDisplay: 'exceptZero',
});

/** E.g. `12.345`. */
export function formatNumber(value: number): string {
  return NUMBER.format(value);
}

/** A change as a share, e.g. `+12%`. */
export function formatChange(share: number): string {
  return CHANGE.format(share);
}
