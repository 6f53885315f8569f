import { VISIT_KEYS } from '@selah/web-kit/browser/browser-keys';
import { readJson, visitStorage, writeJson } from '@selah/web-kit/browser/safe-storage';
import { ownBuild, servedBuild } from './build.ts';

/**
 * Why only a reload helps: the server has another build, and what this page has not downloaded yet is gone; or the browser
 * remembers a download that failed and does not ask again (Firefox, HTML 8.1.5.3).
 */
export type ReloadReason = 'newVersion' | 'stuck';

let reason: ReloadReason | undefined;
const listeners = new Set<() => void>();

export const reloadReason = {
  get: (): ReloadReason | undefined => reason,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

let looking: Promise<void> | undefined;

/** To be called when a part of the application did not arrive: finds out whether trying again can help. */
export function partFailed(error: unknown): Promise<void> {
  looking ??= lookForReason(error).finally(() => {
    looking = undefined;
  });
  return looking;
}

async function lookForReason(error: unknown): Promise<void> {
  const served = await servedBuild();
  // Not this page's fault: the line or the server has to come back first.
  if (reason || !served) return;
  if (served !== ownBuild()) reason = 'newVersion';
  else if (await isStuck(error)) reason = 'stuck';
  if (reason) for (const listener of listeners) listener();
}

/** Whether the script that an error names is there for everybody but `import`. */
async function isStuck(error: unknown): Promise<boolean> {
  const [file] = /https?:\/\/\S+\.js\b\S*/.exec(error instanceof Error ? error.message : '') ?? [];
  if (!file) return false;
  try {
    if (!(await fetch(file)).ok) return false;
  } catch {
    return false;
  }
  return import(/* @vite-ignore */ file).then(
    () => false,
    () => true,
  );
}

/** By name, what is to be kept; asked when it is needed. */
const savers = new Map<string, () => unknown>();

/** Has `save` asked for what is to be there again after `reloadPage`. Returns what ends that. */
export function keepOverReload(name: string, save: () => unknown): () => void {
  savers.set(name, save);
  return () => {
    if (savers.get(name) === save) savers.delete(name);
  };
}

/** Reloads, and keeps what somebody typed or received. */
export function reloadPage(): void {
  writeJson(
    visitStorage,
    VISIT_KEYS.overReload,
    Object.fromEntries([...savers].map(([name, save]) => [name, save()])),
  );
  window.location.reload();
}

/** What was kept under this name by the reload that led here. Reading leaves it, `forgetKept` takes it away. */
export function keptOverReload<Value>(
  name: string,
  isExpected: (raw: unknown) => raw is Value,
): Value | undefined {
  const raw = readJson(visitStorage, VISIT_KEYS.overReload, isRecord)?.[name];
  return isExpected(raw) ? raw : undefined;
}

export function forgetKept(name: string): void {
  const { [name]: _, ...rest } = readJson(visitStorage, VISIT_KEYS.overReload, isRecord) ?? {};
  if (Object.keys(rest).length > 0) writeJson(visitStorage, VISIT_KEYS.overReload, rest);
  else visitStorage.remove(VISIT_KEYS.overReload);
}

/** Reloads without being asked, once for each build: a second time would help no more. */
export function reloadOnce(): void {
  const build = ownBuild() ?? '';
  if (!visitStorage.isPersistent() || visitStorage.read(VISIT_KEYS.reloadedBuild) === build) return;
  visitStorage.write(VISIT_KEYS.reloadedBuild, build);
  reloadPage();
}

function isRecord(raw: unknown): raw is Record<string, unknown> {
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw);
}
