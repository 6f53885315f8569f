import { BACKUPS_KEPT, DAY_MS } from '@selah/shared/contracts/lifetimes';

/** The moment of a backup, milliseconds since 1970, and whether a restore replaced its data. */
export interface DatedBackup {
  readonly createdAt: number;
  readonly isBeforeRestore?: boolean | undefined;
}

/**
 * The moments of the backups to keep: the newest, and the last one of each of the last days, weeks and months that have one. One from
 * before a restore, with which the administrator can go back, stays as long as those of days. Counted are days with a backup,
 * not days until now, so that a clock that jumped deletes nothing.
 */
export function backupsToKeep(backups: readonly DatedBackup[]): ReadonlySet<number> {
  const newestFirst = backups.map(({ createdAt }) => createdAt).toSorted((a, b) => b - a);
  const lastOfEach = (periodOf: (moment: number) => string | number, count: number) => {
    const lasts = new Map<string | number, number>();
    for (const moment of newestFirst) {
      const period = periodOf(moment);
      if (!lasts.has(period)) lasts.set(period, moment);
    }
    return [...lasts.values()].slice(0, count);
  };
  const ofDays = lastOfEach((moment) => Math.floor(moment / DAY_MS), BACKUPS_KEPT.days);
  const firstDay = Math.floor((ofDays.at(-1) ?? 0) / DAY_MS);
  const beforeRestores = backups.filter(
    ({ createdAt, isBeforeRestore }) => isBeforeRestore && Math.floor(createdAt / DAY_MS) >= firstDay,
  );
  return new Set([
    ...ofDays,
    ...beforeRestores.map(({ createdAt }) => createdAt),
    // The first day of 1970 was a Thursday; weeks begin on Monday.
    ...lastOfEach((moment) => Math.floor((moment / DAY_MS + 3) / 7), BACKUPS_KEPT.weeks),
    ...lastOfEach((moment) => new Date(moment).toISOString().slice(0, 7), BACKUPS_KEPT.months),
  ]);
}
