// What the visitor chose last in the controls of a video. It lasts as long as the page: nothing is kept on the device.

let captions: TextTrackMode | undefined;
/** Undefined until a video was heard. */
let hasSound: boolean | undefined;

/** To be called with a track in its video: captions that were turned on or off are so on the next video too. */
export function followCaptionsChoice(element: HTMLTrackElement | null): void {
  if (!element) return;
  const { track, parentElement } = element;
  if (captions) track.mode = captions;
  (parentElement as HTMLVideoElement).textTracks.onchange = () => {
    captions = track.mode;
  };
}

/** Whether a video that begins by itself may be heard: only where the one before was (Q11). */
export function startsWithSound(): boolean {
  return hasSound === true;
}

/** The visitor started a video, or moved its volume. */
export function rememberSound({ muted, volume }: Pick<HTMLVideoElement, 'muted' | 'volume'>): void {
  hasSound = !muted && volume > 0;
}
