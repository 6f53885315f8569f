import { texts } from '../../locales/pt.ts';
import { UploadRejectedError } from './upload-errors.ts';

type Hash = (file: Blob) => Promise<string | null>;

let worker: Hash | undefined;

/**
 * The SHA-256 of a file, computed in a worker to keep the page responsive, or on the page without workers.
 * @throws UploadRejectedError when the file cannot be read
 */
export async function hashFile(file: Blob): Promise<string> {
  const digest = await inWorker(file).catch(() => inPage(file));
  if (digest === null) throw new UploadRejectedError(texts.uploads.unreadable, 'unreadable');
  return digest;
}

async function inWorker(file: Blob): Promise<string | null> {
  if (!('Worker' in window)) return inPage(file);
  worker ??= startWorker();
  return worker(file);
}

async function inPage(file: Blob): Promise<string | null> {
  const { hashBlob } = await import('./hash-blob.ts');
  return hashBlob(file).catch(() => null);
}

function startWorker(): Hash {
  const started = new Worker(new URL('./hash-worker.ts', import.meta.url), { type: 'module' });
  const failed = new Promise<never>((_, reject) => {
    started.addEventListener('error', () => {
      worker = undefined;
      reject(new Error('the worker did not start'));
    });
  });
  // Handled by pending requests; this prevents an "unhandled rejection" when there are none.
  failed.catch(() => {});
  return (file) => {
    const { port1, port2 } = new MessageChannel();
    const answered = new Promise<string | null>((resolve) => {
      port1.onmessage = ({ data }: MessageEvent<string | null>) => resolve(data);
    });
    started.postMessage(file, [port2]);
    return Promise.race([answered, failed]).finally(() => port1.close());
  };
}
