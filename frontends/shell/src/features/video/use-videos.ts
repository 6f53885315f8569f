import { type Language, languageFromTags } from '@selah/shared/contracts/language-list';
import { VIDEO_LOADING } from '@selah/shared/contracts/limits';
import type { Video } from '@selah/shared/contracts/videos/video';
import { isApiError, NO_ANSWER } from '@selah/web-kit/api-error';
import { announceLanguage, type LanguageChange, onLanguageChange } from '@selah/web-kit/i18n/page-language';
import { useSelector } from '@selah/web-kit/platform';
import { useCallback, useEffect, useState } from 'react';
import { isSaveDataOn } from '../../lib/downloads/save-data.ts';
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
import {
  loadGaveUp,
  loadStarted,
  selectDrawn,
  stageCleared,
  videoDelivered,
  videoDrawn,
} from './video-slice.ts';
import { videoStorage } from './video-storage.ts';

/** Pause between attempts, to not overload a server in trouble. Milliseconds. */
const PAUSE_BEFORE_RETRY_MS = 400;

export interface Videos {
  /** Called after a gesture: loads another video and plays it. Resolves to whether one was shown. */
  readonly another: () => Promise<boolean>;
  /** Called when the wheel starts to turn: has `another` ready at its end, unless data saving is on. */
  readonly prepare: () => void;
}

/**
 * Loads a video when the page opens, the given one if there is one, and after each automatic language change (M-181, M-185).
 */
export function useVideos(film?: string): Videos {
  const dispatch = useAppDispatch();
  const language = useLanguage();
  const drawn = useSelector(selectDrawn);
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
    async () => (await loader.load({ language, cause: 'gesture' }, drawn)) === 'shown',
    [loader, language, drawn],
  );
  const prepare = useCallback(() => void loader.prepare(language), [loader, language]);
  return { another, prepare };
}

/** `ignored`: another load was in progress or too recent, or the page was left. */
type Outcome = 'shown' | 'other-language' | 'gave-up' | 'ignored';

/** How the result of a load is shown. */
interface Way {
  readonly play: boolean;
  /** What was drawn for this load plays already. */
  readonly shown: Video | null;
  /** The id of the film whose page this is. */
  readonly film: string | undefined;
}

/** Runs the commands of the load machine and holds its state; one per page. */
function createLoader(dispatch: Dispatch) {
  let state = idleLoad('pt');
  let newest: Promise<Outcome>;
  /** Numbers the loads and draws: a draw that is answered after the next load is ignored. */
  let turn = 0;

  function advance(event: LoadEvent): LoadCommand | undefined {
    const step = nextLoadStep(state, event);
    state = step.state;
    return step.command;
  }

  /**
   * A video in another language than the page is not shown; the change is announced instead (M-047, Q34). Somebody who opens
   * the page of a film wants that film (decision 0045).
   */
  function deliver(video: Video, { play, shown, film }: Way): Outcome {
    const language = pageLanguage(state.language);
    if (video.language !== language && String(video.id) !== film) {
      announceLanguage({ language, manual: false });
      return 'other-language';
    }
    videoStorage.rememberShown(video);
    if (video.id !== shown?.id) dispatch(videoDelivered({ video, play, notes: state.notes }));
    return 'shown';
  }

  async function run(first: LoadCommand, way: Way): Promise<Outcome> {
    let command: LoadCommand | undefined = first;
    let isRandom = true;
    while (command) {
      // A video that plays already is not replaced by a makeshift.
      const isEnd = command.do === 'deliver' || command.do === 'give-up';
      if (isEnd && !isRandom && way.shown) return deliver(way.shown, way);
      if (command.do === 'deliver') return deliver(command.video, way);
      if (command.do === 'give-up') {
        dispatch(loadGaveUp({ empty: command.empty, notes: state.notes }));
        return 'gave-up';
      }
      isRandom = command.do === 'ask-random';
      command = advance(await carryOut(command, dispatch, way.shown?.id));
    }
    return 'ignored';
  }

  return {
    language: () => state.language,
    stop: () => void advance({ type: 'stopped' }),
    async prepare(language: Language): Promise<void> {
      if (isSaveDataOn()) return;
      turn += 1;
      const own = turn;
      const { nextVideo } = videoEndpoints.endpoints;
      const call = nextVideo.initiate(nextRequest(language, Date.now()), FRESH);
      // Without an answer the spin ends as if nothing had been drawn.
      const { data } = await dispatch(call);
      if (own === turn && data?.language === language) dispatch(videoDrawn(data));
    },
    /** @param drawn a video that is ready to be shown before the server answers with it */
    async load(request: Omit<LoadRequest, 'type' | 'at'>, drawn: Video | null = null): Promise<Outcome> {
      const command = advance({ type: 'requested', at: Date.now(), ...request });
      if (!command) return 'ignored';
      turn += 1;
      const play = request.cause !== 'page';
      const shown = drawn?.language === request.language ? drawn : null;
      if (shown) {
        videoStorage.rememberShown(shown);
        dispatch(videoDelivered({ video: shown, play, notes: [] }));
      } else dispatch(loadStarted());
      const own = run(command, { play, shown, film: request.film });
      newest = own;
      if (shown) return 'shown';
      const outcome = await own;
      // A newer load replaced this one; its outcome counts for both.
      return outcome === 'ignored' ? newest : outcome;
    },
  };
}

type Request = Exclude<LoadCommand, { do: 'deliver' } | { do: 'give-up' }>;

/** Every draw is a new one. */
const FRESH = { forceRefetch: true, subscribe: false };

async function carryOut(request: Request, dispatch: Dispatch, drawnId?: number): Promise<LoadEvent> {
  const { ticket, language } = request;
  const { randomVideo, listVideos } = videoEndpoints.endpoints;
  try {
    switch (request.do) {
      case 'ask-random': {
        if (request.attempt > 1) await new Promise((resume) => setTimeout(resume, PAUSE_BEFORE_RETRY_MS));
        preloadVideoSchema();
        const call = takeEarlyRequest(language) ?? nextRequest(language, Date.now(), drawnId);
        return {
          type: 'answered',
          ticket,
          video: await dispatch(randomVideo.initiate(call, FRESH)).unwrap(),
        };
      }
      case 'ask-film': {
        const { readFilm } = await import('./api/read-film.ts');
        return { type: 'cached', ticket, video: await readFilm(request.film, dispatch) };
      }
      case 'ask-list': {
        const videos = await dispatch(listVideos.initiate(language, FRESH)).unwrap();
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
