import type { KnownVideo } from '../../lib/uploads/known-files-endpoint.ts';
import { SessionExpiredError, UploadRejectedError } from '../../lib/uploads/upload-errors.ts';
import type { Step } from './domain/next-steps.ts';
import type { QueueItem } from './domain/queue-item.ts';
import type { QueueEvent } from './domain/upload-queue.ts';

/** Cancels a call, and reports why it waits, in words. */
export interface CallControl {
  readonly signal: AbortSignal;
  readonly onBroken: (trouble: string) => void;
}

export interface SendOptions extends CallControl {
  readonly sha256: string;
  readonly onProgress: (sentBytes: number) => void;
}

/** Each call waits for a lost connection, and fails with `SessionExpiredError` or `UploadRejectedError`. */
export interface StepDeps {
  readonly hash: (file: File) => Promise<string>;
  /** Resolves to those of these hashes that the server already has as videos. */
  readonly findKnown: (
    hashes: readonly string[],
    control: CallControl,
  ) => Promise<ReadonlyMap<string, KnownVideo>>;
  /** Resolves to the id of the upload. */
  readonly send: (file: File, options: SendOptions) => Promise<string>;
  /** Creates the video of a completely uploaded file. */
  readonly add: (item: QueueItem, control: CallControl) => Promise<void>;
}

interface Work {
  readonly step: Step;
  readonly items: readonly QueueItem[];
  readonly files: ReadonlyMap<string, File>;
  readonly signal: AbortSignal;
  readonly applyEvent: (event: QueueEvent) => void;
}

/** Runs one step and returns its result as an event. */
export async function doStep(deps: StepDeps, work: Work): Promise<QueueEvent> {
  const ids = work.items.map(({ id }) => id);
  try {
    return await outcomeOf(deps, work, ids);
  } catch (failure) {
    if (failure instanceof SessionExpiredError) return { type: 'signedOut', ids };
    // When the check fails, the files are sent anyway.
    if (work.step.type === 'check') return { type: 'checked', ids, known: new Map() };
    return {
      type: 'failed',
      id: work.step.id,
      reason: failure instanceof UploadRejectedError ? failure.message : undefined,
    };
  }
}

async function outcomeOf(deps: StepDeps, work: Work, ids: readonly string[]): Promise<QueueEvent> {
  const { step, items, files, signal, applyEvent } = work;
  const control: CallControl = {
    signal,
    onBroken: (trouble) => signal.aborted || applyEvent({ type: 'broke', ids, trouble }),
  };
  if (step.type === 'check') {
    const hashes = items.map(({ sha256 = '' }) => sha256);
    return { type: 'checked', ids, known: await deps.findKnown(hashes, control) };
  }
  const { id } = step;
  const [item] = items;
  const file = files.get(id);
  if (!item) throw new UploadRejectedError('');
  if (step.type === 'add') {
    await deps.add(item, control);
    return { type: 'added', id };
  }
  if (!file) throw new UploadRejectedError('');
  if (step.type === 'read') return { type: 'read', id, sha256: await deps.hash(file) };
  const { sha256 = '' } = item;
  const onProgress = (sentBytes: number) =>
    signal.aborted || applyEvent({ type: 'progressed', id, sentBytes });
  return { type: 'sent', id, uploadId: await deps.send(file, { ...control, sha256, onProgress }) };
}
