import { useSelector, useTranslation } from '@selah/shared/web/platform';
import { lazy, Suspense } from 'react';
import { selectSiteUser } from '../../features/session/session-slice.ts';
import { useSessionActions } from '../../features/session/use-session.ts';
import { VideoPlayer } from '../../features/video/components/video-player.tsx';
import { useVideos } from '../../features/video/use-videos.ts';
import { Wheel } from '../../features/wheel/components/wheel.tsx';
import { countUsage } from '../../lib/count-usage.ts';
import { PATHS } from '../paths.ts';
import { useAutomaticWay } from '../use-automatic-way.ts';

/** Below the first screen: it follows when what is seen first is there. */
const MessageDesk = lazy(async () => ({ default: (await import('../message-desk.tsx')).MessageDesk }));

/** The visitor's page: a word of welcome under the morning sky, video and wheel in the water, the letter on paper. */
export function Home() {
  const { t } = useTranslation();
  const goAutomatically = useAutomaticWay();
  const { check } = useSessionActions();
  const user = useSelector(selectSiteUser);
  const videos = useVideos();

  return (
    <>
      <section className="sky">
        <h1 className="mx-auto max-w-3xl font-serif text-3xl text-balance sm:text-6xl">{t('home.title')}</h1>
        <p className="mx-auto mt-3 max-w-xl text-ink-soft text-balance sm:mt-4 sm:text-lg">
          {t('home.subtitle')}
        </p>
      </section>
      <div className="water">
        <div className="water-inner">
          <VideoPlayer onAnother={() => void videos.another()} onPlayed={() => countUsage('videoPlays')} />
          <Wheel onSpin={() => countUsage('spinCount')} onStopped={videos.another} />
        </div>
      </div>
      <div className="px-4 py-16 sm:py-24">
        <Suspense fallback={<div className="min-h-160" />}>
          <MessageDesk
            user={user}
            onLoginNeeded={() => goAutomatically(PATHS.login)}
            onSaved={() => goAutomatically(PATHS.userMessages)}
            onRefused={() => void check('doubt')}
          />
        </Suspense>
      </div>
    </>
  );
}
