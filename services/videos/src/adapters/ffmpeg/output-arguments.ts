import type { ConversionPlan, StreamPlan } from './conversion-plan.ts';

/** The short side is at most 720 pixels, in both orientations; sides are even, as H.264 requires. */
const SCALE_TO_720 =
  "scale=w='if(gt(iw,ih),-2,trunc(min(720,iw)/2)*2)':h='if(gt(iw,ih),trunc(min(720,ih)/2)*2,-2)'";

const ENCODE_VIDEO = [
  ...['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '23', '-profile:v', 'high', '-pix_fmt', 'yuv420p'],
  // Within what visitors may get (decision 0047), so that the film itself is the larger version.
  ...['-maxrate', '2200k', '-bufsize', '2200k', '-force_key_frames', 'expr:gte(t,n_forced*2)'],
  ...['-vf', SCALE_TO_720],
];
const ENCODE_AUDIO = ['-c:a', 'aac', '-b:a', '128k', '-ac', '2'];

/**
 * The arguments that convert the input to an MP4 that plays before it is fully loaded. Metadata are dropped, because phones
 * store the place of recording there.
 */
export function mp4Arguments({ video, audio }: ConversionPlan, path: string): readonly string[] {
  return [
    ...mapped(video),
    ...(video.how === 'copy' ? ['-c:v', 'copy'] : ENCODE_VIDEO),
    ...(audio ? [...mapped(audio), ...(audio.how === 'copy' ? ['-c:a', 'copy'] : ENCODE_AUDIO)] : []),
    ...['-threads', '2', '-map_metadata', '-1', '-map_chapters', '-1'],
    ...['-movflags', '+faststart', '-f', 'mp4', `file:${path}`],
  ];
}

/** The arguments that write one picture of the video as PNG, at most `maxWidth` wide. */
export function stillArguments(maxWidth: number, path: string): readonly string[] {
  return [
    ...['-map', '0:v:0', '-frames:v', '1', '-an', '-threads', '1'],
    ...['-vf', `scale=w='min(${maxWidth},iw)':h=-1`],
    ...['-c:v', 'png', '-f', 'image2', '-update', '1', `file:${path}`],
  ];
}

/** The arguments that write one text track as WebVTT. */
export function captionsArguments(index: number, path: string): readonly string[] {
  return [
    ...['-map', `0:${index}`, '-map_metadata', '-1', '-map_chapters', '-1'],
    ...['-c:s', 'webvtt', '-f', 'webvtt', `file:${path}`],
  ];
}

function mapped({ index }: StreamPlan): readonly string[] {
  return ['-map', `0:${index}`];
}

/** Decodes one frame and discards it. */
export function firstFrameArguments(): readonly string[] {
  return [...['-map', '0:v:0'], ...['-frames:v', '1'], ...['-f', 'null', '-']];
}
