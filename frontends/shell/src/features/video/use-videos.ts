import { type Language, languageFromTags } from '@selah/shared/contracts/language-list';
import { VIDEO_LOADING } from '@selah/shared/contracts/limits';
import type { Video } from '@selah/shared/contracts/videos/video';
import { isApiError, NO_ANSWER } from '@selah/web-kit/api-error';
import { announceLanguage, type LanguageChange, onLanguageChange } from '@selah/web-kit/i18n/page-language';
import { useCallback, useEffect, useState } from 'react';
import { type Dispatch, useAppDispatch } from '../../lib/hooks.ts';
import { useLanguage } from '../../lib/use-language.ts';
import { nextRequest, takeEarlyRequest } from './api/random-video.ts';
import { preloadVideoSchema, videoEndpoints } from './api/video-endpoints.ts';
import {
  idleLoad,
  type LoadCommand,
  type LoadEvent,
  type LoadRequest,
  nextLoadStep,
} from './domain/load-machine.ts';
import { pickFromList } from './domain/video-choice.ts';
import { loadGaveUp, loadStarted, stageCleared, videoDelivered } from './video-slice.ts';
import { videoStorage } from './video-storage.ts';

/** Pause between attempts, to not overload a server in trouble. Milliseconds. */
const PAUSE_BEFORE_RETRY_MS = 400;

export interface Videos {
  /** Called after a gesture: loads another video and plays it. Resolves to whether one was shown. */
  readonly another: () => Promise<boolean>;
}

/**
 * Loads a video when the page opens, the given one if there is one, and after each automatic language change (M-181, M-185).
 */
export function useVideos(film?: string): Videos {
  const dispatch = useAppDispatch();
  const language = useLanguage();
  const [loader] = useState(() => createLoader(dispatch));

  useEffect(() => {
    void loader.load({ language, cause: 'page', film });
    let timer: ReturnType<typeof setTimeout> | undefined;
    const loadAfter = (delayMs: number, change: LanguageChange) => {
      clearTimeout(timer);
      timer = setTimeout(async () => {
        const outcome = await loader.load({ ...change, cause: 'event' });
        // Ignored because it came too soon after another change; repeated, so that the video matches the language.
        if (outcome === 'ignored' && change.language !== loader.language())
          loadAfter(VIDEO_LOADING.eventDebounceMs, change);
      }, delayMs);
    };
    const stopListening = onLanguageChange((change) => {
      if (!change.manual) loadAfter(VIDEO_LOADING.languageChangeDelayMs, change);
    });
    return () => {
      stopListening();
      clearTimeout(timer);
      loader.stop();
      // Back on Home, another video is loaded; the last one must not be shown or played first.
      dispatch(stageCleared());
    };
  }, [dispatch, loader, language, film]);

  const another = useCallback(
    async () => (await loader.load({ language, cause: 'gesture' })) === 'shown',
    [loader, language],
  );
  return { another };
}

/** `ignored`: another load was in progress or too recent, or the page was left. */
type Outcome = 'shown' | 'other-language' | 'gave-up' | 'ignored';

/** Runs the commands of the load machine and holds its state; one per page. */
function createLoader(dispatch: Dispatch) {
  let state = idleLoad('pt');
  let newest: Promise<Outcome>;

  function advance(event: LoadEvent): LoadCommand | undefined {
    const step = nextLoadStep(state, event);
    state = step.state;
    return step.command;
  }

  /**
   * A video in another language than the page is not shown; the change is announced instead (M-047, Q34). Somebody who opens
   * the page of a film wants that film (decision 0045).
   */
  function deliver(video: Video, play: boolean, film: string | undefined): Outcome {
    const language = pageLanguage(state.language);
    if (video.language !== language && String(video.id) !== film) {
      announceLanguage({ language, manual: false });
      return 'other-language';
    }
    videoStorage.rememberShown(video);
    dispatch(videoDelivered({ video, play, notes: state.notes }));
    return 'shown';
  }

  async function run(first: LoadCommand, play: boolean, film: string | undefined): Promise<Outcome> {
    let command: LoadCommand | undefined = first;
    while (command) {
      if (command.do === 'deliver') return deliver(command.video, play, film);
      if (command.do === 'give-up') {
        dispatch(loadGaveUp({ empty: command.empty, notes: state.notes }));
        return 'gave-up';
      }
      command = advance(await carryOut(command, dispatch));
    }
    return 'ignored';
  }

  return {
    language: () => state.language,
    stop: () => void advance({ type: 'stopped' }),
    async load(request: Omit<LoadRequest, 'type' | 'at'>): Promise<Outcome> {
      const command = advance({ type: 'requested', at: Date.now(), ...request });
      if (!command) return 'ignored';
      dispatch(loadStarted());
      const own = run(command, request.cause !== 'page', request.film);
      newest = own;
      const outcome = await own;
      // A newer load replaced this one; its outcome counts for both.
      return outcome === 'ignored' ? newest : outcome;
    },
  };
}

type Request = Exclude<LoadCommand, { do: 'deliver' } | { do: 'give-up' }>;

async function carryOut(request: Request, dispatch: Dispatch): Promise<LoadEvent> {
  const { ticket, language } = request;
  const { randomVideo, listVideos } = videoEndpoints.endpoints;
  const fresh = { forceRefetch: true, subscribe: false };
  try {
    switch (request.do) {
      case 'ask-random': {
        if (request.attempt > 1) await new Promise((resume) => setTimeout(resume, PAUSE_BEFORE_RETRY_MS));
        preloadVideoSchema();
        const call = takeEarlyRequest(language) ?? nextRequest(language, Date.now());
        return {
          type: 'answered',
          ticket,
          video: await dispatch(randomVideo.initiate(call, fresh)).unwrap(),
        };
      }
      case 'ask-film': {
        const { readFilm } = await import('./api/read-film.ts');
        return { type: 'cached', ticket, video: await readFilm(request.film, dispatch) };
      }
      case 'ask-list': {
        const videos = await dispatch(listVideos.initiate(language, fresh)).unwrap();
        const { problematic } = videoStorage.shown(language);
        const context = { language, lastId: videoStorage.lastId(), problematic, random: Math.random };
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

/** The current language of the document, which may have changed since the load started. */
function pageLanguage(otherwise: Language): Language {
  return languageFromTags([document.documentElement.lang]) ?? otherwise;
}
