import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { DeletedUsers } from '../../src/domain/ports.ts';

export interface DeletedUsersUnderTest {
  /** An empty list. */
  readonly empty: () => Promise<DeletedUsers>;
  readonly release?: () => Promise<void>;
}

/** The contract of every list of deleted accounts. */
export function deletedUsersContract(name: string, { empty, release }: DeletedUsersUnderTest): void {
  describe(`the deleted accounts, ${name}`, () => {
    let deletedUsers: DeletedUsers;
    beforeEach(async () => {
      deletedUsers = await empty();
    });
    afterEach(async () => release?.());

    it('contain the added ids, also if added repeatedly', async () => {
      expect(await deletedUsers.has(7)).toBe(false);
      await Promise.all(Array.from({ length: 5 }, () => deletedUsers.add(7)));
      expect(await deletedUsers.has(7)).toBe(true);
      expect(await deletedUsers.has(8)).toBe(false);
    });
  });
}
