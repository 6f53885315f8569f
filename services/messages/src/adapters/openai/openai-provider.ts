import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { runningTimeSignal } from '@selah/service-kit/in-running-time';
import {
  type MessageProvider,
  type OnDraft,
  type Prompt,
  type ProviderAnswer,
  ProviderFailure,
  type ProviderManner,
  type ProviderMemory,
} from '../../domain/ports.ts';
import { type Answered, type CallOptions, createEndpoint } from './call-endpoint.ts';
import { chatAddresses } from './chat-addresses.ts';
import { followDraft } from './follow-draft.ts';
import { barest, firstManner, learnFrom, notesOf, requestIn } from './manner.ts';
import { type Reading, readAnswer } from './reading/read-answer.ts';
import { answerInRefusal, isWrongAddress, kindOf, type Refusal, refusalIn } from './refusals.ts';

export interface OpenAiOptions extends CallOptions {
  readonly baseUrl: string;
  readonly model: string;
  /** For all calls together: the longest a visitor waits before the composer answers instead. Milliseconds of running time. */
  readonly deadlineMs: number;
  readonly maxOutputTokens: number;
}

interface Asked {
  readonly prompt: Prompt;
  readonly signal: AbortSignal;
  readonly onDraft: OnDraft | undefined;
}

/** What follows from one call: an answer, a failure, or a second call, in another manner or after a while. */
type Outcome =
  | { readonly reading: Reading }
  | { readonly failure: ProviderFailure }
  | { readonly again: ProviderManner; readonly afterMs?: number; readonly failure: ProviderFailure };

/** Statuses with which servers refuse a parameter. */
const REFUSED = [400, 404, 409, 413, 415, 422, 500, 501];

/** Statuses that pass by themselves. */
const PASSING = [408, 425, 429, 502, 503, 504, 529];

/** How much longer an answer may be that was cut off. */
const MORE_ROOM = 3;

const PAUSE_MS = 500;

/**
 * Writes messages through any endpoint compatible with OpenAI's chat completions. Endpoints differ in what they take: the manner is
 * learned from their refusals, with at most one second call for a question, and remembered (decision 0089).
 */
