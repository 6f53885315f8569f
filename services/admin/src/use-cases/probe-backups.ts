import type { Clock } from '@selah/service-kit/clock';
import type { BackupSchedule } from '@selah/shared/contracts/backups/backups';
import type { Condition } from '@selah/shared/contracts/site-health/site-health';
import type { Backups } from '../domain/backups.ts';

export interface ProbeBackupsDeps {
  readonly backups: Pick<Backups, 'read'>;
  readonly now: Clock;
}

const DAY_MS = 86_400_000;

/** Days after which the last backup is old: one was missed. */
const OLD_AFTER_DAYS: Readonly<Record<BackupSchedule['every'], number>> = { daily: 2, weekly: 9, off: 30 };

/** Whether the last backup succeeded, and how many days ago; without an amount, there is none. */
export async function probeBackups({ backups, now }: ProbeBackupsDeps): Promise<Omit<Condition, 'name'>> {
  const { schedule, failures, backups: all } = await backups.read();
  const newest = all.find(({ state }) => state === 'unchecked' || state === 'whole');
  const failed = failures.some(({ kind }) => kind === 'backup');
  if (!newest) return { state: failed ? 'failing' : 'attention' };
  // A clock that was set back makes it younger than now.
  const amount = Math.max(0, Math.floor((now() - Date.parse(newest.createdAt)) / DAY_MS));
  if (failed) return { state: 'failing', amount };
  return { state: amount > OLD_AFTER_DAYS[schedule.every] ? 'attention' : 'good', amount };
}
