import type { ServiceName } from '@selah/shared/contracts/endpoint';
import { type Finding, findingsOf } from '@selah/shared/contracts/site-health/findings';
import { useServiceHealthQuery } from './api/site-health-endpoints.ts';

/** While the page is open, the site is looked at this often. Milliseconds. */
const EVERY = { pollingInterval: 60_000, refetchOnMountOrArgChange: true } as const;

export interface SiteHealth {
  /** The first answers have not all arrived. */
  readonly isLoading: boolean;
  readonly isFetching: boolean;
  /** What is not well first. */
  readonly findings: readonly Finding[];
  readonly refetch: () => void;
}

/** How all services are. Each is asked by itself, so that one that is away does not hide the others. */
export function useSiteHealth(): SiteHealth {
  const queries: Readonly<Record<ServiceName, ReturnType<typeof useServiceHealthQuery>>> = {
    videos: useServiceHealthQuery('videos', EVERY),
    users: useServiceHealthQuery('users', EVERY),
    messages: useServiceHealthQuery('messages', EVERY),
    stats: useServiceHealthQuery('stats', EVERY),
    admin: useServiceHealthQuery('admin', EVERY),
  };
  const all = Object.values(queries);
  return {
    isLoading: all.some(({ isLoading }) => isLoading),
    isFetching: all.some(({ isFetching }) => isFetching),
    findings: findingsOf(
      Object.entries(queries).map(([service, { data, isError }]) => ({
        service: service as ServiceName,
        conditions: isError ? undefined : (data?.conditions ?? []),
      })),
    ),
    refetch() {
      for (const query of all) void query.refetch();
    },
  };
}
