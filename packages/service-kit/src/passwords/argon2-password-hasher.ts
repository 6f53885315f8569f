import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { AppError } from '../errors/app-error.ts';

export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /** Takes as long for `undefined` as for a wrong password, so that time does not tell which accounts exist. */
  verify(hash: string | undefined, password: string): Promise<boolean>;
}

/** argon2id is the library's default variant; 19 MiB and two passes are OWASP's first recommendation. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Each hash in work holds 19 MiB and a core; beyond the queue an honest "try again" is better than a long wait. */
const AT_ONCE = 2;
const MAX_WAITING = 64;

/** Hashes passwords, a few at a time. @throws AppError `unavailable` when too many wait already */
export function createArgon2PasswordHasher(): PasswordHasher {
  const limit = pLimit(AT_ONCE);
  const run = <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (limit.pendingCount >= MAX_WAITING) throw new AppError('unavailable', { retryAfter: 5 });
    return limit(work);
  };
  // Compared with when the account does not exist; nobody knows its password.
  const dummyHash = hash(crypto.randomUUID(), COST);
  return {
    hash: async (password) => run(() => hash(password, COST)),
    verify: async (storedHash, password) => {
      const compared = storedHash ?? (await dummyHash);
      const matches = await run(() => verify(compared, password));
      return storedHash !== undefined && matches;
    },
  };
}
