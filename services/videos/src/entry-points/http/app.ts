import { createServiceApp, type ServiceAppOptions } from '@selah/service-kit/http/koa/create-service-app';
import { addSiteHealthRoute, type ConditionProbes } from '@selah/service-kit/http/koa/site-health-route';
import { addAdminGuard } from './admin-guard.ts';
import { addCaptionsRoutes, type CaptionsRoutesDeps } from './captions-routes.ts';
import { addDebugRoutes, type DebugRoutesDeps } from './debug-routes.ts';
import { addJobRoutes, type JobRoutesDeps } from './job-routes.ts';
import { addMediaRoutes, type MediaRoutesDeps } from './media/media-routes.ts';
import { addRenditionRoutes, type RenditionRoutesDeps } from './rendition-routes.ts';
import { addTrashRoutes, type TrashRoutesDeps } from './trash-routes.ts';
import { addUnusedFilesRoutes, type UnusedFilesRoutesDeps } from './unused-files-routes.ts';
import { addUploadRoutes, type UploadRoutesDeps } from './uploads/upload-routes.ts';
import { addVideoRoutes, type VideoRoutesDeps } from './video-routes.ts';

export type VideosAppDeps = VideoRoutesDeps &
  MediaRoutesDeps &
  DebugRoutesDeps &
  UploadRoutesDeps &
  TrashRoutesDeps &
  CaptionsRoutesDeps &
  RenditionRoutesDeps &
  JobRoutesDeps &
  UnusedFilesRoutesDeps & { readonly siteHealth: ConditionProbes };

/** The HTTP application of this service. */
export function createVideosApp(options: Omit<ServiceAppOptions, 'name' | 'routes'>, deps: VideosAppDeps) {
  return createServiceApp({
    ...options,
    name: 'videos',
    routes: (router) => {
      addAdminGuard(router);
      addVideoRoutes(router, deps);
      addMediaRoutes(router, deps);
      addDebugRoutes(router, deps);
      addRenditionRoutes(router, deps);
      addJobRoutes(router, deps);
      addUploadRoutes(router, deps);
      addTrashRoutes(router, deps);
      addCaptionsRoutes(router, deps);
      addUnusedFilesRoutes(router, deps);
      addSiteHealthRoute(router, 'videos', deps.siteHealth);
    },
  });
}
