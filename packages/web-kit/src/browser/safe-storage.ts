/**
 * A text store that does not throw. If the browser refuses to store, values are kept until the page is
 * closed.
 */
export interface TextStore {
  read(key: string): string | null;
  write(key: string, text: string): void;
  remove(key: string): void;
  /** Whether a value written now is still there after a reload. */
  isPersistent(): boolean;
}

const PROBE = 'probe';

/**
 * A browser storage that does not throw. If it is blocked (private mode) or full, values are kept in memory
 * for this page view. `pick` is called on each use, because reading `window.localStorage` can throw.
 */
export function safeStorage(pick: () => Storage): TextStore {
  const fallback = new Map<string, string>();
  return {
    read(key) {
      if (fallback.has(key)) return fallback.get(key) ?? null;
      try {
        return pick().getItem(key);
      } catch {
        return null;
      }
    },
    write(key, text) {
      try {
        pick().setItem(key, text);
        fallback.delete(key);
      } catch {
        fallback.set(key, text);
      }
    },
    remove(key) {
      fallback.delete(key);
      try {
        pick().removeItem(key);
      } catch {
        // A blocked storage has nothing to remove.
      }
    },
    isPersistent() {
      try {
        pick().setItem(PROBE, PROBE);
        pick().removeItem(PROBE);
        return true;
      } catch {
        return false;
      }
    },
  };
}

export const visitStorage = safeStorage(() => window.sessionStorage);
export const deviceStorage = safeStorage(() => window.localStorage);

/** The value of a key; undefined if it is absent, not JSON, or fails `isExpected`. */
export function readJson<Value>(
  store: TextStore,
  key: string,
  isExpected: (raw: unknown) => raw is Value,
): Value | undefined {
  const text = store.read(key);
  if (text === null) return undefined;
  try {
    const raw: unknown = JSON.parse(text);
    return isExpected(raw) ? raw : undefined;
  } catch {
    return undefined;
  }
}

export function writeJson(store: TextStore, key: string, value: unknown): void {
  store.write(key, JSON.stringify(value));
}
