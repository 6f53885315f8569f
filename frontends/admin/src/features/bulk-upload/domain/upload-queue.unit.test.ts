import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { nextSteps, type Step } from './next-steps.ts';
import type { ChosenFile, QueueItem } from './queue-item.ts';
import { fromStoredQueue, isStoredQueue, toStoredQueue } from './stored-queue.ts';
import {
  afterEvent,
  EMPTY_QUEUE,
  isFinished,
  MAX_SENDING,
  type QueueEvent,
  type UploadQueue,
} from './upload-queue.ts';

const KNOWN = { id: 7, title: 'Salmo 7', language: 'pt' } as const;

function aFile(id: string, refusal?: string): ChosenFile {
  return { id, name: `${id}.mp4`, size: 100, lastModified: 1, refusal };
}

function after(...events: readonly QueueEvent[]): UploadQueue {
  return events.reduce(afterEvent, EMPTY_QUEUE);
}

function chosen(...ids: readonly string[]): QueueEvent {
  return { type: 'chosen', files: ids.map((id) => aFile(id)), language: 'pt' };
}

/** Events that bring a file to the stage `ready`. */
function ready(id: string): QueueEvent[] {
  return [
    { type: 'began', ids: [id] },
    { type: 'read', id, sha256: `hash of ${id}` },
    { type: 'began', ids: [id] },
    { type: 'checked', ids: [id], known: new Map() },
  ];
}

const item = (queue: UploadQueue, id: string) => queue.items.find((one) => one.id === id);

describe('the upload queue', () => {
  it('M-132 M-133 adds files with a language, which can be changed, and removes them', () => {
    const queue = after(
      chosen('a', 'b'),
      { type: 'languageSet', id: 'b', language: 'fr' },
      { type: 'removed', id: 'a' },
    );
    expect(queue.items.map(({ id, language, stage }) => [id, language, stage])).toEqual([
      ['b', 'fr', 'reading'],
    ]);
  });

  it('never processes a refused file', () => {
    const queue = after(
      { type: 'chosen', files: [aFile('a', 'vazio')], language: 'pt' },
      { type: 'submitted' },
      { type: 'retried', id: 'a' },
    );
    expect(item(queue, 'a')).toMatchObject({ stage: 'failed', reason: 'vazio', isWanted: false });
    expect(nextSteps(queue)).toEqual([]);
  });

  it('reads one file at a time, and sends two after the form was submitted', () => {
    const chosenOnes = after(chosen('a', 'b', 'c'));
    expect(nextSteps(chosenOnes)).toEqual([{ type: 'read', id: 'a' }]);
    const read = [...ready('a'), ...ready('b'), ...ready('c')].reduce(afterEvent, chosenOnes);
    expect(nextSteps(read)).toEqual([]);
    expect(nextSteps(afterEvent(read, { type: 'submitted' }))).toEqual([
      { type: 'send', id: 'a' },
      { type: 'send', id: 'b' },
    ]);
  });

  it('finds a known file before it is sent, and sends it only when confirmed', () => {
    const queue = after(chosen('a'), { type: 'submitted' }, ...ready('a').slice(0, 3), {
      type: 'checked',
      ids: ['a'],
      known: new Map([['hash of a', KNOWN]]),
    });
    expect(item(queue, 'a')).toMatchObject({ stage: 'known', known: KNOWN });
    expect(nextSteps(queue)).toEqual([]);
    expect(isFinished(queue)).toBe(true);
    expect(nextSteps(afterEvent(queue, { type: 'duplicateAllowed', id: 'a' }))).toEqual([
      { type: 'send', id: 'a' },
    ]);
  });

  it('sends the same content under two names once', () => {
    const queue = after(
      chosen('a', 'b'),
      { type: 'began', ids: ['a'] },
      { type: 'read', id: 'a', sha256: 'same' },
      { type: 'began', ids: ['b'] },
      { type: 'read', id: 'b', sha256: 'same' },
    );
    expect(item(queue, 'b')).toMatchObject({ stage: 'failed', duplicateOf: 'a.mp4' });
  });

  it('pauses and resumes uploads', () => {
    const sending = after(chosen('a'), { type: 'submitted' }, ...ready('a'), { type: 'began', ids: ['a'] });
    const paused = afterEvent(sending, { type: 'paused', ids: ['a'] });
    expect(item(paused, 'a')).toMatchObject({ stage: 'ready', isBusy: false });
    expect(nextSteps(paused)).toEqual([]);
    expect(nextSteps(afterEvent(paused, { type: 'resumed', ids: ['a'] }))).toEqual([
      { type: 'send', id: 'a' },
    ]);
  });

  it('waits when the session ends, and continues after a login', () => {
    const over = after(
      chosen('a'),
      { type: 'submitted' },
      ...ready('a'),
      { type: 'began', ids: ['a'] },
      { type: 'signedOut', ids: ['a'] },
    );
    expect(nextSteps(over)).toEqual([]);
    expect(isFinished(over)).toBe(false);
    expect(nextSteps(afterEvent(over, { type: 'signedIn' }))).toEqual([{ type: 'send', id: 'a' }]);
  });

  it('counts only files that became videos', () => {
    const queue = after(
      chosen('a', 'b'),
      { type: 'submitted' },
      ...['a', 'b'].flatMap((id): QueueEvent[] => [
        ...ready(id),
        { type: 'began', ids: [id] },
        { type: 'sent', id, uploadId: `upload of ${id}` },
        { type: 'began', ids: [id] },
      ]),
      { type: 'added', id: 'a' },
      { type: 'failed', id: 'b', reason: 'não é um vídeo' },
    );
    expect(queue.added).toBe(1);
    expect(queue.items).toHaveLength(1);
    expect(item(queue, 'b')).toMatchObject({ stage: 'failed', reason: 'não é um vídeo' });
    const again = afterEvent(queue, { type: 'retried', id: 'b' });
    expect(item(again, 'b')).toMatchObject({ stage: 'ready', sentBytes: 0, uploadId: undefined });
  });

  it('after a reload continues with uploaded files, and waits for the others’ files', () => {
    const before = after(
      chosen('a', 'b'),
      { type: 'submitted' },
      ...ready('a'),
      { type: 'began', ids: ['a'] },
      { type: 'sent', id: 'a', uploadId: 'upload' },
    );
    const written: unknown = JSON.parse(JSON.stringify(toStoredQueue(before.items)));
    expect(isStoredQueue(written)).toBe(true);
    const queue: UploadQueue = {
      ...EMPTY_QUEUE,
      items: isStoredQueue(written) ? fromStoredQueue(written) : [],
    };
    expect(queue.items.map(({ stage }) => stage)).toEqual(['sent', 'fileless']);
    expect(nextSteps(queue)).toEqual([{ type: 'add', id: 'a' }]);
    const chosenAgain = afterEvent(queue, {
      type: 'chosen',
      files: [{ ...aFile('b'), id: 'new' }],
      language: 'en',
    });
    expect(chosenAgain.items).toHaveLength(2);
    expect(item(chosenAgain, 'new')).toMatchObject({ stage: 'reading', isWanted: true, language: 'pt' });
  });

  it.each([
    null,
    'text',
    [1],
    [{ id: 'a' }],
    [{ ...aFile('a'), language: 'de', isWanted: true, isPaused: false }],
  ])('ignores an invalid stored list: %j', (raw) => expect(isStoredQueue(raw)).toBe(false));
});

