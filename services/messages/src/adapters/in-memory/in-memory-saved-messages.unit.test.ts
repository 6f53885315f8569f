import { savedMessageRepositoryContract } from '../../../test/contracts/saved-message-repository.contract.ts';
import { createInMemorySavedMessages } from './in-memory-saved-messages.ts';

savedMessageRepositoryContract('in memory', { empty: async () => createInMemorySavedMessages() });
