import { createServiceApp, type ServiceAppOptions } from '@selah/service-kit/http/koa/create-service-app';
import { addAdminGuard } from './admin-guard.ts';
import { addDebugRoutes, type DebugRoutesParts } from './debug-routes.ts';
import { addMediaRoutes } from './media-routes.ts';
import { addVideoRoutes, type VideoRoutesParts } from './video-routes.ts';

export type VideosAppParts = VideoRoutesParts & DebugRoutesParts;

/** Everything that is spoken with this service over HTTP. */
export function createVideosApp(options: Omit<ServiceAppOptions, 'name' | 'routes'>, parts: VideosAppParts) {
  return createServiceApp({
    ...options,
    name: 'videos',
    routes: (router) => {
      addAdminGuard(router);
      addVideoRoutes(router, parts);
      addMediaRoutes(router, parts);
      addDebugRoutes(router, parts);
    },
  });
}
