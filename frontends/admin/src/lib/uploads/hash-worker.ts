import { hashBlob } from './hash-blob.ts';

/** Answers with the hash of the file, or null when it cannot be read. */
addEventListener('message', async ({ data, ports: [port] }: MessageEvent<Blob>) => {
  try {
    port?.postMessage(await hashBlob(data));
  } catch {
    port?.postMessage(null);
  }
});
