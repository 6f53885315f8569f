import { AUDIT_PAGE, type AuditEntry } from '@selah/shared/contracts/audit/audit';
import { HttpResponse, http } from 'msw';
import { problem } from '../problem.ts';
import type { SessionState } from './session.ts';

export function anAuditEntry(but: Partial<AuditEntry> = {}): AuditEntry {
  return {
    id: '5a1f0c9e-8d3b-4c52-9f60-3b7f2f6f1a10',
    at: new Date(Date.now() - 3_600_000).toISOString(),
    action: 'video-changed',
    administrator: 'dona',
    address: '203.0.113.7',
    object: { id: '12', title: 'Salmo 23' },
    ...but,
  };
}

/** The list as the service pages it; `entries` are newest first. */
export function auditHandlers(session: SessionState, entries: AuditEntry[]) {
  return [
    http.get('*/api/admin/audit', ({ request }) => {
      if (!session.isOpen) return problem(401, 'unauthenticated', 'Entre na sua conta para continuar.');
      const before = new URL(request.url).searchParams.get('before');
      const from = before === null ? 0 : entries.findIndex(({ at, id }) => `${at}~${id}` === before) + 1;
      return HttpResponse.json(entries.slice(from, from + AUDIT_PAGE));
    }),
  ];
}
