import { messageProviderContract } from '../../../test/contracts/message-provider.contract.ts';
import { createInMemoryProviderMemory } from '../in-memory/in-memory-provider-memory.ts';
import { createOpenAiProvider } from './openai-provider.ts';

messageProviderContract('of endpoints compatible with OpenAI', (baseUrl) =>
  createOpenAiProvider(
    {
      baseUrl,
      model: 'a-model',
      attemptTimeoutMs: 2_000,
      deadlineMs: 5_000,
      loadTimeMs: 5_000,
      maxOutputTokens: 800,
    },
    createInMemoryProviderMemory(),
  ),
);
