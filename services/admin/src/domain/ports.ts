import type { AdVersion, SiteSettings } from '@selah/shared/contracts/admin/requests';
import type { Administrator, NewAdministrator } from './administrator.ts';
import type { OpenSession, SessionOrigin } from './session-origin.ts';

/** Another administrator has this name. */
export class UsernameTakenError extends Error {
  override readonly name = 'UsernameTakenError';
}

export interface AdministratorRepository {
  /** @throws UsernameTakenError */
  add(administrator: NewAdministrator): Promise<Administrator>;
  hasAny(): Promise<boolean>;
  findByUsername(username: string): Promise<Administrator | undefined>;
  findByEmail(email: string): Promise<Administrator | undefined>;
  findById(id: number): Promise<Administrator | undefined>;
  /** An outstanding reset stops working with the password that it was asked for. */
  setPassword(id: number, passwordHash: string): Promise<void>;
  setEmail(id: number, email: string): Promise<void>;
  /** Remembers one outstanding reset; an earlier one stops working. */
  rememberReset(id: number, tokenHash: string, expiry: Date): Promise<void>;
  /** Who holds this unexpired token. */
  findByReset(tokenHash: string, now: Date): Promise<Administrator | undefined>;
  /** Sets the password of whoever holds this unexpired token and forgets it, in one step: a token works once. */
  takeReset(tokenHash: string, now: Date, passwordHash: string): Promise<Administrator | undefined>;
}

export interface SiteSettingsRepository {
  get(): Promise<SiteSettings>;
  /** Only while what is saved equals `basedOn`, where that is given; says whether it did. */
  put(settings: SiteSettings, at: Date, basedOn?: SiteSettings): Promise<boolean>;
}

/** The states that both codes had, so that one can be used again. */
export interface AdVersionRepository {
  /** Answers its id. */
  add(version: SiteSettings & { readonly savedAt: Date; readonly savedBy: string }): Promise<number>;
  remove(id: number): Promise<void>;
  /** The last ten, newest first. */
  list(): Promise<readonly AdVersion[]>;
}

/** Code that somebody looks at before saving it, for a while. */
export interface AdPreviewStore {
  /** Answers the name under which it is found. */
  keep(code: string): Promise<string>;
  find(name: string): Promise<string | undefined>;
}

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

export interface Mailer {
  /** Resolves when the mail is handed over. */
  send(mail: Mail): Promise<void>;
  /** Rejects when mail cannot be handed over right now. */
  check(): Promise<void>;
}

/** The part of the session store that administrators need, and where each session was opened. */
export interface AdminSessions {
  /** Answers the token for the cookie. */
  open(administrator: Administrator, origin: SessionOrigin): Promise<string>;
  /** Those that stand now, newest first. */
  openOf(administratorId: number): Promise<readonly OpenSession[]>;
  end(sessionId: string): Promise<void>;
  endAllOf(administratorId: number): Promise<void>;
}
