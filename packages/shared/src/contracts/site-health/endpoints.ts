import type { Endpoint } from '../endpoint.ts';
import { serviceHealthSchema } from './site-health.ts';

const health = {
  method: 'GET',
  access: 'admin',
  limit: 'read',
  status: 200,
  answer: serviceHealthSchema,
} as const;

/** One per service, so that a service that is away takes nothing but its own part with it. */
export const siteHealthEndpoints = [
  {
    ...health,
    path: '/api/admin/site-health/videos',
    service: 'videos',
    summary: 'How videos and files are',
  },
  { ...health, path: '/api/admin/site-health/users', service: 'users', summary: 'How accounts are' },
  { ...health, path: '/api/admin/site-health/messages', service: 'messages', summary: 'How messages are' },
  { ...health, path: '/api/admin/site-health/stats', service: 'stats', summary: 'How statistics are' },
  {
    ...health,
    path: '/api/admin/site-health/admin',
    service: 'admin',
    summary: 'How mail, logins and the public address are',
  },
  {
    method: 'POST',
    path: '/api/admin/test-mail',
    service: 'admin',
    access: 'admin',
    limit: 'write',
    status: 204,
    summary: 'Send a mail to the administrator’s own address',
  },
] as const satisfies readonly Endpoint[];
