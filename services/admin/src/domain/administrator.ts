/**
 * An administrator (M-159). Only the SHA-256 of a reset token is stored, until it is used or an hour has passed.
 */
export interface Administrator {
  readonly id: number;
  readonly username: string;
  /** An argon2id hash in PHC format; never leaves the service. */
  readonly passwordHash: string;
  readonly email?: string;
}

export type NewAdministrator = Omit<Administrator, 'id'>;
