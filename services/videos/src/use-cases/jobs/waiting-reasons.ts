import type { CloudJob } from '../../domain/cloud-job.ts';
import type { RenditionJob } from '../../domain/rendition-job.ts';

const NO_TOOL =
  'Falta o programa ffmpeg neste servidor. Peça a quem cuida do servidor para instalar; depois começa sozinho.';
const DISK_FULL = 'O disco está quase cheio. Esvazie a lixeira ou apague vídeos; depois continua sozinho.';
const PAUSED_RENDITIONS = 'Pausado. Toque em “Continuar versões leves” quando quiser.';
const PAUSED_CLOUD = 'Pausado. Toque em “Continuar” no quadro “Envio para o Firebase” quando quiser.';

/** Why no smaller version is made at present, in Portuguese; undefined if a film only waits for its turn. */
export function whyRenditionsWait(job: RenditionJob): string | undefined {
  if (job.isToolMissing) return NO_TOOL;
  if (job.isPaused) return PAUSED_RENDITIONS;
  return job.trouble && DISK_FULL;
}

/** Why nothing is copied to the cloud tier at present, in Portuguese; undefined if a file only waits for its turn. */
export function whyCopiesWait({ state }: CloudJob): string | undefined {
  return state === 'paused' ? PAUSED_CLOUD : undefined;
}
