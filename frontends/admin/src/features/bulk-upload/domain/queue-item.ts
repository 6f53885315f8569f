import type { Language } from '@selah/shared/contracts/language-list';

/** The video that already plays the very same file. */
export interface KnownVideo {
  readonly id: number;
  readonly title: string;
  readonly language: Language;
}

/**
 * How far a file is. `reading`: its hash is computed; `checking`: the server says whether it has the file; `known`: it has;
 * `ready`: may be sent; `sent`: the server has all bytes, and no video yet; `fileless`: the page was reloaded and the browser
 * no longer holds the file. What became a video leaves the list.
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
  /** The work of its stage is under way. */
  readonly isBusy: boolean;
  /** The form was submitted with it: it goes on by itself until it is added, fails or is known. */
  readonly isWanted: boolean;
  readonly isPaused: boolean;
  /** The line broke and the work of its stage waits for it. */
  readonly isBroken: boolean;
  readonly sentBytes: number;
  readonly sha256?: string | undefined;
  readonly uploadId?: string | undefined;
  readonly known?: KnownVideo | undefined;
  /** The person knows that it is there already and wants it again. */
  readonly isWantedTwice?: boolean | undefined;
  /** The file of the list that has the same bytes. */
  readonly twin?: string | undefined;
  /** Why it failed, for a person. */
  readonly reason?: string | undefined;
  /** It failed for what this file is: trying again changes nothing. */
  readonly isHopeless?: boolean | undefined;
}

export interface ChosenFile {
  readonly id: string;
  readonly name: string;
  readonly size: number;
  readonly lastModified: number;
  /** Why it cannot become a video, as far as this is known before it is read. */
  readonly refusal?: string | undefined;
}

export function newItem({ refusal, ...file }: ChosenFile, language: Language): QueueItem {
  return {
    ...file,
    language,
    stage: refusal === undefined ? 'reading' : 'failed',
    reason: refusal,
    isHopeless: refusal !== undefined,
    isBusy: false,
    isWanted: false,
    isPaused: false,
    isBroken: false,
    sentBytes: 0,
  };
}

const ENDS: readonly Stage[] = ['failed', 'known', 'fileless'];

/** Whether it still goes on by itself, or as soon as it is no longer paused. */
export function isUnderWay({ isWanted, stage }: QueueItem): boolean {
  return isWanted && !ENDS.includes(stage);
}
