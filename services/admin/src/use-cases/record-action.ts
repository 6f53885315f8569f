import { randomUUID } from 'node:crypto';
import type { RecordAction } from '@selah/service-kit/audit/record-action';
import { isStorageFull } from '@selah/service-kit/errors/storage-full';
import type { Logger } from '@selah/service-kit/logging/logger';
import type { AuditLog } from '../domain/audit-log.ts';

export interface RecordActionDeps {
  readonly auditLog: AuditLog;
  readonly logger: Logger;
}

/**
 * Notes actions of this service in the audit log. A call whose entry cannot be stored fails, except on a full
 * disk, where the administrator has to make space, and except a logout.
 */
export function createRecordAction({ auditLog, logger }: RecordActionDeps): RecordAction {
  return async (action) => {
    const entry = { ...action, id: randomUUID() };
    try {
      await auditLog.add(entry);
    } catch (error) {
      if (!isStorageFull(error) && action.action !== 'signed-out') throw error;
      logger.error({ err: error, entry }, 'what an administrator did could not be noted and is only here');
    }
  };
}
