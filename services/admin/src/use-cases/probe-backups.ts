import type { Clock } from '@selah/service-kit/clock';
import type { Backup, BackupSchedule } from '@selah/shared/contracts/backups/backups';
import type { Condition } from '@selah/shared/contracts/site-health/site-health';
import type { Backups } from '../domain/backups.ts';

export interface ProbeBackupsDeps {
  readonly backups: Pick<Backups, 'read'>;
  readonly now: Clock;
}

const DAY_MS = 86_400_000;

/** Days after which the last backup is old: one was missed. */
const OLD_AFTER_DAYS: Readonly<Record<BackupSchedule['every'], number>> = { daily: 2, weekly: 9, off: 30 };

type Probed = Omit<Condition, 'name'>;

/** Whether the last backup succeeded, and how many days ago; without an amount, there is none. */
export async function probeBackups({ backups, now }: ProbeBackupsDeps): Promise<Probed> {
  const { schedule, failures, backups: all } = await backups.read();
  const hasFailed = failures.some(({ kind }) => kind === 'backup');
  const isHere = all.filter(({ place }) => place !== 'cloud');
  return conditionOf(isHere, { every: schedule.every, hasFailed, now: now() });
}

/** The same for backups in the cloud. The list may lack them while the cloud does not answer. */
export async function probeCloudOfBackups({ backups, now }: ProbeBackupsDeps): Promise<Probed> {
  const { schedule, failures, backups: all, cloud } = await backups.read();
  const hasFailed = cloud?.failure !== undefined || failures.some(({ kind }) => kind === 'copy');
  const isThere = all.filter(({ place }) => place !== 'here');
  return conditionOf(isThere, { every: schedule.every, hasFailed, now: now() });
}

function conditionOf(
  backups: readonly Backup[],
  { every, hasFailed, now }: { every: BackupSchedule['every']; hasFailed: boolean; now: number },
): Probed {
  const newest = backups.find(({ state }) => state === 'unchecked' || state === 'whole');
  if (!newest) return { state: hasFailed ? 'failing' : 'attention' };
  // A clock that was set back makes it younger than now.
  const amount = Math.max(0, Math.floor((now - Date.parse(newest.createdAt)) / DAY_MS));
  if (hasFailed) return { state: 'failing', amount };
  return { state: amount > OLD_AFTER_DAYS[every] ? 'attention' : 'good', amount };
}
