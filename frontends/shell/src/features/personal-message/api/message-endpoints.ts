import type {
  AiMessageAnswer,
  AiMessageRequest,
  SavedMessage,
  SaveMessageRequest,
} from '@selah/shared/contracts/messages/requests';
import { lazySchema } from '@selah/web-kit/lazy-schema';
import { baseApi } from '@selah/web-kit/platform';

const contract = () => import('@selah/shared/contracts/messages/requests');

export const messageEndpoints = baseApi.injectEndpoints({
  endpoints: (build) => ({
    askForMessage: build.mutation<AiMessageAnswer, AiMessageRequest>({
      // The server waits for the AI up to 20 seconds, twice.
      query: (json) => ({ path: '/api/ai/message', method: 'POST', json, timeoutMs: 60_000 }),
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

export const { useAskForMessageMutation, useSaveMessageMutation } = messageEndpoints;
