import { useEffect, useRef, useState } from 'react';
import { warnBeforeLeaving } from '../page-leave.ts';
import { hashFile } from './hash-file.ts';
import { sendFile } from './send-file.ts';

export interface UploadState {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** Undefined while the file is only being read. */
  readonly sentBytes?: number;
  /** Why it waits, in words. */
  readonly trouble?: string | undefined;
}

/**
 * Uploads the file of a form: hashes it, sends it, waits for lost connections, and warns before the page is closed. A
 * repeated upload continues where it stopped. Cancelled when the form is unmounted.
 */
export function useUpload() {
  const [upload, setUpload] = useState<UploadState>();
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), []);

  /**
   * Resolves to the id of the upload, or to undefined when `isWanted` refuses the hash of the file.
   * @throws SessionExpiredError, UploadRejectedError, or an AbortError when the form is unmounted
   */
  async function send(
    file: File,
    isWanted: (sha256: string) => Promise<boolean>,
  ): Promise<string | undefined> {
    controller.current = new AbortController();
    const { signal } = controller.current;
    const stopWarning = warnBeforeLeaving();
    const show = (changes: Partial<UploadState>) =>
      signal.aborted || setUpload((last) => ({ name: file.name, size: file.size, ...last, ...changes }));
    show({});
    try {
      const sha256 = await hashFile(file);
      if (!(await isWanted(sha256))) return undefined;
      return await sendFile(file, {
        sha256,
        signal,
        onProgress: (sentBytes) => show({ sentBytes, trouble: undefined }),
        onBroken: (trouble) => show({ trouble }),
      });
    } finally {
      stopWarning();
      if (!signal.aborted) setUpload(undefined);
    }
  }

  return { upload, send };
}
