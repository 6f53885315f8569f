import type { Container } from '../../domain/container.ts';
import { UnplayableFileError } from '../../domain/video-errors.ts';
import { type Probe, probeSchema } from './conversion-plan.ts';
import { blamingTheFile } from './file-failures.ts';
import { inputArguments, OPENED_BY_PROBE } from './input-arguments.ts';
import { runTool } from './run-tool.ts';

const MiB = 1024 * 1024;
const LIMITS = { wallMs: 30_000, cpuSeconds: 20, memoryBytes: 1024 * MiB, fileBytes: 0 };

const ENTRIES = [
  'format=duration',
  'stream=index,codec_type,codec_name,codec_tag_string,width,height,sample_aspect_ratio,pix_fmt',
  'stream_disposition=attached_pic',
  // Encryption may be visible only in the first packets, not in the index.
  'packet_side_data=side_data_type',
].join(':');

/** Examines a file with ffprobe. @throws UnplayableFileError */
export async function probeMedia(
  ffprobe: string,
  { path, container }: { readonly path: string; readonly container: Container },
  signal: AbortSignal,
): Promise<Probe> {
  const shown = ['-v', 'error', '-of', 'json', '-read_intervals', '%+#4', '-show_entries', ENTRIES];
  // In this order, because the second of two values for one track overrides the first.
  const args = [...shown, ...inputArguments(path, container), ...OPENED_BY_PROBE];
  const text = await blamingTheFile(() => runTool({ command: ffprobe, args, limits: LIMITS, signal }));
  const parsed = probeSchema.safeParse(JSON.parse(text));
  if (!parsed.success) throw new UnplayableFileError('unreadable', parsed.error);
  return parsed.data;
}
