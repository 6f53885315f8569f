import type { QueueItem } from './queue-item.ts';
import { MAX_SENDING, type UploadQueue } from './upload-queue.ts';

/** Work to start now. */
export type Step =
  | { readonly type: 'read' | 'send' | 'add'; readonly id: string }
  | { readonly type: 'check'; readonly ids: readonly string[] };

/**
 * The next work: one hash at a time, because they share a disk; one check for all hashes known so far; two uploads; one
 * video creation at a time, so that an answer belongs to one file.
 */
export function nextSteps({ items, isSignedOut }: UploadQueue): Step[] {
  const steps: Step[] = items
    .filter(isIdle('reading'))
    .slice(0, room(items, 'reading', 1))
    .map(({ id }) => ({ type: 'read', id }));
  if (isSignedOut) return steps;

  const unchecked = items.filter(isIdle('checking')).map(({ id }) => id);
  if (unchecked.length > 0) steps.push({ type: 'check', ids: unchecked });
  for (const { id } of items.filter(canBeSent).slice(0, room(items, 'sending', MAX_SENDING))) {
    steps.push({ type: 'send', id });
  }
  for (const { id } of items.filter(isIdle('sent')).slice(0, room(items, 'adding', 1))) {
    steps.push({ type: 'add', id });
  }
  return steps;
}

function isIdle(stage: QueueItem['stage']) {
  return (item: QueueItem) => item.stage === stage && !item.isBusy;
}

function canBeSent({ stage, isWanted, isPaused }: QueueItem): boolean {
  return stage === 'ready' && isWanted && !isPaused;
}

function room(items: readonly QueueItem[], stage: QueueItem['stage'], atOnce: number): number {
  return Math.max(0, atOnce - items.filter((item) => item.stage === stage && item.isBusy).length);
}
