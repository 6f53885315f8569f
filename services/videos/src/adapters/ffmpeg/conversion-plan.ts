import { z } from 'zod';
import { UnplayableFileError } from '../../domain/video-errors.ts';
import { chooseTracks, playsAsItIs, type TrackWishes } from './choose-tracks.ts';
import { AUDIO_CODECS, VIDEO_CODECS } from './input-arguments.ts';
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
      /** When its first picture or sound is due, and how long it lasts from then on. Seconds. */
      start_time: z.coerce.number().optional(),
      duration: z.coerce.number().optional(),
      disposition: z
        .object({
          attached_pic: z.int().optional(),
          default: z.int().optional(),
          forced: z.int().optional(),
        })
        .optional(),
      /** Matroska notes the time at which a track ends in a tag: `00:00:04.001000000`. */
      tags: z.object({ language: z.string().optional(), DURATION: z.string().optional() }).optional(),
      side_data_list: z.array(z.object({ dv_bl_signal_compatibility_id: z.int().optional() })).optional(),
    }),
  ),
  packets: z.array(packetSchema).optional(),
  // Instead of `packets` if frames were asked for too.
  packets_and_frames: z.array(packetSchema.extend({ type: z.enum(['packet', 'frame']) })).optional(),
  format: z.object({ duration: z.coerce.number().optional() }).optional(),
});

export type Probe = z.infer<typeof probeSchema>;
export type ProbedStream = Probe['streams'][number];

export interface StreamPlan {
  readonly index: number;
  readonly how: 'copy' | 'encode';
}

export interface ConversionPlan {
  readonly video: StreamPlan & PictureNeeds;
  /** Absent for a film without sound. */
  readonly audio?: StreamPlan;
  /** The index of the chosen text track; tracks of pictures are not usable as captions. */
  readonly captions?: number;
  readonly durationSeconds?: number;
}

/** 8K, which phones record; larger pictures could need gigabytes of memory to decode. */
const MAX_PIXELS = 7680 * 4320;

/**
 * Decides how to make a file playable in every browser: H.264 and AAC are copied, everything else is encoded.
 * @throws UnplayableFileError
 */
export function planConversion(probe: Probe, wishes: TrackWishes = {}): ConversionPlan {
  const { video, audio, captions } = chooseTracks(probe.streams, wishes);
  if (isProtected(probe)) throw new UnplayableFileError('protected');
  if (!video) throw new UnplayableFileError('no_picture');
  if (!VIDEO_CODECS.has(video.codec_name ?? '') || (audio && !AUDIO_CODECS.has(audio.codec_name ?? ''))) {
    throw new UnplayableFileError('unknown_codec');
  }
  const { width = 0, height = 0 } = video;
  if (width * height === 0) throw new UnplayableFileError('no_picture');
  if (width * height > MAX_PIXELS) throw new UnplayableFileError('picture_too_large');
  const duration = probe.format?.duration;
  const needs = pictureNeeds(video);
  const isPlayable = playsAsItIs(video) && Object.keys(needs).length === 0;
  return {
    video: { index: video.index, how: isPlayable ? 'copy' : 'encode', ...needs },
    ...(audio && { audio: { index: audio.index, how: playsAsItIs(audio) ? 'copy' : 'encode' } }),
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
