import { BACKUPS_KEPT, DAY_MS } from '@selah/shared/contracts/lifetimes';

/**
 * The backups to keep: the newest, and the last one of each of the last days, weeks and months that have one. Counted are
 * days with a backup, not days until now, so that a clock that jumped deletes nothing.
 * @param createdAt moments of all backups, milliseconds since 1970
 */
export function backupsToKeep(createdAt: readonly number[]): ReadonlySet<number> {
  const newestFirst = createdAt.toSorted((a, b) => b - a);
  const lastOfEach = (periodOf: (moment: number) => string | number, count: number) => {
    const lasts = new Map<string | number, number>();
    for (const moment of newestFirst) {
      const period = periodOf(moment);
      if (!lasts.has(period)) lasts.set(period, moment);
    }
    return [...lasts.values()].slice(0, count);
  };
  return new Set([
    ...lastOfEach((moment) => Math.floor(moment / DAY_MS), BACKUPS_KEPT.days),
    // The first day of 1970 was a Thursday; weeks begin on Monday.
    ...lastOfEach((moment) => Math.floor((moment / DAY_MS + 3) / 7), BACKUPS_KEPT.weeks),
    ...lastOfEach((moment) => new Date(moment).toISOString().slice(0, 7), BACKUPS_KEPT.months),
  ]);
}
