/** A visitor's account (M-160). `email` is in lower case, so that it is unique without regard to case. */
export interface SiteUser {
  readonly id: number;
  readonly email: string;
  readonly name: string;
  /** An argon2id hash in PHC format; never leaves the service. */
  readonly passwordHash: string;
  readonly createdAt: Date;
  readonly lastLogin: Date;
}

export type NewSiteUser = Omit<SiteUser, 'id' | 'lastLogin'>;
