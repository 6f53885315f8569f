import { BUILD_HEADER } from '@selah/shared/contracts/build-header';
import type { Handler } from '../request/gateway-request.ts';

/**
 * Names the served build in every answer, so that a page of an older build learns that there is a newer one.
 */
export function nameBuild(build: () => string): Handler {
  return (_req, res, next) => {
    res.setHeader(BUILD_HEADER, build());
    next();
  };
}
