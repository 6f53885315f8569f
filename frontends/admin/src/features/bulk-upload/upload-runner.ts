import type { Language } from '@selah/shared/contracts/language-list';
import { doStep, type StepDeps } from './do-step.ts';
import { nextSteps, type Step } from './domain/next-steps.ts';
import { type ChosenFile, isInProgress, type QueueItem } from './domain/queue-item.ts';
import { afterEvent, isFinished, type QueueEvent, type UploadQueue } from './domain/upload-queue.ts';

export interface UploadRunnerDeps extends StepDeps {
  /** Deletes at the server what was sent of a removed file. */
  readonly cancelUpload: (sha256: string) => void;
  readonly remember: (items: readonly QueueItem[]) => void;
  readonly onSignedOut: () => void;
  /** Called when all submitted files are finished. */
  readonly onBatchFinished: (outcome: FinishedBatch) => void;
  /** Returns a function that ends the warning. */
  readonly warnBeforeLeaving: () => () => void;
}

export interface FinishedBatch {
  readonly added: number;
  /** Submitted files still in the list: failed or known. */
  readonly left: readonly QueueItem[];
  /** Whether the list is empty when this is called. */
  readonly isListEmpty: () => boolean;
}

/** Actions of the administrator on the list. */
export type Command = Extract<
  QueueEvent,
  {
    type:
      | 'languageSet'
      | 'removed'
      | 'submitted'
      | 'paused'
      | 'resumed'
      | 'retried'
      | 'duplicateAllowed'
      | 'signedIn';
  }
>;

export interface UploadRunner {
  readonly queue: () => UploadQueue;
  /** Calls the listener after each change, until the returned function is called. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly choose: (files: readonly (ChosenFile & { readonly file: File })[], language: Language) => void;
  readonly execute: (command: Command) => void;
  /** Stops all work permanently. */
  readonly stop: () => void;
}

/**
 * Runs the work that the queue requires and feeds the results back as events. It is independent of the rendered components,
 * so that uploads continue on other pages of the site.
 */
export function startUploadRunner(deps: UploadRunnerDeps, initialQueue: UploadQueue): UploadRunner {
  let queue = initialQueue;
  let stopWarning: (() => void) | undefined;
  const files = new Map<string, File>();
  const underWay = new Map<string, AbortController>();
  const listeners = new Set<() => void>();

  function applyEvent(event: QueueEvent): void {
    const before = queue;
    queue = afterEvent(queue, event);
    if (event.type === 'signedOut' && !before.isSignedOut) deps.onSignedOut();
    for (const step of nextSteps(queue)) begin(step);
    if (event.type !== 'progressed') deps.remember(queue.items);
    warnWhileBusy();
    for (const listener of listeners) listener();
    if (event.type !== 'settled' && !isFinished(before) && isFinished(queue)) settle();
  }

  function begin(step: Step): void {
    const ids = step.type === 'check' ? step.ids : [step.id];
    queue = afterEvent(queue, { type: 'began', ids });
    const controller = new AbortController();
    if (step.type !== 'check') underWay.set(step.id, controller);
    const { signal } = controller;
    const items = queue.items.filter(({ id }) => ids.includes(id));
    void doStep(deps, { step, items, files, signal, applyEvent }).then(
      (event) => signal.aborted || applyEvent(event),
    );
  }

  function settle(): void {
    const left = queue.items.filter(({ isWanted, stage }) => isWanted && stage !== 'fileless');
    const outcome = { added: queue.added, left, isListEmpty: () => queue.items.length === 0 };
    applyEvent({ type: 'settled' });
    // When the administrator removed the last file, there is nothing to report.
    if (outcome.added > 0 || left.length > 0) deps.onBatchFinished(outcome);
  }

  function abort(ids: readonly string[]): void {
    for (const id of ids) underWay.get(id)?.abort();
  }

  function warnWhileBusy(): void {
    const isBusy = queue.items.some(isInProgress);
    if (isBusy === (stopWarning !== undefined)) return;
    stopWarning?.();
    stopWarning = isBusy ? deps.warnBeforeLeaving() : undefined;
  }

  // Continues a stored list with the work that needs no file.
  applyEvent({ type: 'signedIn' });

  return {
    queue: () => queue,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    choose(chosen, language) {
      for (const { id, file } of chosen) files.set(id, file);
      applyEvent({ type: 'chosen', files: chosen.map(({ file: _file, ...facts }) => facts), language });
    },
    execute(command) {
      if (command.type === 'paused') abort(idsBeingSent(queue, command.ids));
      if (command.type === 'removed') {
        abort([command.id]);
        files.delete(command.id);
        const sha256 = queue.items.find(({ id }) => id === command.id)?.sha256;
        if (sha256) deps.cancelUpload(sha256);
      }
      applyEvent(command);
    },
    stop() {
      abort([...underWay.keys()]);
      stopWarning?.();
      listeners.clear();
    },
  };
}

/** Pausing interrupts uploads only; hashes and video creations are finished. */
function idsBeingSent({ items }: UploadQueue, ids: readonly string[]): string[] {
  return items.filter(({ id, stage }) => stage === 'sending' && ids.includes(id)).map(({ id }) => id);
}
