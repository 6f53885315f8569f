import type { Container } from '../../domain/container.ts';

/** The only demuxer allowed for each container, so that ffmpeg does not detect a playlist in the bytes. */
const DEMUXERS: Readonly<Record<Container, { readonly name: string; readonly fullName: string }>> = {
  mp4: { name: 'mov', fullName: 'mov,mp4,m4a,3gp,3g2,mj2' },
  quicktime: { name: 'mov', fullName: 'mov,mp4,m4a,3gp,3g2,mj2' },
  webm: { name: 'matroska', fullName: 'matroska,webm' },
  matroska: { name: 'matroska', fullName: 'matroska,webm' },
};

/** Codecs as ffprobe names them. Only these are decoded or copied; others are rejected. */
export const VIDEO_CODECS: ReadonlySet<string> = new Set(['h264', 'hevc', 'vp8', 'vp9', 'av1', 'mpeg4']);
export const AUDIO_CODECS: ReadonlySet<string> = new Set([
  'aac',
  'mp3',
  'opus',
  'vorbis',
  'ac3',
  'eac3',
  'alac',
  'flac',
  'pcm_s16le',
  'pcm_s16be',
  'pcm_s24le',
  'pcm_s24be',
  'pcm_s32le',
  'pcm_s32be',
  'pcm_f32le',
  'pcm_f32be',
]);

/** The text codecs of these containers: the first is used in MP4 and MOV, the others in WebM and Matroska. */
export const TEXT_CODECS: ReadonlySet<string> = new Set(['mov_text', 'webvtt', 'subrip']);

/** Names of the decoders, which depend on the build of ffmpeg: two for MP3, several for AV1. */
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

/** SubRip has two names as well, depending on the build. */
const TEXT_DECODERS = [...TEXT_CODECS, 'srt'];

/**
 * ffprobe opens a decoder for every track and rejects the whole film if one is not allowed. Of these tracks
 * no picture, sound or text is kept: cameras, editors and shops write them beside one that is.
 */
const LEFT_BEHIND = {
  text: ['dvdsub', 'dvbsub', 'pgssub', 'xsub', 'cc_dec', 'ass', 'ssa', 'text', 'libzvbi_teletextdec'],
  picture: [
    ...['mjpeg', 'mjpegb', 'png', 'bmp', 'gif', 'webp', 'tiff', 'jpeg2000', 'libopenjpeg', 'rawvideo'],
    ...['prores', 'dnxhd', 'cfhd', 'hap', 'dvvideo', 'v210', 'ffv1', 'huffyuv', 'ffvhuff', 'utvideo'],
    ...['mpeg1video', 'mpeg2video', 'h261', 'h263', 'theora', 'flv', 'vc1', 'wmv1', 'wmv2', 'wmv3'],
    ...['msmpeg4v1', 'msmpeg4v2', 'msmpeg4', 'svq1', 'svq3', 'qtrle', 'cinepak', 'rpza', 'smc', '8bps'],
  ],
  sound: [
    ...['ac3_fixed', 'dca', 'truehd', 'mlp', 'mp1', 'mp1float', 'mp2', 'mp2float', 'aac_latm', 'als'],
    ...['pcm_u8', 'pcm_s8', 'pcm_f64le', 'pcm_f64be', 'pcm_mulaw', 'pcm_alaw', 'pcm_bluray', 'pcm_dvd'],
    ...['adpcm_ima_qt', 'adpcm_ima_wav', 'adpcm_ms', 'amrnb', 'amrwb', 'qcelp', 'evrc', 'qdm2', 'qdmc'],
    ...['mace3', 'mace6', 'gsm', 'gsm_ms', 'wmav1', 'wmav2', 'wmapro', 'wmalossless', 'tta', 'wavpack'],
    ...['libspeex', 'speex', 'cook', 'sipr', 'atrac3', 'atrac3p'],
  ],
} as const;

/** Allowed for ffprobe in addition, so that such a track does not make a film unplayable. */
export const OPENED_BY_PROBE = [
  ...['-codec_whitelist:s', [...TEXT_DECODERS, ...LEFT_BEHIND.text].join(',')],
  ...['-codec_whitelist:v', [...DECODERS, ...LEFT_BEHIND.picture].join(',')],
  ...['-codec_whitelist:a', [...DECODERS, ...LEFT_BEHIND.sound].join(',')],
] as const;

/**
 * The arguments before the input of every ffprobe and ffmpeg call: one demuxer, our decoders, and only
 * local files. The list of protocols is not enough, because a playlist could name other local files.
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
    // By default, decoders use a thread with buffers per core and exceed the memory limit on large machines.
    ...['-threads', '2'],
    ...['-f', demuxer.name],
    ...['-i', `file:${path}`],
  ];
}

/** As `inputArguments`, for a call that reads the text track: only text decoders are allowed. */
export function textInputArguments(path: string, container: Container): readonly string[] {
  return inputArguments(path, container, TEXT_DECODERS);
}
