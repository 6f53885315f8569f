/** Visitors and administrators have separate sessions, which may stand side by side in one browser. */
export type SessionKind = 'site-user' | 'admin';

export interface Session {
  /** The token's SHA-256 in hexadecimal: names the session without opening it. */
  readonly id: string;
  readonly kind: SessionKind;
  readonly subjectId: number;
  /** The administrator's username; absent for visitors. */
  readonly username?: string;
  readonly createdAt: number;
}

export interface NewSession {
  readonly kind: SessionKind;
  readonly subjectId: number;
  readonly username?: string;
}

/** Opaque sessions: a random 256-bit token outside, only its hash inside (OWASP Session Management). */
export interface SessionStore {
  /** Opens a session and answers the token for the cookie, base64url. */
  open(session: NewSession): Promise<string>;
  /** The session of a token, or undefined when it is unknown, ended, idle too long or too old. Renews its idle time. */
  resolve(kind: SessionKind, token: string): Promise<Session | undefined>;
  /** The session of an id while it stands, without renewing it: to show somebody where they are logged in. */
  find(kind: SessionKind, id: string): Promise<Session | undefined>;
  end(id: string): Promise<void>;
  /** Ends every session of a person, e.g. after a password change. */
  endAllOf(kind: SessionKind, subjectId: number): Promise<void>;
}
