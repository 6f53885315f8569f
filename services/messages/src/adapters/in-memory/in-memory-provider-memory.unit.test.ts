import { providerMemoryContract } from '../../../test/contracts/provider-memory.contract.ts';
import { createInMemoryProviderMemory } from './in-memory-provider-memory.ts';

providerMemoryContract('in memory', { empty: async () => createInMemoryProviderMemory() });
