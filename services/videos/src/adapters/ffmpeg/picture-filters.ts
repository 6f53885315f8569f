import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { toneMappingTable } from '../../domain/tone-mapping.ts';
import type { PictureNeeds } from './picture-needs.ts';

/**
 * The filters that make pictures of these needs progressive, of the size that `sized` gives them, and
 * ordinary (BT.709). What they read is written to `folder`, which must stay until ffmpeg has ended.
 */
export async function pictureFilters(needs: PictureNeeds, sized: string, folder: string): Promise<string> {
  const { firstField, hdr } = needs;
  return [
    // Before the size changes, which would mix the fields.
    ...(firstField ? [`bwdif=mode=send_frame:parity=${firstField}:deint=all`] : []),
    sized,
    // After it, because a small picture takes less time.
    ...(hdr ? [await toneMapping(hdr, folder)] : []),
  ].join(',');
}

async function toneMapping(
  { transfer, matrix }: Required<PictureNeeds>['hdr'],
  folder: string,
): Promise<string> {
  const table = join(folder, `${transfer}.cube`);
  await writeFile(table, toneMappingTable(transfer));
  return [
    `scale=in_color_matrix=${matrix}`,
    'format=gbrp16le',
    `lut3d=file=${escaped(table)}:interp=tetrahedral`,
    'scale=out_color_matrix=bt709:out_range=tv',
    'format=yuv420p',
    'setparams=range=tv:color_primaries=bt709:color_trc=bt709:colorspace=bt709',
  ].join(',');
}

/** A value in a filter graph: escaped once as an option of a filter and once more as part of the graph. */
function escaped(value: string): string {
  return value.replace(/[\\':]/g, '\\$&').replace(/[\\'[\],;]/g, '\\$&');
}

/**
 * Square pixels, the shorter side at most `height`, in both orientations; sides are even, as H.264 requires,
 * and never longer than in the film.
 */
export function scaledTo(height: number): string {
  const factor = `min(1,${height}/min(iw*sar,ih))`;
  const side = (length: string) => `max(2,min(2*round(${length}*${factor}/2),2*trunc(${length}/2)))`;
  return `scale=w='${side('iw*sar')}':h='${side('ih')}',setsar=1`;
}

/** Square pixels, at most `width` wide, and never enlarged; not for H.264. */
export function scaledToWidth(width: number): string {
  const height = `ih*min(1,${width}/(iw*sar))`;
  return `scale=w='max(1,round(min(${width},iw*sar)))':h='max(1,round(${height}))',setsar=1`;
}
