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
import { type CallOptions, createEndpoint } from './call-endpoint.ts';
import { chatAddresses } from './chat-addresses.ts';
import { followDraft } from './follow-draft.ts';
import { judgeAnswer, type Outcome, PAUSE_MS } from './judge-answer.ts';
import { barest, firstManner, notesOf, requestIn } from './manner.ts';
import type { Reading } from './reading/read-answer.ts';

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
      return judgeAnswer(await endpoint.call(address, request, signal, onText), { how, addresses });
    } catch (error) {
      if (!(error instanceof ProviderFailure) || error.reason !== 'no_answer' || endpoint.isLoading())
        throw error;
      return { again: how, afterMs: PAUSE_MS, failure: error };
    }
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
