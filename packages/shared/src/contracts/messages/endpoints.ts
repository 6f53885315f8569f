import type { Endpoint } from '../endpoint.ts';
import {
  aiMessageAnswerSchema,
  aiMessageRequestSchema,
  savedMessageListSchema,
  savedMessageSchema,
  savedMessagesQuerySchema,
  saveMessageRequestSchema,
} from './requests.ts';

export const messagesEndpoints = [
  {
    method: 'POST',
    path: '/api/ai/message',
    service: 'messages',
    access: 'anyone',
    limit: 'message',
    status: 200,
    summary: 'A personal message',
    json: aiMessageRequestSchema,
    answer: aiMessageAnswerSchema,
  },
  {
    method: 'POST',
    path: '/api/saved-messages',
    service: 'messages',
    access: 'own-site-user',
    limit: 'write',
    status: 201,
    summary: 'Save a message',
    json: saveMessageRequestSchema,
    answer: savedMessageSchema,
  },
  {
    method: 'GET',
    path: '/api/saved-messages/user/{userId}',
    service: 'messages',
    access: 'own-site-user',
    limit: 'read',
    status: 200,
    summary: 'Saved messages, newest first',
    query: savedMessagesQuerySchema,
    answer: savedMessageListSchema,
  },
  {
    method: 'DELETE',
    path: '/api/saved-messages/{id}',
    service: 'messages',
    access: 'own-site-user',
    limit: 'write',
    status: 204,
    summary: 'Delete a saved message',
  },
] as const satisfies readonly Endpoint[];
