import type { AuditEntry } from '@selah/shared/contracts/audit/audit';

/** An action without the id of its row. */
export type Action = Omit<AuditEntry, 'id'>;

/**
 * Notes an action of an administrator in the list of who did what, in any service; also for work that is not a request, such as a
 * backup by the clock. Resolves when it cannot be lost any more.
 */
export type RecordAction = (action: Action) => Promise<void>;
