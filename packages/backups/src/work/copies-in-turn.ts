import type { BackupWorkshop } from './backup-work.ts';
import type { CloudWork } from './cloud-work.ts';

/** Begins the copies into the cloud that are due, whenever nothing else is done or about to begin. */
export interface CopiesInTurn {
  /** Begins work after which a copy follows, if something is not in the cloud. @throws AppError `backup_busy` */
  readonly begin: BackupWorkshop['begin'];
  /** Begins what a person or the schedule asks for; until then, no copy begins by itself. */
  before<Begun>(begin: () => Promise<Begun>): Promise<Begun>;
  /** Begins a copy if one is due. */
  keepCopying(): Promise<void>;
}

/** @param cloud absent if backups are copied nowhere */
export function createCopiesInTurn(workshop: BackupWorkshop, cloud: CloudWork | undefined): CopiesInTurn {
  /** How much work is about to begin. */
  let aboutToBegin = 0;

  const begin: BackupWorkshop['begin'] = async (kind, work, details) => {
    const begun = await workshop.begin(kind, work, details);
    void begun.ended.then(keepCopying);
    return begun;
  };

  async function keepCopying(): Promise<void> {
    if (!cloud?.isCopyDue() || workshop.current() || aboutToBegin > 0) return;
    await begin('copy', cloud.copy).catch(() => undefined);
  }

  return {
    begin,
    keepCopying,
    before: async (beginWork) => {
      aboutToBegin += 1;
      try {
        return await beginWork();
      } finally {
        aboutToBegin -= 1;
      }
    },
  };
}
