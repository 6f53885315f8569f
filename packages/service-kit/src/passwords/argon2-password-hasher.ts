import { hash, verify } from '@node-rs/argon2';
import { normalisePassword } from '@selah/shared/contracts/text/password';
import pLimit from 'p-limit';
import { AppError } from '../errors/app-error.ts';

export interface PasswordHasher {
  /** Hashes its normal form (`normalisePassword`). */
  hash(password: string): Promise<string>;
  /**
   * Compares the normal form, and then what was typed if it differs: hashes of before are of that. Takes the same time
   * for `undefined` as for a wrong password, so that timing does not reveal which accounts exist.
   */
  verify(hash: string | undefined, password: string): Promise<boolean>;
}

/** argon2id is the library's default; 19 MiB and two passes are OWASP's first recommendation. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** A running hash needs 19 MiB and a core. If the queue is full, callers get an error at once. */
const MAX_CONCURRENT = 2;
const MAX_WAITING = 64;

/**
 * Hashes passwords, a few at a time.
 * @throws AppError `unavailable` when the queue is full
 */
export function createArgon2PasswordHasher(): PasswordHasher {
  const limit = pLimit(MAX_CONCURRENT);
  const run = <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (limit.pendingCount >= MAX_WAITING) throw new AppError('unavailable', { retryAfter: 5 });
    return limit(work);
  };
  // Used when the account does not exist.
  const dummyHash = hash(crypto.randomUUID(), COST);
  return {
    hash: async (password) => run(() => hash(normalisePassword(password), COST)),
    verify: async (storedHash, password) => {
      const compared = storedHash ?? (await dummyHash);
      const normal = normalisePassword(password);
      const matches =
        (await run(() => verify(compared, normal))) ||
        (password !== normal && (await run(() => verify(compared, password))));
      return storedHash !== undefined && matches;
    },
  };
}
