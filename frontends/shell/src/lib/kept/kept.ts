import { VISIT_KEYS } from '@selah/web-kit/browser/browser-keys';
import { readJson, visitStorage, writeJson } from '@selah/web-kit/browser/safe-storage';

const FORGOTTEN = 'selah-kept-forgotten';

let timesForgotten = 0;

/**
 * What the page keeps in the tab by name, at once, so that it survives every page load: a reload, a change of
 * the language, a new build, a tab that a phone has put away. It is deleted with the tab, by who wrote it,
 * and at logout. No passwords.
 */
export const kept = {
  /** Undefined if nothing expected is kept under this name. */
  read<Value>(name: string, isExpected: (raw: unknown) => raw is Value): Value | undefined {
    const raw = all()[name];
    return isExpected(raw) ? raw : undefined;
  },
  write: (name: string, value: unknown): void => store({ ...all(), [name]: value }),
  forget(name: string): void {
    const { [name]: _, ...rest } = all();
    store(rest);
  },
  /** At logout. What shows personal texts is drawn anew (`useTimesForgotten`). */
  forgetAll(): void {
    store({});
    timesForgotten += 1;
    window.dispatchEvent(new Event(FORGOTTEN));
  },
  /** How often everything was forgotten since the page was loaded, as an external store of React. */
  timesForgotten: () => timesForgotten,
  subscribe(listener: () => void): () => void {
    window.addEventListener(FORGOTTEN, listener);
    return () => window.removeEventListener(FORGOTTEN, listener);
  },
};

function all(): Record<string, unknown> {
  return readJson(visitStorage, VISIT_KEYS.kept, isRecord) ?? {};
}

function store(values: Record<string, unknown>): void {
  if (Object.keys(values).length > 0) writeJson(visitStorage, VISIT_KEYS.kept, values);
  else visitStorage.remove(VISIT_KEYS.kept);
}

function isRecord(raw: unknown): raw is Record<string, unknown> {
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw);
}
