import type { DistressRead } from '@selah/distress/engine/read-distress';
import type { Language } from '@selah/shared/contracts/language-list';

export interface WordsToRead {
  readonly words: string;
  readonly language: Language;
}

type Read = (request: WordsToRead) => Promise<DistressRead>;

let worker: Read | undefined;

/**
 * What words speak of, read in this browser alone: in a worker, or in the page where there are none.
 * @throws when what reads them cannot be downloaded
 */
export async function readDistress(request: WordsToRead): Promise<DistressRead> {
  if ('Worker' in window) {
    try {
      worker ??= startWorker();
      return await worker(request);
    } catch {
      worker = undefined;
    }
  }
  const { readDistress: readHere } = await import('@selah/distress/engine/read-distress');
  return readHere(request.words, request.language);
}

/** Downloads what reads, so that the first words do not wait for it. To be called with every letter: once is enough. */
export function prepareToReadDistress(): void {
  if (!worker) readDistress({ words: '', language: 'pt' }).catch(() => {});
}

function startWorker(): Read {
  const started = new Worker(new URL('./distress-worker.ts', import.meta.url), { type: 'module' });
  const failed = new Promise<never>((_, reject) => {
    started.addEventListener('error', () => reject(new Error('the worker did not start')));
  });
  // Handled by the race below; without a pending request nobody needs it.
  failed.catch(() => {});
  return (request) => {
    const { port1, port2 } = new MessageChannel();
    const answered = new Promise<DistressRead>((resolve) => {
      port1.onmessage = ({ data }: MessageEvent<DistressRead>) => resolve(data);
    });
    started.postMessage(request, [port2]);
    return Promise.race([answered, failed]).finally(() => port1.close());
  };
}
