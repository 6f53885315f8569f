import { psalterStoreContract } from '../../../test/contracts/psalter-store.contract.ts';
import { createInMemoryPsalters } from './in-memory-psalters.ts';

psalterStoreContract('in memory', { empty: async () => createInMemoryPsalters() });
