import { runTool } from './run-tool.ts';

export interface MediaTools {
  readonly ffmpeg: string;
  readonly ffprobe: string;
  /** It is older than 5.1, as in Ubuntu 22.04: the option for the times of pictures has another name. */
  readonly isOld?: boolean;
}

const MiB = 1024 * 1024;
const LIMITS = { wallMs: 10_000, cpuSeconds: 5, memoryBytes: 1024 * MiB, fileBytes: 0 };

export interface ConfiguredTools {
  readonly ffmpeg?: string | undefined;
  readonly ffprobe?: string | undefined;
}

/** The tools if both work, else undefined, since both are needed. */
export async function findMediaTools(configured: ConfiguredTools): Promise<MediaTools | undefined> {
  const tools = { ffmpeg: configured.ffmpeg ?? 'ffmpeg', ffprobe: configured.ffprobe ?? 'ffprobe' };
  const [options, version] = await Promise.all([
    answerOf(tools.ffmpeg, '-h', 'long'),
    answerOf(tools.ffprobe, '-version'),
  ]);
  if (options === undefined || version === undefined) return undefined;
  return { ...tools, isOld: !options.includes('-fps_mode') };
}

/** What the tool prints; undefined if it does not work. */
async function answerOf(command: string, ...args: readonly string[]): Promise<string | undefined> {
  try {
    return await runTool({ command, args, limits: LIMITS, signal: new AbortController().signal });
  } catch {
    return undefined;
  }
}
