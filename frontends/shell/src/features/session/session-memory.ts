import { DEVICE_KEYS, VISIT_KEYS } from '@selah/web-kit/browser/browser-keys';
import { deviceStorage, readJson, visitStorage, writeJson } from '@selah/web-kit/browser/safe-storage';
import type { SessionUser } from './domain/session-machine.ts';

/** What the browser remembers of a session between two pages. */
export const sessionMemory = {
  /** The stored visitor; undefined when the stored value is not one. */
  user: (): SessionUser | undefined => {
    const stored = readJson(deviceStorage, DEVICE_KEYS.siteUser, isSessionUser);
    return stored && pickStoredFields(stored);
  },
  keepUser: (user: SessionUser): void =>
    writeJson(deviceStorage, DEVICE_KEYS.siteUser, pickStoredFields(user)),
  forgetUser: (): void => deviceStorage.remove(DEVICE_KEYS.siteUser),

  /** The session expired and no toast has said so yet. The page may be reloaded before one can. */
  keepExpiryNotice: (): void => visitStorage.write(VISIT_KEYS.expiryNotice, '1'),
  hasExpiryNotice: (): boolean => visitStorage.read(VISIT_KEYS.expiryNotice) !== null,
  /** Whether to show the notice now. Reading it clears it. */
  takeExpiryNotice: (): boolean => {
    const untold = sessionMemory.hasExpiryNotice();
    visitStorage.remove(VISIT_KEYS.expiryNotice);
    return untold;
  },
};

/** By name: a server that one day answers more must not thereby store more (M-068). */
function pickStoredFields({ id, email, name }: SessionUser): SessionUser {
  return { id, email, name };
}

// Without zod, which is downloaded after the header shows the visitor.
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
