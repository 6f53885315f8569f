import { parseQuery } from '@selah/service-kit/http/koa/parse-request';
import { jsonAnswer, type PlainRoute } from '@selah/service-kit/http/plain/plain-route';
import { randomVideoQuerySchema } from '@selah/shared/contracts/videos/requests';
import { chooseRandomVideo, type RandomVideoDeps } from '../../use-cases/playback/choose-random-video.ts';
import { presentVideo } from './video-presenter.ts';

/** Two addresses, so that what was requested in advance is not mistaken for a video that was shown. */
const PATHS = ['/api/videos/random', '/api/videos/next'] as const;

/** Anyone may draw a video (M-187, M-208). */
export function randomVideoRoutes(deps: RandomVideoDeps): readonly PlainRoute[] {
  return PATHS.map((path) => ({
    method: 'GET',
    path,
    answer(request) {
      const { language, exclude, exclude_list, drawn } = parseQuery(request, randomVideoQuerySchema);
      const { video, cycle } = chooseRandomVideo(deps, {
        language,
        last: exclude,
        seen: exclude_list,
        drawn,
      });
      return jsonAnswer(presentVideo(video, cycle));
    },
  }));
}
