import {
  type AiMessageAnswer,
  type AiMessageRequest,
  aiMessageAnswerSchema,
  type SavedMessage,
  type SaveMessageRequest,
  savedMessageSchema,
} from '@selah/shared/contracts/messages/requests';
import { baseApi } from '@selah/shared/web/platform';

export const messageEndpoints = baseApi.injectEndpoints({
  endpoints: (build) => ({
    askForMessage: build.mutation<AiMessageAnswer, AiMessageRequest>({
      query: (json) => ({ path: '/api/ai/message', method: 'POST', json }),
      responseSchema: aiMessageAnswerSchema,
    }),
    saveMessage: build.mutation<SavedMessage, SaveMessageRequest>({
      query: (json) => ({ path: '/api/saved-messages', method: 'POST', json }),
      responseSchema: savedMessageSchema,
      invalidatesTags: ['SavedMessages'],
    }),
  }),
});

export const { useAskForMessageMutation, useSaveMessageMutation } = messageEndpoints;
