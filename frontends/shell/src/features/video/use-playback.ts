import { useEffect, useRef, useState } from 'react';
import { rememberSound, startsWithSound } from './playback-choices.ts';

interface PlaybackInput {
  /** Starts automatically, because the visitor asked for this video. */
  readonly isAutomatic: boolean;
  /** Covered by a message: must be paused. */
  readonly isCovered: boolean;
  /** The browser refused to play automatically: the poster stays until the visitor presses play. */
  readonly onAutoplayBlocked: () => void;
}

export interface Playback {
  readonly isMuted: boolean;
  readonly hasStarted: boolean;
  /** Neither plays nor is about to; only a press starts it. */
  readonly needsPress: boolean;
  readonly play: () => void;
  readonly onPlaying: () => void;
  readonly onVolumeChange: () => void;
}

/** Starts a video, with sound if the visitor had sound on. A browser may allow it only muted, or not at all. */
export function usePlayback(
  element: HTMLVideoElement,
  { isAutomatic, isCovered, onAutoplayBlocked }: PlaybackInput,
): Playback {
  const [isMuted, setIsMuted] = useState(() => isAutomatic && !startsWithSound());
  const [hasStarted, setHasStarted] = useState(false);
  const [isRefused, setIsRefused] = useState(false);
  const refused = useRef(onAutoplayBlocked);
  refused.current = onAutoplayBlocked;

  useEffect(() => {
    if (!isAutomatic) return;
    // Decided now, because a video that was loaded in advance was rendered before.
    element.muted = !startsWithSound();
    setIsMuted(element.muted);
    let isHere = true;
    void begin(element).then((outcome) => {
      if (!isHere) return;
      if (outcome === 'muted') setIsMuted(true);
      if (outcome !== 'refused') return;
      setIsRefused(true);
      refused.current();
    });
    return () => {
      isHere = false;
    };
  }, [element, isAutomatic]);

  useEffect(() => {
    // No sound under a message.
    if (isCovered) element.pause();
  }, [element, isCovered]);

  return {
    isMuted,
    hasStarted,
    needsPress: !hasStarted && (!isAutomatic || isRefused),
    play() {
      setHasStarted(true);
      setIsMuted(false);
      // Starts from the beginning, because the still was taken at a later position.
      element.currentTime = 0;
      element.muted = false;
      rememberSound(element);
      // When play is refused (power saving, a second tap), the controls remain for another try.
      element.play().catch(() => {});
    },
    onPlaying: () => setHasStarted(true),
    onVolumeChange() {
      if (hasStarted) rememberSound(element);
    },
  };
}

async function begin(video: HTMLVideoElement): Promise<'playing' | 'muted' | 'refused' | 'ended'> {
  const isAllowed = async () => {
    try {
      await video.play();
      return 'yes' as const;
    } catch (error) {
      // Other errors are reported by the element, or mean that it was removed from the page.
      return error instanceof DOMException && error.name === 'NotAllowedError' ? ('no' as const) : undefined;
    }
  };
  const first = await isAllowed();
  if (first !== 'no') return first ? 'playing' : 'ended';
  if (video.muted) return 'refused';
  video.muted = true;
  const second = await isAllowed();
  if (second === 'no') return 'refused';
  return second ? 'muted' : 'ended';
}
