import { LANGUAGE_NAMES } from '@selah/shared/contracts/language-list';
import { useTranslation } from '@selah/web-kit/platform';
import { clsx } from 'clsx';
import Play from 'lucide-react/icons/play';
import { useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { isSaveDataOn } from '../../../lib/downloads/save-data.ts';
import { reloadedUrl } from '../api/file-url.ts';
import type { Layer } from '../domain/stage.ts';
import { takeFirstVideo } from '../first-stage.ts';
import { followCaptionsChoice } from '../playback-choices.ts';
import { usePlayback } from '../use-playback.ts';
import { useVideoElement } from '../use-video-element.ts';

interface StageVideoProps {
  readonly layer: Layer;
  readonly visible: boolean;
  /** Loads in advance, and waits to be delivered. */
  readonly prepared: boolean;
  /** A message covers the video, whose controls are disabled. */
  readonly covered: boolean;
  /** The video can be shown in the place of the one before. */
  readonly onReady: () => void;
  readonly onPlayed: () => void;
  readonly onBroken: () => void;
}

/** The position of the still shown for a video without a poster; posters use the same position. Seconds. */
const STILL_AT_SECONDS = 5;

/**
 * One video on the stage: its poster first, then inline with the browser's controls and captions menu. With data saving on,
 * nothing is downloaded before play.
 */
export function StageVideo({
  layer,
  visible,
  prepared,
  covered,
  onReady,
  onPlayed,
  onBroken,
}: StageVideoProps) {
  const { t } = useTranslation();
  const { video, fileUrl, play, reloadAt } = layer;
  const src = reloadAt === undefined ? fileUrl : reloadedUrl(fileUrl, reloadAt);
  const [element] = useState(() => takeFirstVideo(src) ?? document.createElement('video'));
  const playback = usePlayback(element, {
    isAutomatic: play,
    isCovered: covered,
    onAutoplayBlocked: onReady,
  });
  const { hasStarted } = playback;
  // A ref and not state, because a browser may fire `playing` twice before the next render.
  const isCounted = useRef(false);
  const preload = play || prepared ? 'auto' : isSaveDataOn() ? 'none' : 'metadata';

  function showStill() {
    if (preload === 'metadata' && !video.posterUrl && !hasStarted) {
      element.currentTime = Math.min(STILL_AT_SECONDS, element.duration / 2);
    }
    if (preload !== 'auto') onReady();
  }

  function countOnce() {
    playback.onPlaying();
    if (!isCounted.current) onPlayed();
    isCounted.current = true;
  }

  const slot = useVideoElement(
    element,
    {
      title: video.title,
      muted: playback.isMuted,
      autoplay: play,
      controls: hasStarted && !covered,
      preload,
      poster: video.posterUrl,
      src,
    },
    {
      loadedmetadata: showStill,
      suspend: () => preload === 'auto' || onReady(),
      canplay: onReady,
      playing: countOnce,
      volumechange: playback.onVolumeChange,
      error: onBroken,
    },
  );

  return (
    <div
      ref={slot}
      className={clsx('absolute inset-0 transition-opacity duration-700', !visible && 'opacity-0')}
    >
      {hasStarted &&
        video.captionsUrl &&
        createPortal(
          <track
            ref={followCaptionsChoice}
            kind="captions"
            srcLang={video.language}
            label={LANGUAGE_NAMES[video.language]}
            src={video.captionsUrl}
          />,
          element,
        )}
      {visible && !covered && playback.needsPress && (
        <button
          type="button"
          aria-label={t('video.play')}
          className="play-button group"
          onClick={playback.play}
        >
          <span className="play-disc">
            <Play aria-hidden="true" className="relative left-0.5 size-8 fill-current" />
          </span>
        </button>
      )}
    </div>
  );
}
