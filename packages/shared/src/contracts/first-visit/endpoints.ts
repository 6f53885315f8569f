import type { Endpoint } from '../endpoint.ts';
import { firstVisitChangeSchema, firstVisitSchema } from './first-visit.ts';

const shared = { path: '/api/admin/first-visit', service: 'admin', access: 'admin' } as const;

export const firstVisitEndpoints = [
  {
    ...shared,
    method: 'GET',
    limit: 'read',
    status: 200,
    summary: 'What is still to be done on a new site',
    answer: firstVisitSchema,
  },
  {
    ...shared,
    method: 'PUT',
    limit: 'write',
    status: 204,
    summary: 'Leave the first steps, or take them up again',
    json: firstVisitChangeSchema,
  },
] as const satisfies readonly Endpoint[];
