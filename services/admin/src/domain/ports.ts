import type { AdVersion } from '@selah/shared/contracts/admin/ads';
import type { ContactAnswer, ContactVersion } from '@selah/shared/contracts/admin/contact';
import type { SiteSettings } from '@selah/shared/contracts/site-settings';
import type { Administrator, NewAdministrator } from './administrator.ts';
import type { OpenSession, SessionOrigin } from './session-origin.ts';

/** Another administrator has this username. */
export class UsernameTakenError extends Error {
  override readonly name = 'UsernameTakenError';
}

export interface AdministratorRepository {
  /** @throws UsernameTakenError */
  add(administrator: NewAdministrator): Promise<Administrator>;
  hasAny(): Promise<boolean>;
  /** The addresses of those who have one. */
  emails(): Promise<readonly string[]>;
  /** Ignores letter case and invisible characters (`usernameKey`). */
  findByUsername(username: string): Promise<Administrator | undefined>;
  findByEmail(email: string): Promise<Administrator | undefined>;
  findById(id: number): Promise<Administrator | undefined>;
  /** Sets the password and cancels an outstanding reset. */
  setPassword(id: number, passwordHash: string): Promise<void>;
  setEmail(id: number, email: string): Promise<void>;
  /** Stores an outstanding reset, which replaces an earlier one. */
  rememberReset(id: number, tokenHash: string, expiry: Date): Promise<void>;
  /** The administrator with this unexpired token. */
  findByReset(tokenHash: string, now: Date): Promise<Administrator | undefined>;
  /**
   * Sets the password of the administrator with this unexpired token and deletes the token, in one step, so that it
   * works once.
   */
  takeReset(tokenHash: string, now: Date, passwordHash: string): Promise<Administrator | undefined>;
}

export interface SiteSettingsRepository {
  get(): Promise<SiteSettings>;
  /** If `basedOn` is given, saves only while it equals the stored settings. Returns whether it saved. */
  put(settings: SiteSettings, at: Date, basedOn?: SiteSettings): Promise<boolean>;
}

/** Earlier versions of both codes. */
export interface AdVersionRepository {
  /** Returns its id. */
  add(version: SiteSettings & { readonly savedAt: Date; readonly savedBy: string }): Promise<number>;
  remove(id: number): Promise<void>;
  /** The last ten, newest first. */
  list(): Promise<readonly AdVersion[]>;
}

/** The versions of the community's contact, numbered without gaps; the newest one is shown. */
export interface ContactRepository {
  /** Version 0 without a contact before the first change. */
  current(): Promise<ContactAnswer>;
  /** Adds a version. Returns false if its number exists: somebody else changed the contact meanwhile. */
  add(version: ContactVersion): Promise<boolean>;
  /** The last ten, newest first. */
  list(): Promise<readonly ContactVersion[]>;
}

/** Code for a preview, stored for a short time. */
export interface AdPreviewStore {
  /** Returns the id of the preview. */
  keep(code: string): Promise<string>;
  find(name: string): Promise<string | undefined>;
}

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

export interface Mailer {
  /** Resolves when the mail is accepted for delivery. */
  send(mail: Mail): Promise<void>;
  /** Rejects when mail cannot be sent. */
  check(): Promise<void>;
}

/** What an administrator is told about a session. */
export interface SessionDescription extends OpenSession {
  readonly administratorId: number;
}

/** Descriptions of sessions for their owner. Ids are hashes of the tokens. */
export interface SessionDescriptions {
  add(description: SessionDescription): Promise<void>;
  /** Newest first. */
  listOf(administratorId: number): Promise<readonly OpenSession[]>;
  remove(id: string): Promise<void>;
  removeAllOf(administratorId: number): Promise<void>;
  /** @param at milliseconds since 1970 */
  removeOpenedBefore(at: number): Promise<void>;
}

/** The session operations that administrators need, with the origin of each session. */
export interface AdminSessions {
  /** Returns the token for the cookie. */
  open(administrator: Administrator, origin: SessionOrigin): Promise<string>;
  /** The active sessions, newest first. */
  openOf(administratorId: number): Promise<readonly OpenSession[]>;
  end(sessionId: string): Promise<void>;
  endAllOf(administratorId: number): Promise<void>;
}
