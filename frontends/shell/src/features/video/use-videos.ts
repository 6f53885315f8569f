import { VIDEO_LOADING } from '@selah/shared/contracts/limits';
import { type LanguageChange, onLanguageChange } from '@selah/web-kit/i18n/page-language';
import { useSelector } from '@selah/web-kit/platform';
import { useCallback, useEffect, useState } from 'react';
import { useAppDispatch } from '../../lib/hooks.ts';
import { useLanguage } from '../../lib/use-language.ts';
import { createVideoLoader } from './video-loader.ts';
import { selectDrawn, stageCleared } from './video-slice.ts';

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
  const [loader] = useState(() => createVideoLoader(dispatch));

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
