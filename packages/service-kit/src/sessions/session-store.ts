/** Visitor and administrator sessions are separate; a browser can have both. */
export type SessionKind = 'site-user' | 'admin';

export interface Session {
  /** The token's SHA-256 in hexadecimal digits; it gives no access. */
  readonly id: string;
  readonly kind: SessionKind;
  readonly subjectId: number;
  /** The administrator's username; undefined for visitors. */
  readonly username?: string;
  readonly createdAt: number;
}

export interface NewSession {
  readonly kind: SessionKind;
  readonly subjectId: number;
  readonly username?: string;
}

/** Opaque sessions: a random 256-bit token in the cookie, only its hash in the store (OWASP Session Management). */
export interface SessionStore {
  /** Creates a session and returns its token, in base64url. */
  open(session: NewSession): Promise<string>;
  /** The session of a token, or undefined when it is unknown, ended or expired. Renews the idle time. */
  resolve(kind: SessionKind, token: string): Promise<Session | undefined>;
  /** The session of an id, without renewing it, for lists of sessions. */
  find(kind: SessionKind, id: string): Promise<Session | undefined>;
  end(id: string): Promise<void>;
  /** Ends all sessions of a user, e.g. after a password change. */
  endAllOf(kind: SessionKind, subjectId: number): Promise<void>;
}
