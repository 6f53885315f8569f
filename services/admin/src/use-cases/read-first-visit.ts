import { AppError } from '@selah/service-kit/errors/app-error';
import type { AuditAction } from '@selah/shared/contracts/audit/audit';
import type { FirstVisit } from '@selah/shared/contracts/first-visit/first-visit';
import type { AuditLog } from '../domain/audit-log.ts';
import type { FirstVisitRepository } from '../domain/first-visit.ts';
import type { AdministratorRepository } from '../domain/ports.ts';

export interface ReadFirstVisitDeps {
  readonly firstVisit: FirstVisitRepository;
  readonly administrators: Pick<AdministratorRepository, 'findById'>;
  readonly auditLog: Pick<AuditLog, 'hasAny'>;
  readonly site: { readonly publicUrl: string };
}

/** Reads what is done from the account and the audit log, so that a step counts wherever it was taken. */
export async function readFirstVisit(
  { firstVisit, administrators, auditLog, site: { publicUrl } }: ReadFirstVisitDeps,
  administratorId: number,
): Promise<FirstVisit> {
  const administrator = await administrators.findById(administratorId);
  if (!administrator) throw new AppError('unauthenticated');
  const hasDone = (...actions: AuditAction[]) => auditLog.hasAny(administrator.username, actions);
  const [isOpen, password, testMail, video] = await Promise.all([
    firstVisit.isOpen(),
    hasDone('password-changed', 'password-reset'),
    hasDone('test-mail-sent'),
    hasDone('video-added', 'videos-added', 'file-adopted'),
  ]);
  return {
    isOpen,
    steps: {
      password,
      email: administrator.email !== undefined,
      testMail,
      address: new URL(publicUrl).protocol === 'https:',
      video,
    },
    publicUrl,
  };
}
