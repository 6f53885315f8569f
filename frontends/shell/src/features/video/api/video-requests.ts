import { isApiError, NO_ANSWER } from '@selah/web-kit/api-error';
import type { Dispatch } from '../../../lib/hooks.ts';
import type { LoadCommand, LoadEvent } from '../domain/load-machine.ts';
import { pickFromList } from '../domain/video-choice.ts';
import { readLastId, readShown } from '../shown-videos.ts';
import { videoStorage } from '../video-storage.ts';
import { nextRequest, takeEarlyRequest } from './random-video.ts';
import { preloadVideoSchema, videoEndpoints } from './video-endpoints.ts';

/** Pause between attempts, to not overload a server in trouble. Milliseconds. */
const PAUSE_BEFORE_RETRY_MS = 400;

type Request = Exclude<LoadCommand, { do: 'deliver' } | { do: 'give-up' }>;

/** Every draw is a new one. */
export const FRESH = { forceRefetch: true, subscribe: false };

/**
 * Asks the server or the device for a video, as a command of the load machine says. Failures are events too.
 * @param drawnId the video that was drawn for this load and plays already
 */
export async function carryOut(request: Request, dispatch: Dispatch, drawnId?: number): Promise<LoadEvent> {
  const { ticket, language } = request;
  const { randomVideo, listVideos } = videoEndpoints.endpoints;
  try {
    switch (request.do) {
      case 'ask-random': {
        if (request.attempt > 1) await new Promise((resume) => setTimeout(resume, PAUSE_BEFORE_RETRY_MS));
        const early = takeEarlyRequest(language);
        preloadVideoSchema();
        const call = early ?? nextRequest(language, Date.now(), drawnId);
        return {
          type: 'answered',
          ticket,
          video: await dispatch(randomVideo.initiate(call, FRESH)).unwrap(),
        };
      }
      case 'ask-film': {
        const { readFilm } = await import('./read-film.ts');
        return { type: 'cached', ticket, video: await readFilm(request.film, dispatch) };
      }
      case 'ask-list': {
        const videos = await dispatch(listVideos.initiate(language, FRESH)).unwrap();
        const { problematic } = readShown(language);
        const context = { language, lastId: readLastId(), problematic, random: Math.random };
        return { type: 'picked', ticket, video: pickFromList(videos, context) };
      }
      case 'look-in-cache':
        return { type: 'cached', ticket, video: await videoStorage.cached(language) };
    }
  } catch (cause) {
    if (request.do === 'look-in-cache') return { type: 'cached', ticket, video: undefined };
    const error = isApiError(cause) ? cause : { status: NO_ANSWER, message: String(cause) };
    return { type: 'refused', ticket, status: error.status, reason: error.message };
  }
}
