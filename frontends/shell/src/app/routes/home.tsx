import { useSelector, useTranslation } from '@selah/shared/web/platform';
import { PartFailed } from '../../components/part-failed.tsx';
import { selectSiteUser } from '../../features/session/session-slice.ts';
import { useSessionActions } from '../../features/session/use-session.ts';
import { VideoPlayer } from '../../features/video/components/video-player.tsx';
import { useVideos } from '../../features/video/use-videos.ts';
import { Wheel } from '../../features/wheel/components/wheel.tsx';
import { countUsage } from '../../lib/count-usage.ts';
import { later } from '../../lib/later.tsx';
import { PATHS } from '../paths.ts';
import { useAutomaticWay } from '../use-automatic-way.ts';

/** Below the first screen: it follows when what is seen first is there. */
const MessageDesk = later(async () => (await import('../message-desk.tsx')).MessageDesk, {
  Waiting: () => <div className="min-h-160" />,
  Failed: PartFailed,
});

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
        <h1 className="greeting">{t('home.title')}</h1>
        <p className="greeting-more">{t('home.subtitle')}</p>
      </section>
      <div className="water">
        <div className="water-inner">
          <VideoPlayer onAnother={() => void videos.another()} onPlayed={() => countUsage('videoPlays')} />
          <Wheel onSpin={() => countUsage('spinCount')} onStopped={videos.another} />
        </div>
      </div>
      <div className="px-4 py-16 sm:py-24">
        <MessageDesk
          user={user}
          onLoginNeeded={() => goAutomatically(PATHS.login)}
          onSaved={() => goAutomatically(PATHS.userMessages)}
          onRefused={() => void check('doubt')}
        />
      </div>
    </>
  );
}
