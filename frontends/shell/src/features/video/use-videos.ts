import { type Language, languageFromTags } from '@selah/shared/contracts/language-list';
import { VIDEO_LOADING } from '@selah/shared/contracts/limits';
import type { Video } from '@selah/shared/contracts/videos/video';
import { announceLanguage, onLanguageChange } from '@selah/web-kit/i18n/page-language';
import { useCallback, useEffect, useState } from 'react';

import { type Dispatch, useAppDispatch } from '../../lib/hooks.ts';
import { useLanguage } from '../../lib/use-language.ts';
import { newRequestId } from './api/random-video-call.ts';
import { prepareToRead, videoEndpoints } from './api/video-endpoints.ts';
import { takeEarlyRequest } from './early-request.ts';
import { createVideoLoader, type LoadRequest, type VideoLoader } from './video-loader.ts';
import { videoMemory } from './video-memory.ts';
import { loadGaveUp, loadStarted, videoDelivered } from './video-slice.ts';

const PAUSE_PER_ATTEMPT_MS = 400;

export interface Videos {
  /** After a gesture: another video, to be played. Resolves to whether one was shown. */
  readonly another: () => Promise<boolean>;
}

/** Loads a video when the page opens and whenever the language changes other than by hand (M-181, M-185). */
export function useVideos(): Videos {
  const dispatch = useAppDispatch();
  const language = useLanguage();
  const [loader] = useState(() => loaderFor(dispatch));

  useEffect(() => {
    void loadInto(dispatch, loader, { language }, false);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = onLanguageChange((change) => {
      if (change.manual) return;
      clearTimeout(timer);
      timer = setTimeout(
        () => void loadInto(dispatch, loader, { language: change.language, immediate: true }, true),
        VIDEO_LOADING.languageChangeDelayMs,
      );
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [dispatch, loader, language]);

  const another = useCallback(
    () => loadInto(dispatch, loader, { language, forced: true }, true),
    [dispatch, loader, language],
  );
  return { another };
}

/**
 * Loads and shows. A video whose language is no longer the page's is not shown: the change is announced instead, and
 * whoever listens loads one of the right language (M-047, Q34).
 */
async function loadInto(
  dispatch: Dispatch,
  loader: VideoLoader,
  request: LoadRequest,
  play: boolean,
): Promise<boolean> {
  const outcome = await loader.load(request, () => dispatch(loadStarted()));
  if (outcome.kind === 'gave-up') dispatch(loadGaveUp(outcome));
  if (outcome.kind !== 'delivered') return false;
  const spoken = pageLanguage(request.language);
  if (outcome.video.language !== spoken) {
    announceLanguage({ language: spoken, manual: false });
    return false;
  }
  show(dispatch, outcome.video, play, outcome.notes);
  return true;
}

function show(dispatch: Dispatch, video: Video, play: boolean, notes: readonly string[]): void {
  videoMemory.rememberShown(video);
  dispatch(videoDelivered({ video, play, notes }));
}

/** As the document says now, which may no longer be what it said when the load began. */
function pageLanguage(otherwise: Language): Language {
  return languageFromTags([document.documentElement.lang]) ?? otherwise;
}

function loaderFor(dispatch: Dispatch): VideoLoader {
  const fresh = { forceRefetch: true, subscribe: false };
  return createVideoLoader({
    askRandom: (request) => {
      prepareToRead();
      const asked = takeEarlyRequest(request.language) ?? request;
      return dispatch(videoEndpoints.endpoints.randomVideo.initiate(asked, fresh)).unwrap();
    },
    askList: (language) => dispatch(videoEndpoints.endpoints.listVideos.initiate(language, fresh)).unwrap(),
    memory: videoMemory,
    now: Date.now,
    random: Math.random,
    newRequestId,
    pauseBeforeAttempt: (attempt) =>
      new Promise((resume) => setTimeout(resume, attempt > 1 ? PAUSE_PER_ATTEMPT_MS : 0)),
  });
}
