/** What the visitor chose last in a captions menu. It lasts as long as the page, so nothing has to be kept on the device. */
let choice: TextTrackMode | undefined;

/**
 * To be called with a track in its video: whoever turned captions on has them on the next video too, and whoever turned
 * them off is rid of them. What is listened with goes with the video.
 */
export function followCaptionsChoice(element: HTMLTrackElement | null): void {
  if (!element) return;
  const { track, parentElement } = element;
  if (choice) track.mode = choice;
  (parentElement as HTMLVideoElement).textTracks.onchange = () => {
    choice = track.mode;
  };
}
