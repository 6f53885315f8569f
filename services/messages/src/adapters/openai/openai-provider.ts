import OpenAI, { APIError } from 'openai';
import { z } from 'zod';
import { type MessageProvider, type Prompt, ProviderFailure } from '../../domain/ports.ts';
import { limitAnswerSize } from './limit-answer-size.ts';

export interface OpenAiOptions {
  /** Servers on the same machine often need none. */
  readonly apiKey?: string;
  readonly baseUrl: string;
  readonly model: string;
  /** Milliseconds for one attempt. */
  readonly attemptTimeoutMs: number;
  /** Milliseconds for all attempts together: the longest a visitor waits before the composer answers instead. */
  readonly deadlineMs: number;
  readonly maxOutputTokens: number;
}

/** Much more than any message needs; a larger answer is an error. */
const MAX_ANSWER_BYTES = 256 * 1024;

/** The fields of a chat completion that are read. Compatible servers differ in the others. */
const completionSchema = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string().min(1) }) })).min(1),
});

/** Writes messages through any endpoint compatible with OpenAI's chat completions. */
export function createOpenAiProvider(options: OpenAiOptions): MessageProvider {
  const client = new OpenAI({
    // The library requires a key; an endpoint without keys ignores it.
    apiKey: options.apiKey ?? 'none',
    baseURL: options.baseUrl,
    timeout: options.attemptTimeoutMs,
    maxRetries: 1,
    // At debug level, which the variable OPENAI_LOG can set, the library logs whole prompts.
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

/** The library retries a failed call itself; each retry must be allowed. */
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
    // OpenAI's newer models reject `max_tokens`; many compatible servers support only that.
    ...(new URL(baseUrl).hostname === 'api.openai.com'
      ? { max_completion_tokens: maxOutputTokens }
      : { max_tokens: maxOutputTokens }),
  };
}

function asProviderFailure(error: unknown, signal: AbortSignal): ProviderFailure {
  if (signal.aborted) return new ProviderFailure('aborted');
  if (!(error instanceof APIError)) return new ProviderFailure('unreadable');
  // Without a status: a failed connection, a timeout, or the abort at the deadline.
  return error.status === undefined
    ? new ProviderFailure('no_answer')
    : new ProviderFailure('refused', error.status);
}
