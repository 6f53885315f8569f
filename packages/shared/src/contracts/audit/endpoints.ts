import type { Endpoint } from '../endpoint.ts';
import { auditListSchema, auditQuerySchema } from './audit.ts';

export const auditEndpoints = [
  {
    method: 'GET',
    path: '/api/admin/audit',
    service: 'admin',
    access: 'admin',
    limit: 'read',
    status: 200,
    summary: 'What administrators did in the last year, and failed logins, newest first',
    query: auditQuerySchema,
    answer: auditListSchema,
  },
] as const satisfies readonly Endpoint[];
