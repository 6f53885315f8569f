import { formatDate } from '@selah/web-kit/i18n/format-date';
import { texts } from '../locales/pt.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Seconds as `1:05` or `1:02:03`, rounded to whole seconds, at least one. */
export function formatDuration(seconds: number): string {
  const whole = Math.max(1, Math.round(seconds));
  const hours = Math.floor(whole / HOUR);
  const minutes = Math.floor((whole % HOUR) / MINUTE);
  const rest = String(whole % MINUTE).padStart(2, '0');
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`;
}

/** A date as text; invalid dates have a text of their own (M-144). */
export function formatMediumDate(iso: string): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? texts.fileDiagnostics.invalidDate : formatDate(date);
}

const dateTime = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeStyle: 'short' });

/** Date and time in the local time zone, e.g. `22/11/2026, 14:05`. */
export function formatDateTime(moment: string | number): string {
  return dateTime.format(new Date(moment));
}

/** Date and time in another time zone than the browser's. */
export function formatDateTimeIn(timeZone: string, moment: string): string {
  const format = new Intl.DateTimeFormat('pt-BR', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  return format.format(new Date(moment));
}

const day = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short' });

/** The date in digits: `02/01/2026`. */
export function formatShortDate(iso: string): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? texts.fileDiagnostics.invalidDate : day.format(date);
}

const UNITS = [
  ['year', 365 * DAY],
  ['month', 30 * DAY],
  ['week', 7 * DAY],
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
] as const;

const relative = new Intl.RelativeTimeFormat('pt-BR', { numeric: 'auto' });

/** A relative time: `há 3 dias`, `em 6 dias` (M-138). Invalid dates have a text of their own (M-144). */
export function formatRelative(iso: string, now: number): string {
  const seconds = (new Date(iso).getTime() - now) / 1000;
  if (Number.isNaN(seconds)) return texts.fileDiagnostics.invalidDate;
  const [unit, length] = UNITS.find(([, size]) => Math.abs(seconds) >= size) ?? (['second', 1] as const);
  return relative.format(Math.trunc(seconds / length), unit);
}
