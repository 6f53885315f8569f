import { z } from 'zod';
import { UnplayableFileError } from '../../domain/video-errors.ts';
import { AUDIO_CODECS, TEXT_CODECS, VIDEO_CODECS } from './input-arguments.ts';
import { type PictureNeeds, pictureNeeds } from './picture-needs.ts';

const packetSchema = z.object({
  side_data_list: z.array(z.object({ side_data_type: z.string().optional() })).optional(),
});

/** The parts of ffprobe's output that are used. */
export const probeSchema = z.object({
  streams: z.array(
    z.object({
      index: z.int(),
      codec_type: z.string().optional(),
      codec_name: z.string().optional(),
      codec_tag_string: z.string().optional(),
      width: z.int().optional(),
      height: z.int().optional(),
      sample_aspect_ratio: z.string().optional(),
      pix_fmt: z.string().optional(),
      color_transfer: z.string().optional(),
      color_space: z.string().optional(),
      field_order: z.string().optional(),
      avg_frame_rate: z.string().optional(),
      duration: z.coerce.number().optional(),
      side_data_list: z.array(z.object({ dv_bl_signal_compatibility_id: z.int().optional() })).optional(),
      disposition: z.object({ attached_pic: z.int().optional() }).optional(),
    }),
  ),
  packets: z.array(packetSchema).optional(),
  // Instead of `packets` if frames were asked for too.
  packets_and_frames: z.array(packetSchema.extend({ type: z.enum(['packet', 'frame']) })).optional(),
  format: z.object({ duration: z.coerce.number().optional() }).optional(),
});

export type Probe = z.infer<typeof probeSchema>;
type Stream = Probe['streams'][number];

export interface StreamPlan {
  readonly index: number;
  readonly how: 'copy' | 'encode';
}

export interface ConversionPlan {
  readonly video: StreamPlan & PictureNeeds;
  /** Absent for a film without sound. */
  readonly audio?: StreamPlan;
  /** The index of the first text track; tracks of pictures are not usable as captions. */
  readonly captions?: number;
  readonly durationSeconds?: number;
}

/** 8K, which phones record; larger pictures could need gigabytes of memory to decode. */
const MAX_PIXELS = 7680 * 4320;

/** The pixel formats that every browser decodes; others (10 bit, 4:2:2) are re-encoded. */
const PLAYABLE_PIXEL_FORMATS: ReadonlySet<string> = new Set(['yuv420p', 'yuvj420p']);

/**
 * Decides how to make a file playable in every browser: H.264 and AAC are copied, everything else is encoded.
 * @throws UnplayableFileError
 */
export function planConversion(probe: Probe): ConversionPlan {
  const video = probe.streams.find((stream) => stream.codec_type === 'video' && !isCoverArt(stream));
  const audio = probe.streams.find((stream) => stream.codec_type === 'audio');
  const captions = probe.streams.find(isText);
  if (isProtected(probe)) throw new UnplayableFileError('protected');
  if (!video) throw new UnplayableFileError('no_picture');
  if (!VIDEO_CODECS.has(video.codec_name ?? '') || (audio && !AUDIO_CODECS.has(audio.codec_name ?? ''))) {
    throw new UnplayableFileError('unknown_codec');
  }
  const { width = 0, height = 0 } = video;
  if (width * height === 0) throw new UnplayableFileError('no_picture');
  if (width * height > MAX_PIXELS) throw new UnplayableFileError('picture_too_large');
  const duration = probe.format?.duration;
  return {
    video: { index: video.index, how: playsAsItIs(video) ? 'copy' : 'encode', ...pictureNeeds(video) },
    ...(audio && { audio: { index: audio.index, how: audio.codec_name === 'aac' ? 'copy' : 'encode' } }),
    ...(captions && { captions: captions.index }),
    ...(duration && { durationSeconds: Math.round(duration * 100) / 100 }),
  };
}

/** Encrypted tracks: Common Encryption, and old iTunes purchases. */
const PROTECTED_TAGS: ReadonlySet<string> = new Set(['encv', 'enca', 'drmi', 'drms']);

function isProtected({ streams, packets_and_frames = [], packets = packets_and_frames }: Probe): boolean {
  return (
    streams.some(({ codec_tag_string: tag }) => tag !== undefined && PROTECTED_TAGS.has(tag)) ||
    packets.some(({ side_data_list = [] }) =>
      side_data_list.some(({ side_data_type }) => side_data_type === 'Encryption info'),
    )
  );
}

function playsAsItIs(video: Stream): boolean {
  const isPlayable = video.codec_name === 'h264' && PLAYABLE_PIXEL_FORMATS.has(video.pix_fmt ?? '');
  return isPlayable && Object.keys(pictureNeeds(video)).length === 0;
}

function isText({ codec_type, codec_name }: Stream): boolean {
  return codec_type === 'subtitle' && TEXT_CODECS.has(codec_name ?? '');
}

function isCoverArt({ disposition }: Stream): boolean {
  return disposition?.attached_pic === 1;
}
