import type { HdrTransfer } from '../../domain/tone-mapping.ts';

/** What ffprobe says about a picture besides its codec and size. */
export interface PictureFacts {
  readonly color_transfer?: string | undefined;
  readonly color_space?: string | undefined;
  readonly field_order?: string | undefined;
  /** A fraction; `0/0` if the file does not say. */
  readonly avg_frame_rate?: string | undefined;
  readonly side_data_list?:
    | readonly { readonly dv_bl_signal_compatibility_id?: number | undefined }[]
    | undefined;
}

/** What must be changed in a picture so that every screen shows it right; empty for most films. */
export interface PictureNeeds {
  /** It has a high dynamic range; `matrix` is that of its colours, as the filter `scale` names it. */
  readonly hdr?: { readonly transfer: HdrTransfer; readonly matrix: 'bt2020' | 'bt709' };
  /** It is interlaced: the field that is shown first. */
  readonly firstField?: 'tff' | 'bff';
  /** It has more pictures per second than cheap phones decode. */
  readonly isTooFast?: true;
}

/** Films get no more pictures per second than screens show; also slow motion. */
export const MOST_PICTURES_PER_SECOND = 60;

/** As ffprobe names them: the first letter is the field stored first, the second the one shown first. */
const FIRST_FIELDS: Readonly<Record<string, 'tff' | 'bff'>> = { tt: 'tff', bb: 'bff', tb: 'bff', bt: 'tff' };

const TRANSFERS: Readonly<Record<string, HdrTransfer>> = { 'arib-std-b67': 'hlg', smpte2084: 'pq' };
/** What Dolby Vision is to other players, by `dv_bl_signal_compatibility_id` of its configuration record. */
const BASE_LAYERS: Readonly<Record<number, HdrTransfer>> = { 1: 'pq', 4: 'hlg', 6: 'pq' };

/** Derives the needs of a picture from what ffprobe says about it. */
export function pictureNeeds(facts: PictureFacts): PictureNeeds {
  const transfer = transferOf(facts);
  const firstField = FIRST_FIELDS[facts.field_order ?? ''];
  const [pictures = 0, seconds = 0] = (facts.avg_frame_rate ?? '').split('/').map(Number);
  return {
    ...(transfer && { hdr: { transfer, matrix: facts.color_space === 'bt709' ? 'bt709' : 'bt2020' } }),
    ...(firstField && { firstField }),
    // A clock that is not exact is no reason to encode a film.
    ...(pictures > (MOST_PICTURES_PER_SECOND + 1) * seconds && seconds > 0 && { isTooFast: true }),
  };
}

function transferOf({
  color_transfer = 'unknown',
  side_data_list = [],
}: PictureFacts): HdrTransfer | undefined {
  if (color_transfer !== 'unknown') return TRANSFERS[color_transfer];
  const layer = side_data_list.find(({ dv_bl_signal_compatibility_id: id }) => id !== undefined);
  return BASE_LAYERS[layer?.dv_bl_signal_compatibility_id ?? 0];
}
