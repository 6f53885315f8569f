import type { BackupSchedule } from '@selah/shared/contracts/backups/backups';

const QUARTER_MS = 15 * 60_000;
const HOUR_MS = 60 * 60_000;
const QUARTERS_OF_EIGHT_DAYS = 8 * 24 * 4;

/** When no backup was made or planned before. */
export const NEVER = 0;

/**
 * Whether a scheduled backup is to be made. It is made up for if the product did not run at its hour.
 * @param lastAt when the last one began or the schedule was set, in milliseconds since 1970. A moment in the future was noted
 * before the clock was set back, and says nothing.
 */
export function isBackupDue(
  schedule: BackupSchedule,
  now: number,
  lastAt: number,
  timeZone: string,
): boolean {
  const planned = findMoment(schedule, now, -1, timeZone);
  if (planned === undefined) return false;
  return lastAt < planned || lastAt > now + HOUR_MS;
}

/** When the next one is planned; undefined if none is. */
export function nextBackupAt(schedule: BackupSchedule, now: number, timeZone: string): number | undefined {
  return findMoment(schedule, now + QUARTER_MS, 1, timeZone);
}

/** The planned moment nearest to `from`, backwards or forwards. Offsets of time zones are multiples of a quarter of an hour. */
function findMoment(
  { every, hour }: BackupSchedule,
  from: number,
  direction: 1 | -1,
  timeZone: string,
): number | undefined {
  if (every === 'off') return undefined;
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
  });
  const first = Math.floor(from / QUARTER_MS) * QUARTER_MS;
  for (let quarter = 0; quarter < QUARTERS_OF_EIGHT_DAYS; quarter += 1) {
    const moment = first + direction * quarter * QUARTER_MS;
    const parts = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, value]));
    if (Number(parts.hour) !== hour || parts.minute !== '00') continue;
    if (every === 'daily' || parts.weekday === 'Sun') return moment;
  }
  return undefined;
}
