import type { ConversionPlan } from './conversion-plan.ts';
import type { MeasuredTracks } from './measure-tracks.ts';

/** The sound before the first that is heard: a decoder of AAC needs up to 0.12 s of it. Seconds. */
const LONGEST_RUN_UP = 0.25;

/**
 * A film that was trimmed on a phone still contains what was cut away; only its edit list hides it. Such
 * tracks are encoded from what plays, because a copy would publish the rest, too.
 */
export function withoutHiddenParts(plan: ConversionPlan, data: MeasuredTracks): ConversionPlan {
  const { video, audio } = plan;
  const hidesPictures = (data.get(video.index)?.hidden.count ?? 0) > 0;
  const hidesSound = audio !== undefined && (data.get(audio.index)?.hidden.seconds ?? 0) > LONGEST_RUN_UP;
  return {
    ...plan,
    ...(hidesPictures && { video: { ...video, how: 'encode' } }),
    ...(hidesSound && { audio: { ...audio, how: 'encode' } }),
  };
}
