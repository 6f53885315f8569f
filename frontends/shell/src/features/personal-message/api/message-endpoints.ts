import type {
  AiMessageAnswer,
  AiMessageRequest,
  SavedMessage,
  SaveMessageRequest,
} from '@selah/shared/contracts/messages/requests';
import { type ApiError, NO_ANSWER } from '@selah/web-kit/api-error';
import { lazySchema } from '@selah/web-kit/lazy-schema';
import { baseApi } from '@selah/web-kit/platform';

const contract = () => import('@selah/shared/contracts/messages/requests');

/** The answer is checked by its schema. */
type Answered = { readonly data: AiMessageAnswer } | { readonly error: ApiError };

function isDraft(raw: unknown): raw is { readonly message: string } {
  return typeof raw === 'object' && raw !== null && 'message' in raw && typeof raw.message === 'string';
}

export const messageEndpoints = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** What was checked so far of the letter that is being written for this key. */
    letterDraft: build.query<string, string>({
      queryFn: () => ({ data: '' }),
      keepUnusedDataFor: 0,
    }),
    // Repeated with the same key, it goes on with the same letter.
    askForMessage: build.mutation<AiMessageAnswer, AiMessageRequest & { readonly key: string }>({
      async queryFn({ key, ...json }, { dispatch }, _options, ask) {
        // Help that takes the place of a draft must not wait for it.
        void contract().catch(() => {});
        const call = {
          path: '/api/ai/message',
          method: 'POST',
          json,
          headers: { 'Idempotency-Key': key },
          // The server waits for the AI up to 25 seconds.
          timeoutMs: 60_000,
        } as const;
        const followed = await ask({
          ...call,
          onDraft(draft) {
            if (isDraft(draft))
              dispatch(messageEndpoints.util.updateQueryData('letterDraft', key, () => draft.message));
          },
        });
        // The connection broke, or something on the way does not let events through.
        const isLost = followed.error?.status === NO_ANSWER && navigator.onLine;
        return (isLost ? await ask(call) : followed) as Answered;
      },
      responseSchema: lazySchema(async () => (await contract()).aiMessageAnswerSchema),
    }),
    // Repeated with the same key, it returns the message saved by the first call.
    saveMessage: build.mutation<SavedMessage, SaveMessageRequest & { readonly saveKey: string }>({
      query: ({ saveKey, ...json }) => ({
        path: '/api/saved-messages',
        method: 'POST',
        json,
        headers: { 'Idempotency-Key': saveKey },
      }),
      responseSchema: lazySchema(async () => (await contract()).savedMessageSchema),
      invalidatesTags: ['SavedMessages'],
    }),
  }),
});

export const { useAskForMessageMutation, useLetterDraftQuery, useSaveMessageMutation } = messageEndpoints;
