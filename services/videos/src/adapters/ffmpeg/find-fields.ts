import type { TrackWishes } from './choose-tracks.ts';
import { type Probe, planConversion } from './conversion-plan.ts';
import type { MediaTools } from './find-media-tools.ts';
import { inputArguments } from './input-arguments.ts';
import { probeMedia, type Source } from './probe-media.ts';
import { runTool, ToolFailedError } from './run-tool.ts';

const MiB = 1024 * 1024;
const LIMITS = { wallMs: 60_000, cpuSeconds: 60, memoryBytes: 2048 * MiB, fileBytes: 0 };

/** The others are never interlaced, or their files always say so. */
const MAY_HAVE_FIELDS: ReadonlySet<string> = new Set(['h264', 'hevc', 'mpeg4']);
/** Two seconds: the filter needs some movement. */
const LOOKED_AT = 50;

/**
 * Examines a film with ffprobe and, if its file does not say whether the picture that is kept is interlaced,
 * looks at its first frames.
 * @throws UnplayableFileError
 */
export async function probeFilm(
  tools: MediaTools,
  source: Source & TrackWishes,
  signal: AbortSignal,
): Promise<Probe> {
  const probe = await probeMedia(tools.ffprobe, source, signal);
  const { index } = planConversion(probe, source).video;
  const { field_order = 'unknown', codec_name = '' } =
    probe.streams.find((stream) => stream.index === index) ?? {};
  if (field_order !== 'unknown' || !MAY_HAVE_FIELDS.has(codec_name)) return probe;
  const found = await lookForFields(tools.ffmpeg, source, index, signal);
  return {
    ...probe,
    streams: probe.streams.map((stream) =>
      stream.index === index ? { ...stream, field_order: found } : stream,
    ),
  };
}

/** As ffprobe names it: `tt` or `bb`, by the field that is first, if more pictures have combs than not. */
async function lookForFields(
  ffmpeg: string,
  { path, container }: Source,
  index: number,
  signal: AbortSignal,
): Promise<string> {
  const args = [
    ...['-nostdin', '-v', 'error', ...inputArguments(path, container)],
    ...['-map', `0:${index}`, '-frames:v', String(LOOKED_AT), '-vf', 'idet,metadata=mode=print:file=-'],
    ...['-f', 'null', '-'],
  ];
  const text = await runTool({ command: ffmpeg, args, limits: LIMITS, signal }).catch((error: unknown) => {
    // Whether the film can be decoded is found out by its conversion.
    if (error instanceof ToolFailedError) return '';
    throw error;
  });
  const [top, bottom] = [lastCount(text, 'tff'), lastCount(text, 'bff')];
  if (top + bottom <= lastCount(text, 'progressive')) return 'progressive';
  return top >= bottom ? 'tt' : 'bb';
}

/** The filter counts from the first picture on. */
function lastCount(text: string, kind: string): number {
  return Number(text.match(new RegExp(`(?<=idet\\.multiple\\.${kind}=)[\\d.]+`, 'g'))?.at(-1) ?? 0);
}
