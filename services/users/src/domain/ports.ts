import type { EventData, EventName } from '@selah/shared/contracts/event-catalogue';
import type { SavedMessage } from '@selah/shared/contracts/messages/requests';
import type { NewSiteUser, SiteUser } from './site-user.ts';

/** Another account has this e-mail address. Thrown by `SiteUserRepository.add`, also in a race. */
export class EmailTakenError extends Error {
  override readonly name = 'EmailTakenError';
}

export interface SiteUserRepository {
  /** @throws EmailTakenError */
  add(user: NewSiteUser): Promise<SiteUser>;
  findById(id: number): Promise<SiteUser | undefined>;
  /** `email` in lower case. */
  findByEmail(email: string): Promise<SiteUser | undefined>;
  recordLogin(id: number, at: Date): Promise<void>;
  /** Returns whether the account existed. */
  remove(id: number): Promise<boolean>;
}

/** The session operations that accounts need. */
export interface SiteUserSessions {
  /** Returns the token for the cookie. */
  open(userId: number): Promise<string>;
  end(sessionId: string): Promise<void>;
  endAllOf(userId: number): Promise<void>;
}

/** A visitor's saved messages, read with the visitor's identity. */
export interface SavedMessages {
  listOf(userId: number): Promise<readonly SavedMessage[]>;
}

export interface EventPublisher {
  publish<Name extends EventName>(name: Name, data: EventData<Name>): Promise<void>;
}
