import { API } from '@selah/shared/contracts/api';
import type { Access, Endpoint, LimitClass } from '@selah/shared/contracts/endpoint';
import { type BodyLimit, bodyLimitFor } from './body-limits.ts';
import { type Timeouts, timeoutsFor } from './timeouts.ts';

/** One method of one path with its limits. */
export interface Route {
  readonly method: Endpoint['method'];
  readonly path: string;
  readonly service: Endpoint['service'];
  readonly access: Access;
  readonly limit: LimitClass;
  readonly body: BodyLimit;
  readonly timeouts: Timeouts;
}

export const OPENAPI_PATH = '/api/openapi.json';

/** Endpoints under /api that are not in the contracts. */
const OWN_ENDPOINTS = [
  {
    method: 'GET',
    path: OPENAPI_PATH,
    service: 'gateway',
    access: 'anyone',
    limit: 'read',
  },
] as const;

/** All routes under /api: every endpoint of the contracts with its limits. */
export function buildRouteTable(uploads: {
  readonly maxMegabytes: number;
  readonly maxFiles: number;
}): readonly Route[] {
  return [...API, ...OWN_ENDPOINTS].map((endpoint) => ({
    method: endpoint.method,
    path: endpoint.path,
    service: endpoint.service,
    access: endpoint.access,
    limit: endpoint.limit,
    body: bodyLimitFor(endpoint, uploads),
    timeouts: timeoutsFor(endpoint),
  }));
}
