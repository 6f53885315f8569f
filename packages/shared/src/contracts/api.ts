import { adminEndpoints } from './admin/endpoints.ts';
import { auditEndpoints } from './audit/endpoints.ts';
import { backupsEndpoints } from './backups/endpoints.ts';
import { firstVisitEndpoints } from './first-visit/endpoints.ts';
import { messagesEndpoints } from './messages/endpoints.ts';
import { pageErrorsEndpoints } from './page-errors/endpoints.ts';
import { siteHealthEndpoints } from './site-health/endpoints.ts';
import { statsEndpoints } from './stats/endpoints.ts';
import { usersEndpoints } from './users/endpoints.ts';
import { videosEndpoints } from './videos/endpoints.ts';

/** The public API as data. Routing, limits, the OpenAPI document and the access tests are built from it. */
export const API = [
  ...videosEndpoints,
  ...usersEndpoints,
  ...messagesEndpoints,
  ...statsEndpoints,
  ...adminEndpoints,
  ...auditEndpoints,
  ...backupsEndpoints,
  ...firstVisitEndpoints,
  ...pageErrorsEndpoints,
  ...siteHealthEndpoints,
] as const;
