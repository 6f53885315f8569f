import { AUDIT_PAGE, type AuditEntry, auditListSchema } from '@selah/shared/contracts/audit/audit';
import { baseApi } from '@selah/web-kit/platform';
import { adminCall, watchSession } from '../../../lib/admin-call.ts';

export const auditEndpoints = baseApi.injectEndpoints({
  endpoints: (build) => ({
    audit: build.infiniteQuery<AuditEntry[], void, string | undefined>({
      infiniteQueryOptions: {
        initialPageParam: undefined,
        getNextPageParam: (page) => {
          const last = page.at(-1);
          return last && page.length >= AUDIT_PAGE ? `${last.at}~${last.id}` : undefined;
        },
      },
      query: ({ pageParam: before }) =>
        adminCall({ path: '/api/admin/audit', ...(before !== undefined && { query: { before } }) }),
      responseSchema: auditListSchema,
      onQueryStarted: watchSession,
    }),
  }),
});

export const { useAuditInfiniteQuery } = auditEndpoints;
