import { deletedUsersContract } from '../../../test/contracts/deleted-users.contract.ts';
import { createInMemoryDeletedUsers } from './in-memory-deleted-users.ts';

deletedUsersContract('in memory', { empty: async () => createInMemoryDeletedUsers() });
