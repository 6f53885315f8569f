import type { Container } from '../../domain/container.ts';

/** The one demuxer that may open each container. Forcing it keeps ffmpeg from finding a playlist in the bytes. */
const DEMUXERS: Readonly<Record<Container, { readonly name: string; readonly fullName: string }>> = {
  mp4: { name: 'mov', fullName: 'mov,mp4,m4a,3gp,3g2,mj2' },
  quicktime: { name: 'mov', fullName: 'mov,mp4,m4a,3gp,3g2,mj2' },
  webm: { name: 'matroska', fullName: 'matroska,webm' },
};

/** Codecs as ffprobe names them. Only these are decoded or copied; everything else is refused. */
export const VIDEO_CODECS: ReadonlySet<string> = new Set(['h264', 'hevc', 'vp8', 'vp9', 'av1', 'mpeg4']);
export const AUDIO_CODECS: ReadonlySet<string> = new Set([
  'aac',
  'mp3',
  'opus',
  'vorbis',
  'pcm_s16le',
  'pcm_s16be',
]);

/** The text tracks of these containers: MP4 and MOV hold the first, WebM the others. */
export const TEXT_CODECS: ReadonlySet<string> = new Set(['mov_text', 'webvtt', 'subrip']);

/** Decoders have names of their own: two for MP3, several for AV1, whichever a build of ffmpeg brings. */
const DECODERS = [
  ...VIDEO_CODECS,
  ...AUDIO_CODECS,
  'mp3float',
  'libdav1d',
  'libaom-av1',
  'libvpx',
  'libvpx-vp9',
  'libopus',
];

/** SubRip has two names as well, and which one a build picks is its own affair. */
const TEXT_DECODERS = [...TEXT_CODECS, 'srt'];

/**
 * ffprobe opens a decoder for every track, and gives a whole film up for one that it may not open. These tracks are never
 * decoded, only left behind: pictures of text, other kinds of text, and the picture on a cover.
 */
const LEFT_BEHIND = {
  text: ['dvdsub', 'dvbsub', 'pgssub', 'xsub', 'cc_dec', 'ass', 'ssa', 'text'],
  picture: ['mjpeg', 'png', 'bmp', 'gif'],
} as const;

/** What ffprobe may open beside our decoders, so that such a track costs nobody a film. */
export const OPENED_BY_PROBE = [
  ...['-codec_whitelist:s', [...TEXT_DECODERS, ...LEFT_BEHIND.text].join(',')],
  ...['-codec_whitelist:v', [...DECODERS, ...LEFT_BEHIND.picture].join(',')],
] as const;

/**
 * The arguments that every ffprobe and ffmpeg call puts before its input: one demuxer, our decoders, and no protocol but
 * local files. The protocol list alone would not do: a playlist reaches other local files through it.
 */
export function inputArguments(
  path: string,
  container: Container,
  decoders: readonly string[] = DECODERS,
): readonly string[] {
  const demuxer = DEMUXERS[container];
  return [
    ...['-protocol_whitelist', 'file'],
    ...['-format_whitelist', demuxer.fullName],
    ...['-codec_whitelist', decoders.join(',')],
    // Decoders otherwise take a thread and its buffers per core, and break the memory limit on large machines.
    ...['-threads', '2'],
    ...['-f', demuxer.name],
    ...['-i', `file:${path}`],
  ];
}

/** As `inputArguments`, for a call that reads the text of a film: of all decoders only those of text may run. */
export function textInputArguments(path: string, container: Container): readonly string[] {
  return inputArguments(path, container, TEXT_DECODERS);
}
