/** Who runs the product (M-159). The reset token is kept as its SHA-256 only, until it is used or an hour has gone. */
export interface Administrator {
  readonly id: number;
  readonly username: string;
  /** An argon2id hash in PHC format; never leaves the service. */
  readonly passwordHash: string;
  readonly email?: string;
}

export type NewAdministrator = Omit<Administrator, 'id'>;
