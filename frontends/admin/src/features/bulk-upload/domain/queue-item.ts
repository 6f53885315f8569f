import type { Language } from '@selah/shared/contracts/language-list';
import type { KnownVideo } from '../../../lib/uploads/known-files-endpoint.ts';

/**
 * The stage of a file. `reading`: its hash is being computed; `checking`: the server is asked whether it has the file;
 * `known`: it has; `ready`: can be sent; `sent`: uploaded, without a video yet; `fileless`: the page was reloaded and the
 * browser lost the file. Files that became videos are removed from the list.
 */
export type Stage =
  | 'reading'
  | 'checking'
  | 'known'
  | 'ready'
  | 'sending'
  | 'sent'
  | 'adding'
  | 'failed'
  | 'fileless';

/** One file of the list (M-171). */
export interface QueueItem {
  readonly id: string;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  readonly lastModified: number;
  readonly language: Language;
  readonly stage: Stage;
  /** The work of its stage is in progress. */
  readonly isBusy: boolean;
  /** Submitted: it continues automatically until it is added, fails or is known. */
  readonly isWanted: boolean;
  readonly isPaused: boolean;
  /** Why its work waits, in words: the connection is lost, or the server is busy. */
  readonly trouble?: string | undefined;
  readonly sentBytes: number;
  readonly sha256?: string | undefined;
  readonly uploadId?: string | undefined;
  readonly known?: KnownVideo | undefined;
  /** The name of the item with the same content. */
  readonly duplicateOf?: string | undefined;
  /** The error text. */
  readonly reason?: string | undefined;
  /** Failed because of the file itself: a retry is useless. */
  readonly isPermanentFailure?: boolean | undefined;
}

export interface ChosenFile {
  readonly id: string;
  readonly name: string;
  readonly size: number;
  readonly lastModified: number;
  /** Why it cannot become a video, if known before reading it. */
  readonly refusal?: string | undefined;
}

export function newItem({ refusal, ...file }: ChosenFile, language: Language): QueueItem {
  return {
    ...file,
    language,
    stage: refusal === undefined ? 'reading' : 'failed',
    reason: refusal,
    isPermanentFailure: refusal !== undefined,
    isBusy: false,
    isWanted: false,
    isPaused: false,
    sentBytes: 0,
  };
}

const ENDS: readonly Stage[] = ['failed', 'known', 'fileless'];

/** Whether it continues automatically, now or after a pause. */
export function isInProgress({ isWanted, stage }: QueueItem): boolean {
  return isWanted && !ENDS.includes(stage);
}
