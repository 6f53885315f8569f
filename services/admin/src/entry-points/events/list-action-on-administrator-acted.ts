import type { EventBus, Subscription } from '@selah/service-kit/messaging/event-bus';
import type { AuditLog } from '../../domain/audit-log.ts';

export interface ListActionDeps {
  readonly eventBus: EventBus;
  readonly auditLog: AuditLog;
}

/** Adds what administrators did in other services to the list. */
export function listActionOnAdministratorActed({
  eventBus,
  auditLog,
}: ListActionDeps): Promise<Subscription> {
  return eventBus.react('administrator.acted', {
    // Brokers store the consumer under this name, so it must not change.
    consumer: 'admin-audit',
    handle: ({ data }) => auditLog.add(data),
  });
}
