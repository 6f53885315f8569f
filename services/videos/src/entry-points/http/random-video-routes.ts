import type Router from '@koa/router';
import { parseQuery } from '@selah/service-kit/http/koa/parse-request';
import type { ServiceState } from '@selah/service-kit/http/koa/service-context';
import { randomVideoQuerySchema } from '@selah/shared/contracts/videos/requests';
import { chooseRandomVideo, type RandomVideoDeps } from '../../use-cases/playback/choose-random-video.ts';
import { presentVideo } from './video-presenter.ts';

/** Two addresses, so that what was requested in advance is not mistaken for a video that was shown. */
const PATHS = ['/api/videos/random', '/api/videos/next'] as const;

/** Anyone may draw a video (M-187, M-208). */
export function addRandomVideoRoutes(router: Router<ServiceState>, deps: RandomVideoDeps): void {
  router.get([...PATHS], (ctx) => {
    const { language, exclude, exclude_list, drawn } = parseQuery(ctx, randomVideoQuerySchema);
    const { video, cycle } = chooseRandomVideo(deps, { language, last: exclude, seen: exclude_list, drawn });
    ctx.set('Cache-Control', 'no-store');
    ctx.body = presentVideo(video, cycle);
  });
}