export function createOpenAiProvider(options: OpenAiOptions, memory: ProviderMemory): MessageProvider {
  const endpoint = createEndpoint(options);
  const addresses = chatAddresses(options.baseUrl);
  const first = firstManner(options.baseUrl);
  const key = createHash('sha256').update(`${options.baseUrl} ${options.model}`).digest('hex');
  let manner: ProviderManner | undefined;
  /** A server error that a simpler call avoids may be chance the first time. */
  let suspicions = 0;

  async function keep(next: ProviderManner): Promise<void> {
    if (isDeepStrictEqual(next, manner)) return;
    manner = next;
    // What is learned can be learned again.
    await memory.keep(key, next).catch(() => {});
  }

  async function ask(how: ProviderManner, { prompt, signal, onDraft }: Asked): Promise<Outcome> {
    const address = addresses[how.address] ?? addresses[0];
    const request = requestIn(how, prompt, { ...options, stream: onDraft !== undefined });
    const onText = request.stream && onDraft ? followDraft(onDraft) : undefined;
    try {
      return judge(await endpoint.call(address, request, signal, onText), how);
    } catch (error) {
      if (!(error instanceof ProviderFailure) || error.reason !== 'no_answer' || endpoint.isLoading())
        throw error;
      return { again: how, afterMs: PAUSE_MS, failure: error };
    }
  }

  function judge(answered: Answered, how: ProviderManner): Outcome {
    if (answered.status >= 300) return judgeRefusal(answered, how, answered.headers);
    const reading = readAnswer(answered.text);
    if (reading.danger.length > 0 || reading.lack === undefined || reading.lack === 'filtered')
      return { reading };
    const unreadable = new ProviderFailure('unreadable');
    if (reading.lack === 'error') return judgeRefusal(refusalIn(reading.error), how, answered.headers);
    if (reading.lack === 'cut') {
      const again = reading.isBlank ? learnFrom('response_format', how) : withMoreRoom(how);
      return again ? { again, failure: unreadable } : { failure: unreadable };
    }
    // Some servers say nothing at all where a model must not think.
    if (how.effort && how.effort !== 'refused')
      return { again: { ...how, effort: 'refused' }, failure: unreadable };
    // A page of its own, where the address is another one.
    const isPage = /^\s*<(?:!doctype|html)/iu.test(answered.text);
    return isPage && addresses[how.address + 1]
      ? { again: { ...how, address: how.address + 1 }, failure: unreadable }
      : { failure: unreadable };
  }

  function judgeRefusal(refusal: Refusal, how: ProviderManner, headers: Headers): Outcome {
    const reading = answerInRefusal(refusal);
    if (reading && (reading.danger.length > 0 || reading.letter)) return { reading };
    const failure = new ProviderFailure('refused', refusal.status);
    const kind = kindOf(refusal);
    if (kind === 'spent') return { failure: new ProviderFailure('spent', refusal.status) };
    if (kind === 'loading') return { failure: new ProviderFailure('loading', refusal.status) };
    if (kind === 'filtered') return { reading: { danger: [], notes: ['refused'] } };
    if (isWrongAddress(refusal) && addresses[how.address + 1])
      return { again: { ...how, address: how.address + 1 }, failure };
    if (PASSING.includes(refusal.status)) return { again: how, afterMs: pauseOf(headers), failure };
    if (!REFUSED.includes(refusal.status) || isWrongAddress(refusal)) return { failure };
    const learned = learnFrom(refusal.text, how);
    if (learned) return { again: learned, failure };
    const bare = barest(how);
    const isBare = isDeepStrictEqual(bare, how);
    // An unknown model stays unknown.
    if (refusal.status === 404 || (isBare && refusal.status < 500)) return { failure };
    return { again: bare, failure, ...(refusal.status >= 500 && { afterMs: pauseOf(headers) }) };
  }

  /** Whether to keep a manner that brought an answer: after a server error only the second time. */
  function isProven(from: ProviderManner, to: ProviderManner, { status = 0 }: ProviderFailure): boolean {
    if (status < 500 || !isDeepStrictEqual(to, barest(from))) return true;
    suspicions += 1;
    return suspicions > 1;
  }

  async function twice(asked: Asked, mayRetry: () => Promise<boolean>): Promise<ProviderAnswer> {
    const how = manner ?? (await memory.recall(key).catch(() => undefined)) ?? first;
    manner = how;
    const outcome = await ask(how, asked);
    if ('reading' in outcome) return answerOf(outcome.reading, how);
    if (!('again' in outcome)) throw outcome.failure;
    const { again, afterMs = 0, failure } = outcome;
    await pause(afterMs, asked.signal);
    if (!(await mayRetry())) throw new ProviderFailure('no_answer');
    const second = await ask(again, asked);
    if ('reading' in second) {
      if (isProven(how, again, failure)) await keep(again);
      return answerOf(second.reading, again);
    }
    // A second refusal of another kind shows that the first change was right.
    if ('again' in second && second.afterMs === undefined && failure.status !== undefined)
      await keep(second.again);
    throw second.failure;
  }

  async function answerOf(
    { danger, letter, notes, tokens }: Reading,
    how: ProviderManner,
  ): Promise<ProviderAnswer> {
    // From the next question on, if the model was seen reasoning.
    if (notes.includes('thinks_aloud') && how.effort === undefined)
      await keep({ ...(manner ?? how), effort: 'none' });
    const all = [...new Set([...notes, ...notesOf(how, first)])];
    return { danger, notes: all, ...(letter && { letter }), ...(tokens !== undefined && { tokens }) };
  }

  return {
    async answer(prompt, signal, mayRetry, onDraft) {
      if (endpoint.isLoading()) throw new ProviderFailure('loading');
      const all = AbortSignal.any([signal, runningTimeSignal(options.deadlineMs)]);
      try {
        return await twice({ prompt, signal: all, onDraft }, mayRetry);
      } catch (error) {
        if (signal.aborted) throw new ProviderFailure('aborted');
        throw error instanceof ProviderFailure ? error : new ProviderFailure('no_answer');
      }
    },
  };

  /** @throws at once if the pause ends after the deadline */
  async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
    if (milliseconds > options.deadlineMs) throw new ProviderFailure('no_answer');
    if (milliseconds > 0) await wait(milliseconds, undefined, { signal });
  }
}

function withMoreRoom(how: ProviderManner): ProviderManner | undefined {
  return how.room === 1 && how.tokens !== 'none' ? { ...how, room: MORE_ROOM } : undefined;
}

/** How long a server asks to wait (RFC 9110, 10.2.3; the first is OpenAI's). Milliseconds. */
function pauseOf(headers: Headers): number {
  const exact = Number(headers.get('retry-after-ms') ?? Number.NaN);
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  if (exact >= 0) return exact;
  return seconds >= 0 ? seconds * 1000 : PAUSE_MS;
}
