const MOMENT = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeStyle: 'short' });

/** Date and time in the local time zone, e.g. `22/11/2026, 14:05`. */
export function formatMoment(moment: string | number): string {
  return MOMENT.format(new Date(moment));
}
