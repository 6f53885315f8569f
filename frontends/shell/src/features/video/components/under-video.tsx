import type { Video } from '@selah/shared/contracts/videos/video';
import { useLocation, useTranslation } from '@selah/web-kit/platform';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { useEffect } from 'react';
import { productName } from '../../../lib/product-name.ts';
import { useLanguage } from '../../../lib/use-language.ts';
import { FILM_TEXTS } from '../../../locales/films.ts';
import type { VideoState } from '../video-slice.ts';
import { FilmSharing } from './film-sharing.tsx';
import { VideoDetails } from './video-details.tsx';

interface UnderVideoProps {
  /** The video on the stage. */
  readonly video: Video | null;
  readonly state: VideoState;
  readonly onReload: () => void;
}

/** Under the stage: passing the film on, reload, and details; on the page of a film that is gone, a note. */
export function UnderVideo({ video, state, onReload }: UnderVideoProps) {
  const { t } = useTranslation();
  const texts = FILM_TEXTS[useLanguage()];
  const { pathname } = useLocation();
  const isFilmPage = pathname.startsWith('/v/');
  const isGone = isFilmPage && state.status === 'empty';
  // Of a film that the visitor did not ask for, the address must stay: opened again, it may show the film that was meant.
  const isOwn = state.play || pathname.endsWith(`/${video?.id}`);
  useFilmAddress(isFilmPage && isOwn ? video : null);
  return (
    <div className="grid text-on-water-soft">
      {isGone && (
        <p role="status" className="pb-1 text-balance text-on-water">
          {texts.gone}
        </p>
      )}
      <div className="flex flex-wrap justify-between gap-x-2">
        {video && <FilmSharing video={video} texts={texts} />}
        <button type="button" className="on-water-button ml-auto" onClick={onReload}>
          <RotateCw aria-hidden="true" className="size-4" />
          <span>{t('video.reload')}</span>
        </button>
      </div>
      <VideoDetails video={video} notes={state.notes} />
    </div>
  );
}

/**
 * The address and the title that the server gives the page of this film: for the tab, bookmarks, opening the page again, and
 * search engines that run scripts. The router need not know: the page stays the same.
 */
function useFilmAddress(video: Video | null): void {
  useEffect(() => {
    if (!video) return;
    document.title = `${video.title} · ${productName()}`;
    window.history.replaceState(window.history.state, '', `/v/${video.id}`);
  }, [video]);
}
