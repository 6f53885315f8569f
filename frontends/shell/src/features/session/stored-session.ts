import { DEVICE_KEYS, VISIT_KEYS } from '@selah/web-kit/browser/browser-keys';
import { deviceStorage, readJson, visitStorage, writeJson } from '@selah/web-kit/browser/safe-storage';
import type { SessionUser } from './domain/session-machine.ts';

/** What the browser stores of a session between pages. */
export const storedSession = {
  /** The stored visitor; undefined when the stored value is invalid. */
  user: (): SessionUser | undefined => {
    const stored = readJson(deviceStorage, DEVICE_KEYS.siteUser, isSessionUser);
    return stored && pickStoredFields(stored);
  },
  keepUser: (user: SessionUser): void =>
    writeJson(deviceStorage, DEVICE_KEYS.siteUser, pickStoredFields(user)),
  forgetUser: (): void => deviceStorage.remove(DEVICE_KEYS.siteUser),

  /** The session expired and no toast has shown it yet; the page may be reloaded before. */
  keepExpiryNotice: (): void => visitStorage.write(VISIT_KEYS.expiryNotice, '1'),
  hasExpiryNotice: (): boolean => visitStorage.read(VISIT_KEYS.expiryNotice) !== null,
  /** Whether to show the notice now. Reading it clears it. */
  takeExpiryNotice: (): boolean => {
    const untold = storedSession.hasExpiryNotice();
    visitStorage.remove(VISIT_KEYS.expiryNotice);
    return untold;
  },
};

/** Picks fields by name, so that additional fields of an answer are never stored (M-068). */
function pickStoredFields({ id, email, name }: SessionUser): SessionUser {
  return { id, email, name };
}

// Without zod, which is loaded after the header shows the visitor.
function isSessionUser(raw: unknown): raw is SessionUser {
  if (typeof raw !== 'object' || raw === null) return false;
  if (!('id' in raw) || !('email' in raw) || !('name' in raw)) return false;
  return (
    Number.isSafeInteger(raw.id) &&
    Number(raw.id) > 0 &&
    typeof raw.email === 'string' &&
    typeof raw.name === 'string'
  );
}
