import type { ConversionPlan, StreamPlan } from './conversion-plan.ts';
import type { MediaTools } from './find-media-tools.ts';
import { MOST_PICTURES_PER_SECOND } from './picture-needs.ts';

/**
 * Pictures keep their times, at most `most` per second. Without this, ffmpeg repeats pictures until the rate
 * is even, which for a recording of a browser, whose file names no rate, is a thousand per second.
 */
export function rateArguments(most: number, { isOld }: MediaTools): readonly string[] {
  return [isOld ? '-vsync' : '-fps_mode', 'vfr', '-fpsmax', String(most)];
}

const ENCODE_VIDEO = [
  ...['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '23', '-profile:v', 'high', '-pix_fmt', 'yuv420p'],
  // Within what visitors may get (decision 0047), so that the film itself is the larger version.
  ...['-maxrate', '2200k', '-bufsize', '2200k', '-force_key_frames', 'expr:gte(t,n_forced*2)'],
];
const ENCODE_AUDIO = ['-c:a', 'aac', '-b:a', '128k', '-ac', '2'];

/**
 * The arguments that convert the input to an MP4 that plays before it is fully loaded. Metadata are dropped,
 * because phones store the place of recording there. The filters are for a picture that is encoded.
 */
export function mp4Arguments(
  { video, audio }: ConversionPlan,
  { tools, filters, path }: { readonly tools: MediaTools; readonly filters: string; readonly path: string },
): readonly string[] {
  const encoded = [...ENCODE_VIDEO, '-vf', filters, ...rateArguments(MOST_PICTURES_PER_SECOND, tools)];
  return [
    ...mapped(video),
    ...(video.how === 'copy' ? ['-c:v', 'copy'] : encoded),
    ...(audio ? [...mapped(audio), ...(audio.how === 'copy' ? ['-c:a', 'copy'] : ENCODE_AUDIO)] : []),
    ...['-threads', '2', '-map_metadata', '-1', '-map_chapters', '-1'],
    ...['-movflags', '+faststart', '-f', 'mp4', `file:${path}`],
  ];
}

/** The arguments that write the first picture that leaves the filters as PNG; no file if none does. */
export function stillArguments(index: number, filters: string, path: string): readonly string[] {
  return [
    ...['-map', `0:${index}`, '-frames:v', '1', '-threads', '1', '-vf', filters],
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
