import type { Endpoint } from '../endpoint.ts';
import { PAGE_ERRORS_PATH } from './kinds.ts';
import { pageErrorSchema } from './page-error.ts';

export const pageErrorsEndpoints = [
  {
    method: 'POST',
    path: PAGE_ERRORS_PATH,
    service: 'gateway',
    access: 'anyone',
    limit: 'count',
    status: 204,
    summary: 'Report an error in a page',
    json: pageErrorSchema,
  },
] as const satisfies readonly Endpoint[];
