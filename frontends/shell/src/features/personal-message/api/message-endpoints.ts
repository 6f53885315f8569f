import type {
  AiMessageAnswer,
  AiMessageRequest,
  SavedMessage,
  SaveMessageRequest,
} from '@selah/shared/contracts/messages/requests';
import { lazySchema } from '@selah/shared/web/lazy-schema';
import { baseApi } from '@selah/shared/web/platform';

const contract = () => import('@selah/shared/contracts/messages/requests');

export const messageEndpoints = baseApi.injectEndpoints({
  endpoints: (build) => ({
    askForMessage: build.mutation<AiMessageAnswer, AiMessageRequest>({
      query: (json) => ({ path: '/api/ai/message', method: 'POST', json }),
      responseSchema: lazySchema(async () => (await contract()).aiMessageAnswerSchema),
    }),
    saveMessage: build.mutation<SavedMessage, SaveMessageRequest>({
      query: (json) => ({ path: '/api/saved-messages', method: 'POST', json }),
      responseSchema: lazySchema(async () => (await contract()).savedMessageSchema),
      invalidatesTags: ['SavedMessages'],
    }),
  }),
});

export const { useAskForMessageMutation, useSaveMessageMutation } = messageEndpoints;
