import type { Video } from '@selah/shared/contracts/videos/video';
import { useSelector, useTranslation } from '@selah/web-kit/platform';
import { RotateCw } from 'lucide-react';
import { isSaveDataOn } from '../../../lib/downloads/save-data.ts';
import { videoFileUrl } from '../api/video-endpoints.ts';
import { useIsSlow } from '../use-is-slow.ts';
import { useStage } from '../use-stage.ts';
import { selectVideo } from '../video-slice.ts';
import { videoStorage } from '../video-storage.ts';
import { StageOverlay } from './stage-overlay.tsx';
import { StageVideo } from './stage-video.tsx';
import { VideoDetails } from './video-details.tsx';

interface VideoPlayerProps {
  /** Asks for another video, when a retry of the same file failed too or when none was loaded. */
  readonly onAnother: () => void;
  /** Called when a loaded video plays for the first time (M-194). */
  readonly onPlayed: () => void;
}

/**
 * A frame of fixed size. A video stays in it until the next one can play; messages are shown over it, so that nothing moves.
 */
export function VideoPlayer({ onAnother, onPlayed }: VideoPlayerProps) {
  const { t } = useTranslation();
  const state = useSelector(selectVideo);
  const stage = useStage(state);
  const { shown, incoming, broken } = stage;
  const current = incoming ?? shown;
  const problem = broken
    ? 'broken'
    : state.status === 'failed' || state.status === 'empty'
      ? state.status
      : null;

  const isWaiting = state.status === 'loading' || stage.waiting;
  const isSlow = useIsSlow(isWaiting && problem === null);

  function retry() {
    if (broken && !broken.isReload) stage.reload(Date.now());
    else onAnother();
  }

  return (
    <section aria-label={t('video.region')} className="grid content-start gap-3">
      <div className="relative aspect-4/5 overflow-hidden rounded-3xl bg-stage shadow-stage">
        {[shown, incoming].map(
          (layer) =>
            layer && (
              <StageVideo
                key={layer.key}
                layer={layer}
                visible={layer === shown || shown === null}
                covered={problem !== null}
                onReady={() => stage.ready(layer)}
                onPlayed={() => {
                  videoStorage.rememberPlayed(layer.video);
                  keepForLater(layer.video);
                  onPlayed();
                }}
                onBroken={() => {
                  videoStorage.rememberFailed(layer.video);
                  stage.broke(layer);
                }}
              />
            ),
        )}
        <StageOverlay waiting={isWaiting} isSlow={isSlow} problem={problem} onRetry={retry} />
      </div>
      <div className="flex flex-wrap items-start justify-between gap-x-4 text-on-water-soft">
        <VideoDetails video={current?.video ?? null} notes={state.notes} />
        <button
          type="button"
          className="on-water-button"
          // Without a video there is no file to retry, so it asks for another one.
          onClick={() => (current ? stage.reload(Date.now()) : onAnother())}
        >
          <RotateCw aria-hidden="true" className="size-4" />
          {t('video.reload')}
        </button>
      </div>
    </section>
  );
}

/** Stores the video for offline use, unless data saving is on, because this downloads the file again. */
function keepForLater(video: Video): void {
  if (isSaveDataOn()) return;
  import('../../../offline/offline-video.ts')
    .then(({ storeOfflineVideo }) => storeOfflineVideo(video, videoFileUrl(video)))
    .catch(() => {});
}
