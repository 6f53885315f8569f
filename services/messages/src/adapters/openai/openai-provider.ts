import OpenAI, { APIError } from 'openai';
import { z } from 'zod';
import { type MessageProvider, type Prompt, ProviderFailure } from '../../domain/ports.ts';
import { limitAnswerSize } from './limit-answer-size.ts';

export interface OpenAiOptions {
  /** Servers on one's own machine often need none. */
  readonly apiKey?: string;
  readonly baseUrl: string;
  readonly model: string;
  /** Milliseconds for one attempt. */
  readonly attemptTimeoutMs: number;
  /** Milliseconds for everything together: how long a visitor waits before the composer answers instead. */
  readonly deadlineMs: number;
  readonly maxOutputTokens: number;
}

/** Far more than any message needs; a server that sends more is broken. */
const MAX_ANSWER_BYTES = 256 * 1024;

/** The part of a chat completion that is read. Compatible servers differ in the rest. */
const completionSchema = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string().min(1) }) })).min(1),
});

/** Writes messages through any endpoint that speaks OpenAI's chat completions. */
export function createOpenAiProvider(options: OpenAiOptions): MessageProvider {
  const client = new OpenAI({
    // The library insists on a key; an endpoint without keys ignores it.
    apiKey: options.apiKey ?? 'none',
    baseURL: options.baseUrl,
    timeout: options.attemptTimeoutMs,
    maxRetries: 1,
    // At its debug level, which OPENAI_LOG can set from outside, the library logs whole prompts.
    logLevel: 'off',
  });

  return {
    async answer(prompt, signal, mayRetry) {
      const limited = client.withOptions({
        fetch: askBeforeRetry(limitAnswerSize(MAX_ANSWER_BYTES), mayRetry),
      });
      try {
        const completion: unknown = await limited.chat.completions.create(requestFor(prompt, options), {
          signal: AbortSignal.any([signal, AbortSignal.timeout(options.deadlineMs)]),
        });
        return completionSchema.parse(completion).choices[0]?.message.content ?? '';
      } catch (error) {
        throw asProviderFailure(error, signal);
      }
    },
  };
}

/** The library repeats a failed call by itself; each one after the first must be allowed. */
function askBeforeRetry(call: typeof fetch, mayRetry: () => Promise<boolean>): typeof fetch {
  let calls = 0;
  return async (input, init) => {
    calls += 1;
    if (calls > 1 && !(await mayRetry())) throw new Error('no second call is allowed');
    return call(input, init);
  };
}

function requestFor(prompt: Prompt, { baseUrl, model, maxOutputTokens }: OpenAiOptions) {
  return {
    model,
    messages: [
      { role: 'system' as const, content: prompt.system },
      { role: 'user' as const, content: prompt.user },
    ],
    // OpenAI's newer models refuse `max_tokens`; many compatible servers know nothing else.
    ...(new URL(baseUrl).hostname === 'api.openai.com'
      ? { max_completion_tokens: maxOutputTokens }
      : { max_tokens: maxOutputTokens }),
  };
}

function asProviderFailure(error: unknown, signal: AbortSignal): ProviderFailure {
  if (signal.aborted) return new ProviderFailure('aborted');
  if (!(error instanceof APIError)) return new ProviderFailure('unreadable');
  // Without a status it is a connection that failed, a timeout, or the deadline's abort.
  return error.status === undefined
    ? new ProviderFailure('no_answer')
    : new ProviderFailure('refused', error.status);
}
