import type { EventData, EventName } from '@selah/shared/contracts/event-catalogue';
import type { SavedMessage } from '@selah/shared/contracts/messages/requests';
import type { NewSiteUser, SiteUser } from './site-user.ts';

/** The e-mail belongs to another account. Thrown by `SiteUserRepository.add`, also for the loser of a race. */
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
  /** Says whether the account was there. */
  remove(id: number): Promise<boolean>;
}

/** The part of the session store that accounts need. */
export interface SiteUserSessions {
  /** The token for the cookie. */
  open(userId: number): Promise<string>;
  end(sessionId: string): Promise<void>;
  endAllOf(userId: number): Promise<void>;
}

/** What the messages service keeps of a person, read on that person's behalf. */
export interface SavedMessages {
  listOf(userId: number): Promise<readonly SavedMessage[]>;
}

export interface EventPublisher {
  publish<Name extends EventName>(name: Name, data: EventData<Name>): Promise<void>;
}
