import { describeSiteUserRepository } from '../../../test/contracts/site-user-repository.contract.ts';
import { createInMemorySiteUserRepository } from './in-memory-site-user-repository.ts';

describeSiteUserRepository('in memory', async () => ({
  siteUsers: createInMemorySiteUserRepository(),
  close: async () => {},
}));
