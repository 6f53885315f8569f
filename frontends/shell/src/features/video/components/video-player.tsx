import { useSelector, useTranslation } from '@selah/web-kit/platform';
import { lazyPart } from '@selah/web-kit/ui/lazy-part';
import { useState } from 'react';
import { isSaveDataOn } from '../../../lib/downloads/save-data.ts';
import { useAppDispatch } from '../../../lib/hooks.ts';
import type { Layer } from '../domain/stage.ts';
import { firstPosterUrl } from '../first-stage.ts';
import { useIsSlow } from '../use-is-slow.ts';
import { useStage } from '../use-stage.ts';
import { selectVideo, videoDrawn } from '../video-slice.ts';
import { videoStorage } from '../video-storage.ts';
import { StageOverlay } from './stage-overlay.tsx';
import { StageVideo } from './stage-video.tsx';

/** Downloaded with the message form, after the video. */
const UnderVideo = lazyPart(async () => (await import('./under-video.tsx')).UnderVideo, {
  Loading: () => <div className="min-h-22" />,
});

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
  const dispatch = useAppDispatch();
  const state = useSelector(selectVideo);
  const stage = useStage(state);
  // Seen until a video is on the stage, or none could be loaded.
  const [firstPoster, setFirstPoster] = useState(firstPosterUrl);
  const { shown, incoming, prepared, broken } = stage;
  const current = incoming ?? shown;
  const problem = broken
    ? 'broken'
    : state.status === 'failed' || state.status === 'empty'
      ? state.status
      : null;

  if (problem !== null && firstPoster) setFirstPoster(undefined);
  const isWaiting = state.status === 'loading' || stage.waiting;
  const isSlow = useIsSlow(isWaiting && problem === null);

  function retry() {
    if (broken && !broken.isReload) stage.reload(Date.now());
    else onAnother();
  }

  return (
    <section aria-label={t('video.region')} className="grid content-start gap-3">
      <div className="relative aspect-4/5 overflow-hidden rounded-3xl bg-stage shadow-stage">
        {!current && firstPoster && <img src={firstPoster} alt="" className="first-poster" />}
        {[shown, incoming, prepared].map(
          (layer) =>
            layer && (
              <StageVideo
                key={layer.key}
                layer={layer}
                visible={layer === shown || (shown === null && layer === incoming)}
                prepared={layer === prepared}
                covered={problem !== null}
                onReady={() => stage.ready(layer)}
                onPlayed={() => {
                  videoStorage.rememberPlayed(layer.video);
                  keepForLater(layer);
                  onPlayed();
                }}
                onBroken={() => {
                  if (layer === prepared) return void dispatch(videoDrawn(null));
                  videoStorage.rememberFailed(layer.video);
                  stage.broke(layer);
                }}
              />
            ),
        )}
        <StageOverlay waiting={isWaiting} isSlow={isSlow} problem={problem} onRetry={retry} />
      </div>
      <UnderVideo
        video={current?.video ?? null}
        state={state}
        // Without a video there is no file to retry, so it asks for another one.
        onReload={() => (current ? stage.reload(Date.now()) : onAnother())}
      />
    </section>
  );
}

/** Stores the video for offline use, unless data saving is on, because this downloads the file again. */
function keepForLater({ video, fileUrl }: Layer): void {
  if (isSaveDataOn()) return;
  import('../../../offline/offline-video.ts')
    .then(({ storeOfflineVideo }) => storeOfflineVideo(video, fileUrl))
    .catch(() => {});
}
