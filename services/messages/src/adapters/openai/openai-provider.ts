import { runningTimeSignal } from '@selah/service-kit/in-running-time';
import OpenAI, { APIError } from 'openai';
import { z } from 'zod';
import {
  type MessageProvider,
  type Prompt,
  type ProviderAnswer,
  ProviderFailure,
} from '../../domain/ports.ts';
import { limitAnswerSize } from './limit-answer-size.ts';
import { PROVIDER_ANSWER_SCHEMA, readProviderForm } from './provider-answer-form.ts';

export interface OpenAiOptions {
  /** Servers on the same machine often need none. */
  readonly apiKey?: string;
  readonly baseUrl: string;
  readonly model: string;
  /** For one attempt. Milliseconds of running time. */
  readonly attemptTimeoutMs: number;
  /** For all attempts together: the longest a visitor waits before the composer answers instead. Milliseconds of running time. */
  readonly deadlineMs: number;
  readonly maxOutputTokens: number;
}

/** Much more than any message needs; a larger answer is an error. */
const MAX_ANSWER_BYTES = 256 * 1024;

/** The fields of a chat completion that are read. Compatible servers differ in the others. */
const completionSchema = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string().min(1) }) })).min(1),
});

/** Statuses of servers that do not know structured output. */
const FORM_REFUSED = [400, 422];

/**
 * Writes messages through any endpoint compatible with OpenAI's chat completions, as structured output where the endpoint
 * knows it. One that refuses it is asked without, from then on.
 */
export function createOpenAiProvider(options: OpenAiOptions): MessageProvider {
  const client = new OpenAI({
    // The library requires a key; an endpoint without keys ignores it.
    apiKey: options.apiKey ?? 'none',
    baseURL: options.baseUrl,
    maxRetries: 1,
    // At debug level, which the variable OPENAI_LOG can set, the library logs whole prompts.
    logLevel: 'off',
  });

  let knowsForm = true;

  async function complete(call: Call, prompt: Prompt, form: object): Promise<ProviderAnswer> {
    const request = { ...requestFor(prompt, options), ...form };
    const completion: unknown = await call.client.chat.completions.create(request, { signal: call.signal });
    const text = completionSchema.parse(completion).choices[0]?.message.content ?? '';
    const answer = readProviderForm(text);
    if (!answer) throw new ProviderFailure('unreadable');
    return answer;
  }

  async function completeInForm(call: Call, prompt: Prompt): Promise<ProviderAnswer> {
    try {
      return await complete(call, prompt, STRUCTURED);
    } catch (error) {
      if (!(error instanceof APIError && FORM_REFUSED.includes(error.status))) throw error;
      const answer = await complete(call, prompt, {});
      knowsForm = false;
      return answer;
    }
  }

  return {
    async answer(prompt, signal, mayRetry) {
      const attempt = limitTime(limitAnswerSize(MAX_ANSWER_BYTES), options.attemptTimeoutMs);
      const call = {
        client: client.withOptions({ fetch: askBeforeRetry(attempt, mayRetry) }),
        signal: AbortSignal.any([signal, runningTimeSignal(options.deadlineMs)]),
      };
      try {
        return await (knowsForm ? completeInForm(call, prompt) : complete(call, prompt, {}));
      } catch (error) {
        throw asProviderFailure(error, signal);
      }
    },
  };
}

/** All attempts for one question. */
interface Call {
  readonly client: OpenAI;
  readonly signal: AbortSignal;
}

const STRUCTURED = {
  response_format: {
    type: 'json_schema' as const,
    json_schema: { name: 'letter', strict: true, schema: { ...PROVIDER_ANSWER_SCHEMA } },
  },
};

/** Ends a call that takes longer. The library's own limit, of ten minutes, is never reached. */
function limitTime(call: typeof fetch, milliseconds: number): typeof fetch {
  return (input, init) => {
    const limit = runningTimeSignal(milliseconds);
    return call(input, { ...init, signal: init?.signal ? AbortSignal.any([init.signal, limit]) : limit });
  };
}

/** The library retries a failed call itself; each call after the first must be allowed. */
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
  if (error instanceof ProviderFailure) return error;
  // In the middle of an answer.
  if (error instanceof DOMException && error.name === 'TimeoutError') return new ProviderFailure('no_answer');
  if (!(error instanceof APIError)) return new ProviderFailure('unreadable');
  // Without a status: a failed connection, a timeout, or the abort at the deadline.
  return error.status === undefined
    ? new ProviderFailure('no_answer')
    : new ProviderFailure('refused', error.status);
}
