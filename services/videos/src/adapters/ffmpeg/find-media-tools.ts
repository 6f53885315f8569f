import { runTool } from './run-tool.ts';

export interface MediaTools {
  readonly ffmpeg: string;
  readonly ffprobe: string;
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
  const answers = await Promise.all([answersTo(tools.ffmpeg), answersTo(tools.ffprobe)]);
  return answers.every(Boolean) ? tools : undefined;
}

async function answersTo(command: string): Promise<boolean> {
  try {
    await runTool({ command, args: ['-version'], limits: LIMITS, signal: new AbortController().signal });
    return true;
  } catch {
    return false;
  }
}
