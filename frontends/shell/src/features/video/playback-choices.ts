// The visitor's last choices in the video controls, kept in memory until the page is closed.

let captions: TextTrackMode | undefined;
/** Undefined until a video was played. */
let hasSound: boolean | undefined;

/** Called with the track of each new video: applies the captions choice of the last video and follows changes. */
export function followCaptionsChoice(element: HTMLTrackElement | null): void {
  if (!element) return;
  const { track, parentElement } = element;
  if (captions) track.mode = captions;
  (parentElement as HTMLVideoElement).textTracks.onchange = () => {
    captions = track.mode;
  };
}

/** Whether an automatically started video has sound: only if the last one had (Q11). */
export function startsWithSound(): boolean {
  return hasSound === true;
}

/** Called when the visitor starts a video or changes its volume. */
export function rememberSound({ muted, volume }: Pick<HTMLVideoElement, 'muted' | 'volume'>): void {
  hasSound = !muted && volume > 0;
}
