import type { RecordAction } from '@selah/service-kit/audit/record-action';
import type { Clock } from '@selah/service-kit/clock';
import { AppError } from '@selah/service-kit/errors/app-error';
import type { Logger } from '@selah/service-kit/logging/logger';
import type { PasswordHasher } from '@selah/service-kit/passwords/argon2-password-hasher';
import type { LoginGuard } from '@selah/service-kit/passwords/login-guard';
import { usernameKey } from '@selah/shared/contracts/admin/username-key';
import type { Administrator } from '../domain/administrator.ts';
import type { AuditLog, FailedSignIn } from '../domain/audit-log.ts';
import type { AdministratorRepository, AdminSessions } from '../domain/ports.ts';
import type { SessionOrigin } from '../domain/session-origin.ts';

export interface LogInAdministratorDeps {
  readonly administrators: AdministratorRepository;
  readonly passwords: PasswordHasher;
  readonly guard: LoginGuard;
  /** Waits the given milliseconds. */
  readonly wait: (milliseconds: number) => Promise<void>;
  readonly sessions: AdminSessions;
  readonly auditLog: AuditLog;
  readonly recordAction: RecordAction;
  readonly logger: Logger;
  readonly now: Clock;
}

export interface LogInAdministratorInput {
  readonly username: string;
  readonly password: string;
  /** The session of the request, which is ended against session fixation (OWASP). */
  readonly previousSessionId: string | undefined;
  readonly origin: SessionOrigin;
  /** The client's address. */
  readonly address: string;
  /** The device tokens that the browser sent. */
  readonly devices: readonly string[];
}

export interface AdministratorLogin {
  readonly administrator: Administrator;
  /** For the session cookie. */
  readonly token: string;
  /** For the device cookie, by which this browser is recognised. */
  readonly deviceToken: string;
}

/**
 * Opens an administrator's session (M-222).
 * @throws AppError `bad_credentials`, the same for an unknown name and a wrong password, or `rate_limited`
 */
export async function logInAdministrator(
  deps: LogInAdministratorDeps,
  { username, password, previousSessionId, address, devices, origin }: LogInAdministratorInput,
): Promise<AdministratorLogin> {
  const { administrators, passwords, guard, wait, sessions, recordAction } = deps;
  const attempt = { account: usernameKey(username), address, devices };
  const { refusedForSeconds: seconds, delayMs } = await guard.attempt(attempt);
  if (seconds > 0) throw new AppError('rate_limited', { params: { seconds }, retryAfter: seconds });
  await wait(delayMs);

  const administrator = await administrators.findByUsername(username);
  const matches = await passwords.verify(administrator?.passwordHash, password);
  if (!administrator || !matches) {
    await noteFailure(deps, { administrator: administrator?.username, address });
    throw new AppError('bad_credentials');
  }

  const deviceToken = await guard.succeed(attempt);
  if (previousSessionId) await sessions.end(previousSessionId);
  const token = await sessions.open(administrator, origin);
  await recordAction({
    at: new Date(deps.now()).toISOString(),
    action: 'signed-in',
    administrator: administrator.username,
    address,
    object: {},
  });
  return { administrator, token, deviceToken };
}

/** A wrong password gets the same answer when the audit log cannot be written. */
async function noteFailure(
  { auditLog, logger, now }: LogInAdministratorDeps,
  attempt: Pick<FailedSignIn, 'administrator' | 'address'>,
): Promise<void> {
  await auditLog
    .addFailedSignIn({ ...attempt, at: now() })
    .catch((error: unknown) => logger.warn({ err: error }, 'a failed login could not be noted'));
}
