import { inRunningTime, runningTimeSignal } from '@selah/service-kit/in-running-time';
import { ProviderFailure } from '../../domain/ports.ts';
import { limitAnswerSize } from './limit-answer-size.ts';

export interface Answered {
  readonly status: number;
  readonly text: string;
  readonly headers: Headers;
}

export interface CallOptions {
  /** Servers on the same machine often need none. */
  readonly apiKey?: string;
  /** For one call. Milliseconds of running time. */
  readonly attemptTimeoutMs: number;
  /** How long a model that says nothing may take to be loaded, while the composer answers. Milliseconds of running time. */
  readonly loadTimeMs: number;
}

export interface Endpoint {
  /** Whether an abandoned call is still open, because the server may be loading its model. */
  isLoading(): boolean;
  /**
   * @param onText gets each part of the body of a success as it arrives
   * @throws ProviderFailure `no_answer` or `unreadable`, or whatever `signal` was aborted with
   */
  call(
    address: string,
    body: unknown,
    signal: AbortSignal,
    onText?: (part: string) => void,
  ): Promise<Answered>;
}

/** Much more than any message needs; a larger answer is an error. */
const MAX_ANSWER_BYTES = 256 * 1024;

/**
 * Calls an endpoint. A call without a first byte in time is not ended: servers load a model with the first question and stop if its
 * connection closes. It goes on in the background, and `isLoading` until it ends.
 */
export function createEndpoint(options: CallOptions): Endpoint {
  const limited = limitAnswerSize(MAX_ANSWER_BYTES);
  let loading = 0;

  function goOnWithoutWaiting(answer: Promise<Response>): void {
    loading += 1;
    void answer
      .then((response) => response.arrayBuffer())
      .catch(() => {})
      .finally(() => {
        loading -= 1;
      });
  }

  return {
    isLoading: () => loading > 0,
    async call(address, body, signal, onText) {
      signal.throwIfAborted();
      const call = new AbortController();
      const end = () => call.abort(signal.reason);
      signal.addEventListener('abort', end, { once: true });
      try {
        const answer = limited(address, {
          method: 'POST',
          headers: headersFor(address, options.apiKey),
          body: JSON.stringify(body),
          signal: AbortSignal.any([call.signal, runningTimeSignal(options.loadTimeMs)]),
        });
        const response = await inRunningTime(answer, options.attemptTimeoutMs, () => {
          goOnWithoutWaiting(answer);
          return new ProviderFailure('no_answer');
        });
        const text = await inRunningTime(textOf(response, onText), options.attemptTimeoutMs, () => {
          call.abort();
          return new ProviderFailure('no_answer');
        });
        return { status: response.status, text, headers: response.headers };
      } catch (error) {
        signal.throwIfAborted();
        if (error instanceof ProviderFailure) throw error;
        throw new ProviderFailure(isTooLarge(error) ? 'unreadable' : 'no_answer');
      } finally {
        signal.removeEventListener('abort', end);
      }
    },
  };
}

async function textOf(response: Response, onText: ((part: string) => void) | undefined): Promise<string> {
  if (!onText || !response.ok || !response.body) return response.text();
  let text = '';
  for await (const part of response.body.pipeThrough(new TextDecoderStream())) {
    text += part;
    onText(part);
  }
  return text;
}

function headersFor(address: string, apiKey: string | undefined): Record<string, string> {
  return {
    'content-type': 'application/json',
    accept: 'application/json',
    ...(apiKey && { authorization: `Bearer ${apiKey}` }),
    ...(apiKey && new URL(address).hostname.endsWith('.azure.com') && { 'api-key': apiKey }),
  };
}

function isTooLarge(error: unknown): boolean {
  return (
    error instanceof Error &&
    [error, error.cause].some((one) => one instanceof Error && one.name === 'AnswerTooLargeError')
  );
}
