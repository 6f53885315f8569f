import { useLocation, useTranslation } from '@selah/web-kit/platform';
import { lazyPart } from '@selah/web-kit/ui/lazy-part';
import { useRef } from 'react';
import { LoadFailed } from '../../components/load-failed.tsx';
import { VideoPlayer } from '../../features/video/components/video-player.tsx';
import { useVideos } from '../../features/video/use-videos.ts';
import { Wheel } from '../../features/wheel/components/wheel.tsx';
import { bringIntoView } from '../../lib/bring-into-view.ts';
import { countUsage } from '../../lib/count-usage.ts';
import { filmIn } from '../paths.ts';

/** Below the first screen, so it is loaded later. */
const HomeComposer = lazyPart(async () => (await import('../composer/home-composer.tsx')).HomeComposer, {
  Loading: () => <div className="min-h-160" />,
  Failed: LoadFailed,
});

/** Home: greeting, video and wheel, and the form for a personal message. The page of a film begins with that film. */
export function Home() {
  const { t } = useTranslation();
  const film = filmIn(useLocation().pathname);
  const videos = useVideos(film);
  const stage = useRef<HTMLDivElement>(null);
  const wheel = useRef<HTMLDivElement>(null);

  function startSpin() {
    countUsage('spinCount');
    videos.prepare();
  }

  async function showAnother() {
    const isShown = await videos.another();
    if (isShown) bringIntoView(stage.current, wheel.current);
    return isShown;
  }

  return (
    <>
      <section className="sky">
        <h1 className="greeting">{t('home.title')}</h1>
        <p className="greeting-more">{t('home.subtitle')}</p>
      </section>
      <div className="water">
        <div className="water-inner">
          <div ref={stage} className="stage-place">
            <VideoPlayer onAnother={() => void videos.another()} onPlayed={() => countUsage('videoPlays')} />
          </div>
          <div ref={wheel} className="wheel-place">
            <Wheel onSpin={startSpin} onStopped={showAnother} />
          </div>
        </div>
      </div>
      <div className="shore">
        <HomeComposer />
      </div>
    </>
  );
}
