import { VISIT_KEYS } from '@selah/web-kit/browser/browser-keys';
import { readJson, visitStorage, writeJson } from '@selah/web-kit/browser/safe-storage';

/** By name, functions that return what to keep over a reload. */
const savers = new Map<string, () => unknown>();

/** Calls `save` at `reloadPage`. Returns what ends it. */
export function keepOverReload(name: string, save: () => unknown): () => void {
  savers.set(name, save);
  return () => {
    if (savers.get(name) === save) savers.delete(name);
  };
}

/** Reloads the page and keeps what was typed and received. */
export function reloadPage(): void {
  const kept = Object.fromEntries([...savers].map(([name, save]) => [name, save()]));
  writeJson(visitStorage, VISIT_KEYS.keptOverReload, kept);
  window.location.reload();
}

/** What the last reload kept under this name. */
export function keptOverReload<Value>(
  name: string,
  isExpected: (raw: unknown) => raw is Value,
): Value | undefined {
  const raw = readJson(visitStorage, VISIT_KEYS.keptOverReload, isRecord)?.[name];
  return isExpected(raw) ? raw : undefined;
}

/** Deletes what the last reload kept under this name. */
export function forgetKept(name: string): void {
  const { [name]: _, ...rest } = readJson(visitStorage, VISIT_KEYS.keptOverReload, isRecord) ?? {};
  if (Object.keys(rest).length > 0) writeJson(visitStorage, VISIT_KEYS.keptOverReload, rest);
  else visitStorage.remove(VISIT_KEYS.keptOverReload);
}

function isRecord(raw: unknown): raw is Record<string, unknown> {
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw);
}
