import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isStorageFull } from '@selah/service-kit/errors/storage-full';
import { type Probe, planConversion } from './conversion-plan.ts';
import { inputArguments } from './input-arguments.ts';
import { stillArguments } from './output-arguments.ts';
import { pictureFilters, scaledToWidth } from './picture-filters.ts';

const POSTER_WIDTH = 720;
/** Late enough to be after a fade-in or a title. */
const POSTER_AT_SECONDS = 5;

/** Lets a picture pass unless 99 % of it are black, so that words on black do pass. */
const NOT_BLACK =
  'blackframe=amount=0:threshold=32,metadata=select:key=lavfi.blackframe.pblack:value=99:function=less';
/** Of twenty pictures that are not black, the one that is most like all; not one of a fade-in. */
const TYPICAL = `${NOT_BLACK},thumbnail=20`;
const TWICE_PER_SECOND = "select='isnan(prev_selected_t)+gte(t-prev_selected_t,0.5)'";

interface Attempt {
  readonly input: readonly string[];
  /** Before the size changes. */
  readonly chosen?: string;
  /** After it. */
  readonly shown?: string;
}

/** Where a picture for the poster is looked for: the first that exists is taken. */
function attempts(pictureSeconds: number): readonly Attempt[] {
  const atItsTime = { input: ['-ss', String(Math.min(POSTER_AT_SECONDS, pictureSeconds / 2))] };
  return [
    { ...atItsTime, chosen: 'trim=end_frame=1', shown: NOT_BLACK },
    { input: ['-t', '60'], chosen: TWICE_PER_SECOND, shown: TYPICAL },
    { input: ['-skip_frame', 'nokey'], shown: TYPICAL },
    // Nothing is to be seen in the film.
    atItsTime,
    { input: [] },
  ];
}

/**
 * Writes a PNG of a playable film to `folder`, with square pixels and at most 720 wide, and returns its path:
 * the picture of five seconds, or of the middle of a shorter one, or another if that one is black or missing.
 * `found` is the film as ffprobe sees it. Rejects as `ffmpeg` does if no picture can be decoded.
 */
export async function makeStill(
  ffmpeg: (args: readonly string[]) => Promise<void>,
  found: Probe,
  film: string,
  folder: string,
): Promise<string> {
  const path = join(folder, 'still.png');
  const { video, durationSeconds = 0 } = planConversion(found);
  // Sound may go on after the picture has ended.
  const seconds = found.streams.find(({ index }) => index === video.index)?.duration ?? durationSeconds;
  let failure: unknown = new Error('the film has no picture');
  for (const { input, chosen, shown } of attempts(seconds)) {
    const sized = [chosen, scaledToWidth(POSTER_WIDTH)].filter(Boolean).join(',');
    const filters = [await pictureFilters(video, sized, folder), shown].filter(Boolean).join(',');
    try {
      await ffmpeg([...input, ...inputArguments(film, 'mp4'), ...stillArguments(video.index, filters, path)]);
      // ffmpeg writes nothing, without an error, if no picture passes.
      if ((await stat(path)).size > 0) return path;
    } catch (error) {
      if (isStorageFull(error)) throw error;
      failure = error;
    }
  }
  throw failure;
}
