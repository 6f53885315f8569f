import type { DistressRead } from '@selah/distress/engine/read-distress';
import type { Language } from '@selah/shared/contracts/language-list';

/** What a visitor writes in the form. */
export interface Writing {
  readonly name: string;
  readonly question: string;
}

export interface DistressRequest extends Writing {
  readonly language: Language;
}

type Read = (request: DistressRequest) => Promise<DistressRead>;

let worker: Read | undefined;

/**
 * Detects distress in a text, in this browser only: in a worker, or on the page in browsers without workers.
 * @throws when the detector cannot be downloaded
 */
export async function readDistress(request: DistressRequest): Promise<DistressRead> {
  if ('Worker' in window) {
    try {
      worker ??= startWorker();
      return await worker(request);
    } catch {
      worker = undefined;
    }
  }
  const { readDistress: readHere } = await import('@selah/distress/engine/read-distress');
  return readHere(request.question, request.language, undefined, request.name);
}

/** Downloads the detector before it is needed. May be called repeatedly. */
export function preloadDistressReader(): void {
  if (!worker) readDistress({ name: '', question: '', language: 'pt' }).catch(() => {});
}

function startWorker(): Read {
  const started = new Worker(new URL('./distress-worker.ts', import.meta.url), { type: 'module' });
  const failed = new Promise<never>((_, reject) => {
    started.addEventListener('error', () => reject(new Error('the worker did not start')));
  });
  // Handled in the race below; this prevents an "unhandled rejection" when no request is pending.
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
