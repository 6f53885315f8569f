import { usageStoreContract } from '../../../test/contracts/usage-store.contract.ts';
import { createInMemoryUsageStore } from './in-memory-usage-store.ts';

usageStoreContract('in memory', { empty: async (lastUpdated) => createInMemoryUsageStore(lastUpdated) });
