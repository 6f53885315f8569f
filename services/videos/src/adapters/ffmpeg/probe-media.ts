import type { Container } from '../../domain/container.ts';
import { UnplayableFileError } from '../../domain/video-errors.ts';
import { type Probe, probeSchema } from './conversion-plan.ts';
import { blamingTheFile } from './file-failures.ts';
import { inputArguments, OPENED_BY_PROBE } from './input-arguments.ts';
import { runTool, type ToolLimits } from './run-tool.ts';

const MiB = 1024 * 1024;
const LIMITS = { wallMs: 30_000, cpuSeconds: 20, memoryBytes: 1024 * MiB, fileBytes: 0 };
/** Pictures of 8K are decoded. */
const DECODING_LIMITS = { ...LIMITS, memoryBytes: 2048 * MiB };

const ENTRIES = [
  'format=duration',
  'stream=index,codec_type,codec_name,codec_tag_string,width,height,sample_aspect_ratio,pix_fmt',
  'stream=color_transfer,color_space,field_order,avg_frame_rate',
  'stream_side_data=dv_bl_signal_compatibility_id',
  'stream=start_time,duration',
  'stream_disposition=attached_pic,default,forced',
  'stream_tags=language,DURATION',
  // Encryption may be visible only in the first packets, not in the index.
  'packet_side_data=side_data_type',
];
const FIRST_PACKETS = ['-read_intervals', '%+#4'];

/** A file of an upload, or a playable one. */
export interface Source {
  readonly path: string;
  readonly container: Container;
}

/** Examines a file with ffprobe. @throws UnplayableFileError */
export async function probeMedia(ffprobe: string, source: Source, signal: AbortSignal): Promise<Probe> {
  return run(ffprobe, source, { shown: ENTRIES, limits: LIMITS, signal });
}

/** Whether the first packets of a file's picture can be decoded. @throws UnplayableFileError */
export async function decodes(ffprobe: string, source: Source, signal: AbortSignal): Promise<boolean> {
  const shown = [...ENTRIES, 'frame=media_type'];
  const only = ['-select_streams', 'v:0'];
  const probe = await run(ffprobe, source, { only, shown, limits: DECODING_LIMITS, signal });
  return probe.packets_and_frames?.some(({ type }) => type === 'frame') ?? false;
}

async function run(
  ffprobe: string,
  { path, container }: Source,
  {
    shown,
    only = [],
    limits,
    signal,
  }: {
    readonly shown: readonly string[];
    readonly only?: readonly string[];
    readonly limits: ToolLimits;
    readonly signal: AbortSignal;
  },
): Promise<Probe> {
  const output = ['-v', 'error', '-of', 'json', ...FIRST_PACKETS, ...only, '-show_entries', shown.join(':')];
  // In this order, because the second of two values for one track overrides the first.
  const args = [...output, ...inputArguments(path, container), ...OPENED_BY_PROBE];
  const text = await blamingTheFile(() => runTool({ command: ffprobe, args, limits, signal }));
  const parsed = probeSchema.safeParse(JSON.parse(text));
  if (!parsed.success) throw new UnplayableFileError('unreadable', parsed.error);
  return parsed.data;
}
