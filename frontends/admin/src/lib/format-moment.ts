const MOMENT = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeStyle: 'short' });

/** A day and a time on the reader's clock, e.g. `22/11/2026, 14:05`. */
export function formatMoment(moment: string | number): string {
  return MOMENT.format(new Date(moment));
}