describe('with events in random order', () => {
  const id = fc.constantFrom('a', 'b', 'c', 'd');
  const event: fc.Arbitrary<QueueEvent> = fc.oneof(
    fc.record({
      type: fc.constant('chosen' as const),
      files: fc.array(
        id.map((one) => aFile(one)),
        { maxLength: 4 },
      ),
      language: fc.constant('pt' as const),
    }),
    fc.record({
      type: fc.constantFrom(
        'removed' as const,
        'retried' as const,
        'duplicateAllowed' as const,
        'added' as const,
      ),
      id,
    }),
    fc.record({
      type: fc.constantFrom('paused' as const, 'resumed' as const, 'signedOut' as const),
      ids: fc.array(id),
    }),
    fc.record({
      type: fc.constant('broke' as const),
      ids: fc.array(id),
      trouble: fc.constant('Sem conexão'),
    }),
    fc.record({ type: fc.constant('read' as const), id, sha256: fc.constantFrom('x', 'y', 'z') }),
    fc.record({
      type: fc.constant('checked' as const),
      ids: fc.array(id),
      known: fc.constantFrom(new Map(), new Map([['x', KNOWN]])),
    }),
    fc.record({ type: fc.constant('progressed' as const), id, sentBytes: fc.nat(100) }),
    fc.record({ type: fc.constant('sent' as const), id, uploadId: fc.constant('upload') }),
    fc.record({ type: fc.constant('failed' as const), id, reason: fc.constant('why') }),
    fc.record({ type: fc.constantFrom('submitted' as const, 'signedIn' as const) }),
  );

  /** Applies the events, each followed by the start of the work that it allows. */
  function play(
    events: readonly QueueEvent[],
    look: (queue: UploadQueue, steps: readonly Step[], event: QueueEvent) => void,
  ) {
    let queue = EMPTY_QUEUE;
    for (const one of events) {
      queue = afterEvent(queue, one);
      const steps = nextSteps(queue);
      for (const step of steps) {
        queue = afterEvent(queue, { type: 'began', ids: step.type === 'check' ? step.ids : [step.id] });
      }
      look(queue, steps, one);
    }
  }

  const count = (queue: UploadQueue, stage: QueueItem['stage']) =>
    queue.items.filter((one) => one.stage === stage && one.isBusy).length;

  it('at most two files are being sent, one read and one added', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 60 }), (events) =>
        play(events, (queue) => {
          expect(count(queue, 'sending')).toBeLessThanOrEqual(MAX_SENDING);
          expect(count(queue, 'reading')).toBeLessThanOrEqual(1);
          expect(count(queue, 'adding')).toBeLessThanOrEqual(1);
        }),
      ),
    );
  });

  it('the count grows only with a file that was being added, which leaves the list', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 60 }), (events) => {
        let before = EMPTY_QUEUE;
        play(events, (queue, _steps, one) => {
          if (queue.added !== before.added) {
            expect(queue.added).toBe(before.added + 1);
            if (one.type !== 'added') throw new Error(`counted by ${one.type}`);
            expect(item(before, one.id)?.stage).toBe('adding');
            expect(item(queue, one.id)).toBeUndefined();
          }
          before = queue;
        });
      }),
    );
  });

  it('no file is sent that was not submitted or is paused, nor without a login', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 60 }), (events) =>
        play(events, (queue, steps) => {
          for (const step of steps) {
            if (step.type === 'send')
              expect(item(queue, step.id)).toMatchObject({ isWanted: true, isPaused: false });
            if (queue.isSignedOut) expect(step.type).toBe('read');
          }
        }),
      ),
    );
  });
});
