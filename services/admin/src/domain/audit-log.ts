import type { AuditAction, AuditEntry } from '@selah/shared/contracts/audit/audit';
import { HOUR_MS } from '@selah/shared/contracts/lifetimes';

/** A failed login. */
export interface FailedSignIn {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Absent if there is no administrator of that name: what was typed may be a password. */
  readonly administrator?: string | undefined;
  readonly address: string;
}

/** The id of the row that holds all failed logins of one address and hour. */
export function failedSignInId({ at, administrator, address }: FailedSignIn): string {
  return `sign-in-failed ${Math.floor(at / HOUR_MS)} ${administrator === undefined ? 'unknown' : 'known'} ${address}`;
}

/** What administrators did, kept for a year. */
export interface AuditLog {
  /** Adds an entry once, however often it is added. */
  add(entry: AuditEntry): Promise<void>;
  /** Failed logins from one address within an hour are one entry, so that an attack does not fill the list. */
  addFailedSignIn(attempt: FailedSignIn): Promise<void>;
  /** Whether this administrator did one of these within a year. */
  hasAny(administrator: string, actions: readonly AuditAction[]): Promise<boolean>;
  /** The newest entries before a position, newest first. */
  list(before: Pick<AuditEntry, 'at' | 'id'> | undefined, most: number): Promise<readonly AuditEntry[]>;
}
